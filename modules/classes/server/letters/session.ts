import { letters } from '#platform/server/notices/letter.ts'

export const sessionLetters = letters({
  sessionAdded: {
    topic: 'schedule',
    type: 3,
    title: {
      ar: 'جلسة جديدة في الشعبة {{class}}',
      en: 'A new session of class {{class}}',
      fr: 'Nouvelle séance de la session {{class}}',
    },
    body: {
      ar: 'أُضيفت جلسة إلى «{{course}}» ({{class}}) في {{sessionDay}} الساعة {{time}}. تجدها في جدولك.',
      en: '“{{course}}” ({{class}}) has a new session on {{sessionDay}} at {{time}}. It stands on your schedule.',
      fr: '« {{course}} » ({{class}}) a une nouvelle séance le {{sessionDay}} à {{time}}. Elle figure dans votre emploi du temps.',
    },
  },
  classChange: {
    topic: 'schedule',
    type: 3,
    title: {
      ar: 'تغيّر موعد في الشعبة {{class}}',
      en: 'A change in class {{class}}',
      fr: 'Changement dans la session {{class}}',
    },
    body: {
      ar: 'جلسة «{{course}}» ({{class}}) التي كانت في {{fromDay}} أصبحت في {{sessionDay}} الساعة {{time}}. راجِع القاعة في جدولك.',
      en: 'The session of “{{course}}” ({{class}}) of {{fromDay}} is now on {{sessionDay}} at {{time}}. See your schedule for the classRoom.',
      fr: 'La séance de « {{course}} » ({{class}}) du {{fromDay}} a lieu le {{sessionDay}} à {{time}}. Consultez la salle dans votre emploi du temps.',
    },
  },
  sessionChanged: {
    topic: 'schedule',
    type: 3,
    mail: false,
    title: {
      ar: 'تغيّرت جلسة في الشعبة {{class}}',
      en: 'A session of class {{class}} was changed',
      fr: 'Une séance de la session {{class}} a été modifiée',
    },
    body: {
      ar: 'تغيّر مدرب جلسة {{sessionDay}} أو موضوعها في «{{course}}» ({{class}})، وموعدها كما هو. راجِع جدولك.',
      en: 'Who teaches the session of {{sessionDay}} of “{{course}}” ({{class}}), or what it is about, has changed; its time stays. Please look at your schedule.',
      fr: 'Le formateur ou le thème de la séance du {{sessionDay}} de « {{course}} » ({{class}}) a changé ; l’horaire reste. Consultez votre emploi du temps.',
    },
  },
  sessionCancelled: {
    topic: 'schedule',
    type: 3,
    title: {
      ar: 'أُلغيت جلسة في الشعبة {{class}}',
      en: 'A session of class {{class}} is cancelled',
      fr: 'Une séance de la session {{class}} est annulée',
    },
    body: {
      ar: 'أُلغيت جلسة «{{course}}» ({{class}}) التي كانت في {{sessionDay}} الساعة {{time}}. بقية الجلسات كما هي في جدولك.',
      en: 'The session of “{{course}}” ({{class}}) on {{sessionDay}} at {{time}} is cancelled. The other sessions stay as they stand on your schedule.',
      fr: 'La séance de « {{course}} » ({{class}}) du {{sessionDay}} à {{time}} est annulée. Les autres séances restent dans votre emploi du temps.',
    },
  },
})
