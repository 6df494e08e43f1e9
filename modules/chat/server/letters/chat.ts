import { letters } from '#platform/server/notices/letter.ts'

export const chatLetters = letters({
  chatMessagesWait: {
    topic: 'teaching',
    type: null,
    mail: false,
    title: {
      ar: 'رسائل لم تقرأها في الشعبة {{code}}',
      en: 'Unread messages in class {{code}}',
      fr: 'Messages non lus dans la session {{code}}',
    },
    body: {
      ar: 'وصلتك رسائل في محادثات الشعبة {{code}} ولم تقرأها بعد.',
      en: 'Messages to you wait in the conversations of class {{code}}.',
      fr: 'Des messages vous attendent dans les conversations de la session {{code}}.',
    },
  },
  chatMessageReported: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'بلاغ عن رسالة في الشعبة {{code}}',
      en: 'A message of class {{code}} was reported',
      fr: 'Un message de la session {{code}} a été signalé',
    },
    body: {
      ar: 'أبلغ أحد المشاركين عن رسالة في محادثات الشعبة {{code}}. اقرأ البلاغ واتخذ قرارك.',
      en: 'Somebody has reported a message in the conversations of class {{code}}. Read the report and decide.',
      fr: 'Un participant a signalé un message dans les conversations de la session {{code}}. Lisez le signalement et décidez.',
    },
  },
})
