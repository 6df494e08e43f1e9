import { letters } from '#platform/server/notices/letter.ts'

export const teachingLetters = letters({
  instructorConfirm: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'نرجو تأكيدك تدريس {{course}}',
      en: 'Please confirm that you teach {{course}}',
      fr: 'Merci de confirmer : {{course}}',
    },
    body: {
      ar: 'رُشّحت لتدريس «{{course}}» ابتداءً من {{day}}. نرجو القبول أو الاعتذار مع ذكر السبب.',
      en: 'You are asked to teach “{{course}}” from {{day}}. Please accept, or decline with a reason.',
      fr: 'On vous propose « {{course}} » à partir du {{day}}. Merci d’accepter ou de décliner avec un motif.',
    },
  },
  instructorReminder: {
    topic: 'teaching',
    type: 1,
    title: {
      ar: 'ما زلنا ننتظر ردّك على تدريس {{course}}',
      en: 'Your answer is awaited: {{course}}',
      fr: 'Votre réponse est attendue : {{course}}',
    },
    body: {
      ar: 'لم يصلنا ردّك على تدريس «{{course}}» ابتداءً من {{day}}. نرجو القبول أو الاعتذار حتى نرتّب الشعبة.',
      en: 'We have no answer yet on teaching “{{course}}” from {{day}}. Please accept or decline, so that the course can be arranged.',
      fr: 'Nous n’avons pas encore votre réponse pour « {{course}} » à partir du {{day}}. Merci d’accepter ou de décliner pour que la formation puisse être organisée.',
    },
  },
  teachingReleased: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'لم يعد تدريس {{course}} مطلوبًا منك',
      en: 'You are no longer asked to teach {{course}}',
      fr: 'Votre intervention n’est plus demandée : {{course}}',
    },
    body: {
      ar: 'تغيّر ترتيب «{{course}}» التي تبدأ في {{day}} ولم يعد تدريسها مطلوبًا منك. وقتك متاح لغيرها، ونشكرك.',
      en: '“{{course}}”, which starts on {{day}}, was arranged differently and you are no longer asked to teach it. Your time is free again; thank you.',
      fr: '« {{course}} » du {{day}} a été réorganisée et votre intervention n’est plus demandée. Votre temps est de nouveau libre ; merci.',
    },
  },
  teachingPostponed: {
    topic: 'teaching',
    type: 3,
    title: {
      ar: 'أُجّلت {{course}}',
      en: '{{course}} is postponed',
      fr: '{{course}} est reportée',
    },
    body: {
      ar: 'أُجّلت «{{course}}» إلى {{newDay}} ولم يعد موعدها الأول محجوزًا لك. سنسألك من جديد حين يثبت الموعد.',
      en: '“{{course}}” is postponed to {{newDay}}; you no longer need to keep the former dates. You will be asked again once the new ones stand.',
      fr: '« {{course}} » est reportée au {{newDay}} ; les anciennes dates ne vous sont plus réservées. Nous vous solliciterons de nouveau une fois la date fixée.',
    },
  },
  teachingCancelled: {
    topic: 'teaching',
    type: 3,
    title: {
      ar: 'أُلغيت {{course}}',
      en: '{{course}} is cancelled',
      fr: '{{course}} est annulée',
    },
    body: {
      ar: 'أُلغيت «{{course}}» التي كانت تبدأ في {{day}}. وقتك متاح لغيرها، ونشكرك.',
      en: '“{{course}}”, which was to start on {{day}}, is cancelled. Your time is free again; thank you.',
      fr: '« {{course}} » prévue le {{day}} est annulée. Votre temps est de nouveau libre ; merci.',
    },
  },
})
