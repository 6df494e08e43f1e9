export const ar = {
  /* Calls that do no act of their own: the words of their rights. */
  rights: {
    approveRegistrations: 'قبول',
    sendInvoices: 'إصدار الفاتورة وإرسالها',
  },
  /* The registration's columns, as the audit shows them before and after. */
  columns: {
    main: 'حالة التسجيل',
    visa: 'التأشيرة',
    money: 'السداد',
    travel: 'السفر والإقامة',
    hasSeat: 'له مقعد',
    seatUntil: 'المقعد محجوز حتى',
    seatFrozenAt: 'أُوقفت مهلة المقعد',
    reason: 'السبب',
    organizationId: 'رقم الجهة',
    organizationAgreedAt: 'وافقت الجهة على السداد',
    submittedAt: 'أُرسل الطلب',
    waitingSince: 'في قائمة الانتظار منذ',
    confirmedAt: 'تأكد التسجيل',
    flight: 'الرحلة',
    hotel: 'الفندق',
    roomType: 'نوع الغرفة',
    needsAccommodation: 'تلزم إقامة',
  },
} as const
