import { letters } from '#platform/server/notices/letter.ts'

export const planLetters = letters({
  planProposed: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'بند خطة جديد ينتظر اعتمادك: {{course}}',
      en: 'A plan awaits your approval: {{course}}',
      fr: 'Un plan attend votre accord : {{course}}',
    },
    body: {
      ar: 'اقتُرح تنفيذ دورة «{{course}}» ابتداءً من {{day}}. راجِع الموعد والقاعة والمدرب ثم اعتمِد أو أعِد.',
      en: 'The course “{{course}}” is proposed from {{day}}. Look at the dates, the classroom and the instructor, then approve it or send it back.',
      fr: 'La formation « {{course}} » est proposée à partir du {{day}}. Vérifiez dates, salle et formateur, puis approuvez ou renvoyez.',
    },
  },
  planHandedOver: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'صرت المنسق لبند {{course}}',
      en: 'You now coordinate the plan of {{course}}',
      fr: 'Vous coordonnez désormais {{course}}',
    },
    body: {
      ar: 'أُسند إليك تنسيق بند «{{course}}» في {{day}}. تصلك من الآن ردود مدربيه وما يتغير فيه.',
      en: 'The plan row of “{{course}}” on {{day}} was given to you to coordinate. You hear of its instructors’ answers and its changes from now on.',
      fr: 'La ligne du plan de « {{course}} » du {{day}} vous est confiée. Vous recevez désormais les réponses de ses formateurs et ses changements.',
    },
  },
  planApproved: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'اعتُمد بند {{course}}',
      en: 'Plan row approved: {{course}}',
      fr: 'Ligne du plan approuvée : {{course}}',
    },
    body: {
      ar: 'اعتُمد تنفيذ دورة «{{course}}» في {{day}}. يمكنك الآن تأكيدها لتُنشأ الشعبة بجلساتها متى قبل المدرب.',
      en: 'The course “{{course}}” on {{day}} is approved. Confirm it once the instructor has accepted; its class is made then.',
      fr: 'La formation « {{course}} » du {{day}} est approuvée. Confirmez-la dès que le formateur a accepté : la session sera alors créée.',
    },
  },
  planSentBack: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'أُعيد إليك بند {{course}}',
      en: 'Plan row sent back: {{course}}',
      fr: 'Ligne du plan renvoyée : {{course}}',
    },
    body: {
      ar: 'أُعيد بند «{{course}}» في {{day}} لتعديله. السبب: {{reason}}. عدّله ثم اقترحه من جديد.',
      en: 'The plan of “{{course}}” on {{day}} was sent back. Reason: {{reason}}. Amend it and propose it again.',
      fr: 'Le plan de « {{course}} » du {{day}} vous est renvoyé. Motif : {{reason}}. Corrigez-le et proposez-le de nouveau.',
    },
  },
  planWaived: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'سُمح بالتعارض في بند {{course}}',
      en: 'Clash waived in the plan of {{course}}',
      fr: 'Conflit levé dans le plan de {{course}}',
    },
    body: {
      ar: 'سمحت الإدارة بالتعارض القائم في بند «{{course}}» في {{day}}. يمكنك الآن نشره.',
      en: 'The administrator waived the clashes of “{{course}}” on {{day}}. You can publish it now.',
      fr: 'L’administrateur a levé les conflits de « {{course}} » du {{day}}. Vous pouvez maintenant la publier.',
    },
  },
  planPostponed: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'أُجّل بند {{course}}',
      en: 'Plan row postponed: {{course}}',
      fr: 'Ligne du plan reportée : {{course}}',
    },
    body: {
      ar: 'أُجّل بند «{{course}}» إلى {{newDay}}. السبب: {{reason}}. اقترحه من جديد حين يثبت الموعد.',
      en: 'The plan of “{{course}}” is postponed to {{newDay}}. Reason: {{reason}}. Propose it again once the date stands.',
      fr: 'Le plan de « {{course}} » est reporté au {{newDay}}. Motif : {{reason}}. Proposez-le de nouveau une fois la date fixée.',
    },
  },
  planCancelled: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'أُلغي بند {{course}}',
      en: 'Plan row cancelled: {{course}}',
      fr: 'Ligne du plan annulée : {{course}}',
    },
    body: {
      ar: 'أُلغي بند «{{course}}» في {{day}}. السبب: {{reason}}.',
      en: 'The plan of “{{course}}” on {{day}} is cancelled. Reason: {{reason}}.',
      fr: 'Le plan de « {{course}} » du {{day}} est annulé. Motif : {{reason}}.',
    },
  },
  instructorSilent: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'لم يردّ المدرب على {{course}}',
      en: 'No answer from the instructor: {{course}}',
      fr: 'Le formateur ne répond pas : {{course}}',
    },
    body: {
      ar: 'لم يردّ المدرب على طلب تدريس «{{course}}» التي تبدأ في {{day}} رغم التذكير. تواصل معه أو اسأل بديلًا من بند الخطة.',
      en: 'The instructor has not answered on “{{course}}”, which starts on {{day}}, in spite of a reminder. Call, or ask a substitute from the plan row.',
      fr: 'Le formateur n’a pas répondu pour « {{course}} » du {{day}}, malgré un rappel. Appelez-le ou sollicitez un remplaçant depuis la ligne du plan.',
    },
  },
  instructorAccepted: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'قبِل المدرب تدريس {{course}}',
      en: 'The instructor accepted {{course}}',
      fr: 'Le formateur a accepté {{course}}',
    },
    body: {
      ar: 'قبِل المدرب تدريس «{{course}}» التي تبدأ في {{day}}. أكّد البند لتُنشأ الشعبة.',
      en: 'The instructor accepted “{{course}}”, which starts on {{day}}. Confirm the plan row to make its class.',
      fr: 'Le formateur a accepté « {{course}} », qui commence le {{day}}. Confirmez la ligne du plan pour créer la session.',
    },
  },
  instructorRejected: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'اعتذر المدرب عن {{course}}',
      en: 'The instructor declined {{course}}',
      fr: 'Le formateur a décliné {{course}}',
    },
    body: {
      ar: 'اعتذر المدرب عن تدريس «{{course}}» التي تبدأ في {{day}}. تجد السبب والبدلاء المرتّبين في بند الخطة.',
      en: 'The instructor declined “{{course}}”, which starts on {{day}}. The reason and ranked substitutes stand on the plan row.',
      fr: 'Le formateur a décliné « {{course}} » du {{day}}. Le motif et des remplaçants classés figurent sur la ligne du plan.',
    },
  },
})
