export const ar = {
  rights: {
    changeMailTemplate: 'تغيير نص رسالة',
    restoreMailTemplate: 'إعادة النص الأصلي لرسالة',
    sendTestLetter: 'إرسال رسالة تجربة',
  },
  columns: { title: 'العنوان', body: 'النص', isOwn: 'نص الأكاديمية' },
  facts: {
    letter: 'الرسالة',
    language: 'اللغة',
    recipients: 'عدد المستلمين',
    everyMember: 'لكل الأعضاء',
    topic: 'الموضوع',
  },
} as const
