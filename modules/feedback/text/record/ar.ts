import { ar as feedback } from '../ar.ts'

export const ar = {
  rights: {
    addFeedbackQuestion: 'إضافة سؤال تقييم',
    editFeedbackQuestion: 'تعديل سؤال تقييم',
    deleteFeedbackQuestion: feedback.deleteTitle,
    orderFeedbackQuestions: 'ترتيب أسئلة التقييم',
    saveFeedbackCategory: 'حفظ محور تقييم',
    deleteFeedbackCategory: 'حذف محور تقييم',
  },
  columns: {
    categoryId: feedback.fields.category,
    kind: feedback.fields.kind,
    text: feedback.fields.text,
    answer: feedback.fields.answer,
    choices: feedback.fields.choices,
    isRequired: feedback.fields.isRequired,
    isActive: feedback.fields.isActive,
  },
} as const
