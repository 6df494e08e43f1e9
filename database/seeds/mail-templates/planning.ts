import type { Template } from './template.ts'

export const planningTemplates: readonly Template[] = [
  {
    kind: 'planProposed',
    type: null,
    mail: false,
    title: [
      'بند خطة جديد ينتظر اعتمادك: {{course}}',
      'A plan awaits your approval: {{course}}',
      'Un plan attend votre accord : {{course}}',
    ],
    body: [
      'اقتُرح تنفيذ دورة «{{course}}» ابتداءً من {{day}}. راجِع الموعد والقاعة والمدرب ثم اعتمِد أو أعِد.',
      'The course “{{course}}” is proposed from {{day}}. Look at the dates, the room and the instructor, then approve it or send it back.',
      'La formation « {{course}} » est proposée à partir du {{day}}. Vérifiez dates, salle et formateur, puis approuvez ou renvoyez.',
    ],
  },
  {
    kind: 'planApproved',
    type: null,
    mail: false,
    title: ['اعتُمد بند {{course}}', 'Plan row approved: {{course}}', 'Ligne du plan approuvée : {{course}}'],
    body: [
      'اعتُمد تنفيذ دورة «{{course}}» في {{day}}. يمكنك الآن تأكيدها لتُنشأ الشعبة بجلساتها متى قبل المدرب.',
      'The course “{{course}}” on {{day}} is approved. Confirm it once the instructor has accepted; its class is made then.',
      'La formation « {{course}} » du {{day}} est approuvée. Confirmez-la dès que le formateur a accepté : la session sera alors créée.',
    ],
  },
  {
    kind: 'planSentBack',
    type: null,
    title: ['أُعيد إليك بند {{course}}', 'Plan row sent back: {{course}}', 'Ligne du plan renvoyée : {{course}}'],
    body: [
      'أُعيد بند «{{course}}» في {{day}} لتعديله. السبب: {{reason}}. عدّله ثم اقترحه من جديد.',
      'The plan of “{{course}}” on {{day}} was sent back. Reason: {{reason}}. Amend it and propose it again.',
      'Le plan de « {{course}} » du {{day}} vous est renvoyé. Motif : {{reason}}. Corrigez-le et proposez-le de nouveau.',
    ],
  },
  {
    kind: 'planWaived',
    type: null,
    mail: false,
    title: [
      'سُمح بالتعارض في بند {{course}}',
      'Clash waived in the plan of {{course}}',
      'Conflit levé dans le plan de {{course}}',
    ],
    body: [
      'سمحت الإدارة بالتعارض القائم في بند «{{course}}» في {{day}}. يمكنك الآن نشره.',
      'The administrator waived the clashes of “{{course}}” on {{day}}. You can publish it now.',
      'L’administrateur a levé les conflits de « {{course}} » du {{day}}. Vous pouvez maintenant la publier.',
    ],
  },
  {
    kind: 'planPostponed',
    type: null,
    mail: false,
    title: ['أُجّل بند {{course}}', 'Plan row postponed: {{course}}', 'Ligne du plan reportée : {{course}}'],
    body: [
      'أُجّل بند «{{course}}» إلى {{newDay}}. السبب: {{reason}}. اقترحه من جديد حين يثبت الموعد.',
      'The plan of “{{course}}” is postponed to {{newDay}}. Reason: {{reason}}. Propose it again once the date stands.',
      'Le plan de « {{course}} » est reporté au {{newDay}}. Motif : {{reason}}. Proposez-le de nouveau une fois la date fixée.',
    ],
  },
  {
    kind: 'planCancelled',
    type: null,
    mail: false,
    title: ['أُلغي بند {{course}}', 'Plan row cancelled: {{course}}', 'Ligne du plan annulée : {{course}}'],
    body: [
      'أُلغي بند «{{course}}» في {{day}}. السبب: {{reason}}.',
      'The plan of “{{course}}” on {{day}} is cancelled. Reason: {{reason}}.',
      'Le plan de « {{course}} » du {{day}} est annulé. Motif : {{reason}}.',
    ],
  },
  {
    kind: 'instructorConfirm',
    type: 1,
    title: [
      'نرجو تأكيدك تدريس {{course}}',
      'Please confirm that you teach {{course}}',
      'Merci de confirmer : {{course}}',
    ],
    body: [
      'رُشّحت لتدريس «{{course}}» ابتداءً من {{day}}. نرجو القبول أو الاعتذار مع ذكر السبب.',
      'You are asked to teach “{{course}}” from {{day}}. Please accept, or decline with a reason.',
      'On vous propose « {{course}} » à partir du {{day}}. Merci d’accepter ou de décliner avec un motif.',
    ],
  },
  {
    kind: 'instructorReminder',
    type: 1,
    title: [
      'ما زلنا ننتظر ردّك على تدريس {{course}}',
      'Your answer is awaited: {{course}}',
      'Votre réponse est attendue : {{course}}',
    ],
    body: [
      'لم يصلنا ردّك على تدريس «{{course}}» ابتداءً من {{day}}. نرجو القبول أو الاعتذار حتى نرتّب الشعبة.',
      'We have no answer yet on teaching “{{course}}” from {{day}}. Please accept or decline, so that the course can be arranged.',
      'Nous n’avons pas encore votre réponse pour « {{course}} » à partir du {{day}}. Merci d’accepter ou de décliner pour que la formation puisse être organisée.',
    ],
  },
  {
    kind: 'instructorSilent',
    type: null,
    title: [
      'لم يردّ المدرب على {{course}}',
      'No answer from the instructor: {{course}}',
      'Le formateur ne répond pas : {{course}}',
    ],
    body: [
      'لم يردّ المدرب على طلب تدريس «{{course}}» التي تبدأ في {{day}} رغم التذكير. تواصل معه أو اسأل بديلًا من بند الخطة.',
      'The instructor has not answered on “{{course}}”, which starts on {{day}}, in spite of a reminder. Call, or ask a substitute from the plan row.',
      'Le formateur n’a pas répondu pour « {{course}} » du {{day}}, malgré un rappel. Appelez-le ou sollicitez un remplaçant depuis la ligne du plan.',
    ],
  },
  {
    kind: 'instructorAccepted',
    type: null,
    mail: false,
    title: ['قبِل المدرب تدريس {{course}}', 'The instructor accepted {{course}}', 'Le formateur a accepté {{course}}'],
    body: [
      'قبِل المدرب تدريس «{{course}}» التي تبدأ في {{day}}. أكّد البند لتُنشأ الشعبة.',
      'The instructor accepted “{{course}}”, which starts on {{day}}. Confirm the plan row to make its class.',
      'Le formateur a accepté « {{course}} », qui commence le {{day}}. Confirmez la ligne du plan pour créer la session.',
    ],
  },
  {
    kind: 'instructorRejected',
    type: null,
    title: ['اعتذر المدرب عن {{course}}', 'The instructor declined {{course}}', 'Le formateur a décliné {{course}}'],
    body: [
      'اعتذر المدرب عن تدريس «{{course}}» التي تبدأ في {{day}}. تجد السبب والبدلاء المرتّبين في بند الخطة.',
      'The instructor declined “{{course}}”, which starts on {{day}}. The reason and ranked substitutes stand on the plan row.',
      'Le formateur a décliné « {{course}} » du {{day}}. Le motif et des remplaçants classés figurent sur la ligne du plan.',
    ],
  },
  {
    kind: 'teachingReleased',
    type: null,
    title: [
      'لم تعد مطلوبًا لتدريس {{course}}',
      'You are no longer asked to teach {{course}}',
      'Vous n’êtes plus sollicité pour {{course}}',
    ],
    body: [
      'تغيّر ترتيب «{{course}}» التي تبدأ في {{day}} ولم تعد مطلوبًا لتدريسها. وقتك متاح لغيرها، ونشكرك.',
      '“{{course}}”, which starts on {{day}}, was arranged differently and you are no longer asked to teach it. Your time is free again; thank you.',
      '« {{course}} » du {{day}} a été réorganisée et vous n’êtes plus sollicité. Votre temps est de nouveau libre ; merci.',
    ],
  },
  {
    kind: 'teachingPostponed',
    type: 3,
    title: ['أُجّلت {{course}}', '{{course}} is postponed', '{{course}} est reportée'],
    body: [
      'أُجّلت «{{course}}» إلى {{newDay}} ولم يعد موعدها الأول محجوزًا لك. سنسألك من جديد حين يثبت الموعد.',
      '“{{course}}” is postponed to {{newDay}}; you no longer need to keep the former dates. You will be asked again once the new ones stand.',
      '« {{course}} » est reportée au {{newDay}} ; les anciennes dates ne vous sont plus réservées. Vous serez sollicité de nouveau une fois la date fixée.',
    ],
  },
  {
    kind: 'teachingCancelled',
    type: 3,
    title: ['أُلغيت {{course}}', '{{course}} is cancelled', '{{course}} est annulée'],
    body: [
      'أُلغيت «{{course}}» التي كانت تبدأ في {{day}}. وقتك متاح لغيرها، ونشكرك.',
      '“{{course}}”, which was to start on {{day}}, is cancelled. Your time is free again; thank you.',
      '« {{course}} » prévue le {{day}} est annulée. Votre temps est de nouveau libre ; merci.',
    ],
  },
]
