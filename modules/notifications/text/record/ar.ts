import { ar as proposals } from '#modules/requests/text/templates/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as notifications } from '../ar.ts'
import { ar as mailing } from '../mailing/ar.ts'
import { ar as sending } from '../sending/ar.ts'

export const ar = {
  rights: {
    stopSend: notifications.acts.stopSend.do,
    changeStatusMail: 'تغيير قالب بريد',
    removeStatusMail: 'إزالة قالب بريد',
    restoreStatusMail: 'إعادة النص الأصلي لقالب بريد',
    testStatusMail: 'إرسال تجربة قالب بريد',
    cordinatorSendMail: 'إرسال بريد إلى أفراد شعبة',
    changeMailTemplate: 'تغيير نص رسالة',
    restoreMailTemplate: 'إعادة النص الأصلي لرسالة',
    sendTestLetter: 'إرسال رسالة تجربة',
  },
  columns: {
    state: terms.state,
    endedAt: sending.fields.endedAt,
    title: notifications.messageTitle,
    body: proposals.text,
    isOwn: 'نص الأكاديمية',
  },
  facts: {
    letter: notifications.templates.letter,
    language: terms.language,
    mailType: mailing.type,
    status: terms.status,
    recipients: 'عدد المستلمين',
    sendId: 'رقم الإرسال',
    everyMember: 'لكل الأعضاء',
    topic: notifications.templates.topic,
  },
} as const
