import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as notifications } from '../ar.ts'

export const ar = {
  rights: {
    changeMailTemplate: 'تغيير نص رسالة',
    restoreMailTemplate: 'إعادة النص الأصلي لرسالة',
    sendTestLetter: 'إرسال رسالة تجربة',
  },
  columns: { title: notifications.messageTitle, body: 'النص', isOwn: 'نص الأكاديمية' },
  facts: {
    letter: notifications.templates.letter,
    language: terms.language,
    recipients: 'عدد المستلمين',
    everyMember: 'لكل الأعضاء',
    topic: notifications.templates.topic,
  },
} as const
