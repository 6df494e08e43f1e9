export const ar = {
  /* A call that does no act of its own: the word of its right. */
  rights: { deleteListOfCourseClass: 'حذف' },
  /* The columns of a class, of its sessions and its instructors, as the audit shows them before and after. */
  columns: {
    code: 'رقم الشعبة',
    courseId: 'رقم الدورة',
    startsOn: 'تاريخ البدء',
    endsOn: 'تاريخ الانتهاء',
    place: 'المكان',
    classRoomId: 'رقم القاعة',
    language: 'لغة التدريب',
    minTrainees: 'الحد الأدنى للمتدربين',
    maxTrainees: 'الحد الأقصى للمتدربين',
    fee: 'رسوم المتدرب',
    organizationId: 'رقم الجهة',
    coordinatorId: 'رقم حساب المنسق',
    state: 'الحالة',
    day: 'اليوم',
    startsAt: 'من الساعة',
    endsAt: 'إلى الساعة',
    moduleId: 'رقم الوحدة',
    instructorId: 'رقم المدرب',
    role: 'الدور',
    changed: 'ما تغيّر منذ قبوله',
    askedAt: 'سُئل في',
    decidedAt: 'ردّ في',
  },
  /* What facts carry beside the columns. */
  facts: { fromDay: 'يومها السابق', instructorIds: 'أرقام المدربين', planRowId: 'رقم بند الخطة' },
} as const
