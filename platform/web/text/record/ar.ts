export const ar = {
  facts: {
    report: 'المستند',
    ID: 'رقم السجل',
    CourseClassID: 'رقم الشعبة',
    TraineeID: 'رقم المتدرب',
    AnnualPlanID: 'رقم بند الخطة',
  },
} as const
