import { letters } from '#platform/server/notices/letter.ts'

export const registrationLetters = letters({
  registrationReceived: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'وصلنا طلب التسجيل {{code}}',
      en: 'We received registration {{code}}',
      fr: 'Nous avons reçu l’inscription {{code}}',
    },
    body: {
      ar: 'وصل طلب التسجيل {{code}} في «{{course}}» التي تبدأ في {{day}}، وهو قيد المراجعة. نخبرك بكل خطوة.',
      en: 'Registration {{code}} for “{{course}}”, which starts on {{day}}, has arrived and is under review. You will hear of every step.',
      fr: 'L’inscription {{code}} à « {{course}} » du {{day}} est arrivée et va être examinée. Nous vous informerons de chaque étape.',
    },
  },
  registrationToReview: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'طلب تسجيل ينتظر المراجعة: {{code}}',
      en: 'A registration to review: {{code}}',
      fr: 'Une inscription à examiner : {{code}}',
    },
    body: {
      ar: 'وصل طلب التسجيل {{code}} في «{{course}}» ({{class}}). راجِعه ثم اقبله أو اطلب تعديله أو ارفضه.',
      en: 'Registration {{code}} for “{{course}}” ({{class}}) has arrived. Review it, then approve it, ask for a change or reject it.',
      fr: 'L’inscription {{code}} à « {{course}} » ({{class}}) est arrivée. Examinez-la, puis acceptez-la, demandez une modification ou refusez-la.',
    },
  },
  registrationAgain: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'عُدّل طلب التسجيل {{code}}',
      en: 'Registration {{code}} was amended',
      fr: 'L’inscription {{code}} a été modifiée',
    },
    body: {
      ar: 'أُعيد إرسال طلب التسجيل {{code}} في «{{course}}» ({{class}}) بعد التعديل الذي طلبته. أكمل مراجعته.',
      en: 'Registration {{code}} for “{{course}}” ({{class}}) came back with the change you asked for. Please finish its review.',
      fr: 'L’inscription {{code}} à « {{course}} » ({{class}}) revient avec la modification demandée. Terminez son examen.',
    },
  },
  payerAsked: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'هل تتحمّل جهتك رسوم التسجيل {{code}}؟',
      en: 'Does your organization pay for registration {{code}}?',
      fr: 'Votre organisme prend-il en charge l’inscription {{code}} ?',
    },
    body: {
      ar: 'سُجّل أحد متدربيكم في «{{course}}» التي تبدأ في {{day}} وذُكرت جهتكم دافعةً للرسوم. وافِق أو اعتذر حتى يُستكمل الطلب.',
      en: 'One of your trainees registered for “{{course}}”, which starts on {{day}}, and named your organization as the payer. Agree or decline, so that the registration can go on.',
      fr: 'Un de vos stagiaires s’est inscrit à « {{course}} » du {{day}} et a désigné votre organisme comme payeur. Acceptez ou déclinez pour que l’inscription avance.',
    },
  },
  payerAgreed: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'وافقت الجهة على رسوم التسجيل {{code}}',
      en: 'The organization pays for {{code}}',
      fr: 'L’organisme prend en charge {{code}}',
    },
    body: {
      ar: 'وافقت الجهة على تحمّل رسوم التسجيل {{code}} في «{{course}}» ({{class}}). لم يعد ينتظر ردّها.',
      en: 'The organization agreed to pay for registration {{code}} in “{{course}}” ({{class}}). Nothing waits for its answer any more.',
      fr: 'L’organisme accepte de payer l’inscription {{code}} à « {{course}} » ({{class}}). Plus rien n’attend sa réponse.',
    },
  },
  payerDeclined: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'اعتذرت الجهة عن رسوم التسجيل {{code}}',
      en: 'The organization does not pay for {{code}}',
      fr: 'L’organisme ne prend pas en charge {{code}}',
    },
    body: {
      ar: 'اعتذرت الجهة عن تحمّل رسوم التسجيل {{code}} في «{{course}}»، فأصبحت الرسوم على المتدرب. يستمر الطلب، ويمكن للمتدرب الانسحاب منه.',
      en: 'The organization declined to pay for registration {{code}} in “{{course}}”; the fee is the trainee’s own now. The registration goes on, and the trainee may withdraw it.',
      fr: 'L’organisme a refusé de payer l’inscription {{code}} à « {{course}} » ; les frais sont désormais à la charge du stagiaire. L’inscription continue, et le stagiaire peut la retirer.',
    },
  },
  registrationChangesRequested: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'طلب التسجيل {{code}} يحتاج إلى تعديل',
      en: 'Registration {{code}} needs a change',
      fr: 'L’inscription {{code}} doit être complétée',
    },
    body: {
      ar: 'يحتاج طلب التسجيل {{code}} في «{{course}}» إلى تعديل: {{reason}}. عدّل الطلب وأعِد إرساله.',
      en: 'Registration {{code}} for “{{course}}” needs a change: {{reason}}. Please amend it and send it again.',
      fr: 'L’inscription {{code}} à « {{course}} » doit être modifiée : {{reason}}. Corrigez-la et renvoyez-la.',
    },
  },
  registrationApproved: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'قُبل التسجيل {{code}}',
      en: 'Registration {{code}} is approved',
      fr: 'L’inscription {{code}} est acceptée',
    },
    body: {
      ar: 'قُبل التسجيل {{code}} في «{{course}}» التي تبدأ في {{day}}. تجد في صفحته الخطوة التالية وموعدها.',
      en: 'Registration {{code}} for “{{course}}”, which starts on {{day}}, is approved. Its page shows the next step and its date.',
      fr: 'L’inscription {{code}} à « {{course}} » du {{day}} est acceptée. Sa page indique la prochaine étape et son échéance.',
    },
  },
  registrationRejected: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'تعذّر قبول التسجيل {{code}}',
      en: 'Registration {{code}} was not accepted',
      fr: 'L’inscription {{code}} n’a pas été retenue',
    },
    body: {
      ar: 'تعذّر قبول التسجيل {{code}} في «{{course}}». السبب: {{reason}}. تجد في صفحة الشعب القادمة مواعيد أخرى.',
      en: 'Registration {{code}} for “{{course}}” could not be accepted. Reason: {{reason}}. Other dates stand among the upcoming classes.',
      fr: 'L’inscription {{code}} à « {{course}} » n’a pas pu être retenue. Motif : {{reason}}. D’autres dates figurent parmi les sessions à venir.',
    },
  },
  registrationWaitlisted: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'التسجيل {{code}} على قائمة الانتظار',
      en: 'Registration {{code}} is on the waiting list',
      fr: 'L’inscription {{code}} est en liste d’attente',
    },
    body: {
      ar: 'اكتملت مقاعد «{{course}}» ووُضع التسجيل {{code}} على قائمة الانتظار. إن فرغ مقعد عُرض بالترتيب.',
      en: '“{{course}}” is full and registration {{code}} is on its waiting list. A free seat is offered in order.',
      fr: '« {{course}} » est complète ; l’inscription {{code}} est en liste d’attente. Toute place libérée est proposée dans l’ordre.',
    },
  },
  seatOffered: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'مقعد معروض في {{course}}',
      en: 'A seat in {{course}} is offered',
      fr: 'Une place dans {{course}} est proposée',
    },
    body: {
      ar: 'فرغ مقعد في «{{course}}» وهو معروض على التسجيل {{code}} حتى {{until}}. اقبله قبل ذلك وإلا عُرض على من يليه.',
      en: 'A seat in “{{course}}” is offered to registration {{code}} until {{until}}. Accept it by then, or it goes to the next in line.',
      fr: 'Une place dans « {{course}} » est proposée à l’inscription {{code}} jusqu’au {{until}}. Acceptez-la à temps, sinon elle ira au suivant.',
    },
  },
  seatTaken: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'قُبل المقعد المعروض: {{code}}',
      en: 'An offered seat was taken: {{code}}',
      fr: 'Place proposée acceptée : {{code}}',
    },
    body: {
      ar: 'قُبل المقعد المعروض على التسجيل {{code}} في «{{course}}» ({{class}}). أكمل خطواته: الفاتورة وما يلزم.',
      en: 'Registration {{code}} took the offered seat in “{{course}}” ({{class}}). Go on with the invoice and what else it needs.',
      fr: 'L’inscription {{code}} a pris la place proposée dans « {{course}} » ({{class}}). Poursuivez avec la facture et le reste.',
    },
  },
  seatOfferLapsed: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'انتهت مهلة المقعد المعروض: {{code}}',
      en: 'The offered seat has lapsed: {{code}}',
      fr: 'La place proposée a expiré : {{code}}',
    },
    body: {
      ar: 'انتهت مهلة المقعد المعروض على التسجيل {{code}} في «{{course}}»، فانتقل إلى من يليه وبقي التسجيل في آخر قائمة الانتظار.',
      en: 'The seat offered to registration {{code}} in “{{course}}” was not accepted in time and went to the next in line. The registration stays at the end of the waiting list.',
      fr: 'La place proposée à l’inscription {{code}} dans « {{course}} » n’a pas été acceptée à temps et va au suivant. L’inscription reste en fin de liste d’attente.',
    },
  },
  offersLapsed: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'خرج التسجيل {{code}} من قائمة الانتظار',
      en: 'Registration {{code}} left the waiting list',
      fr: 'L’inscription {{code}} quitte la liste d’attente',
    },
    body: {
      ar: 'عُرض مقعد في «{{course}}» على التسجيل {{code}} أكثر من مرة ولم يُقبل في مهلته، فأُلغي التسجيل. يمكن التسجيل من جديد ما دام الباب مفتوحًا.',
      en: 'A seat in “{{course}}” was offered to registration {{code}} more than once and not accepted in time, so the registration was cancelled. You can register again while the class takes people.',
      fr: 'Une place dans « {{course}} » a été proposée plusieurs fois à l’inscription {{code}} sans réponse à temps ; l’inscription est annulée. Une nouvelle inscription reste possible tant que la session est ouverte.',
    },
  },
  seatHoldLapsed: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'انتهت مهلة حجز المقعد: {{code}}',
      en: 'The held seat has lapsed: {{code}}',
      fr: 'La réservation de la place a expiré : {{code}}',
    },
    body: {
      ar: 'انتهت مهلة حجز المقعد في «{{course}}» قبل إتمام الخطوات، فأُلغي التسجيل {{code}}. يمكن التسجيل من جديد ما دام في الشعبة متّسع.',
      en: 'The seat in “{{course}}” was held for a limited time and the steps were not completed, so registration {{code}} was cancelled. You can register again while there is room.',
      fr: 'La place dans « {{course}} » n’était réservée que pour un temps et les étapes n’ont pas été terminées : l’inscription {{code}} est annulée. Une nouvelle inscription est possible s’il reste de la place.',
    },
  },
  registrationConfirmed: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'تأكد التسجيل {{code}}',
      en: 'Registration {{code}} is confirmed',
      fr: 'L’inscription {{code}} est confirmée',
    },
    body: {
      ar: 'تأكد المقعد في الشعبة {{class}} «{{course}}» التي تبدأ في {{day}}. تجد في صفحة التسجيل ما بقي من ترتيبات.',
      en: 'The place in class {{class}} “{{course}}” is confirmed. It starts on {{day}}; the registration’s page shows what else is to be arranged.',
      fr: 'La place dans la session {{class}} « {{course}} » est confirmée. Début le {{day}} ; la page de l’inscription indique ce qui reste à organiser.',
    },
  },
  registrationWithdrawn: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'سُحب التسجيل {{code}}',
      en: 'Registration {{code}} was withdrawn',
      fr: 'L’inscription {{code}} a été retirée',
    },
    body: {
      ar: 'سُحب التسجيل {{code}} في «{{course}}» ({{class}}). مقعده إن وُجد متاح لمن على قائمة الانتظار.',
      en: 'Registration {{code}} for “{{course}}” ({{class}}) was withdrawn. Its seat, where it had one, goes to the waiting list.',
      fr: 'L’inscription {{code}} à « {{course}} » ({{class}}) a été retirée. Sa place éventuelle va à la liste d’attente.',
    },
  },
  registrationCancelled: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'أُلغي التسجيل {{code}}',
      en: 'Registration {{code}} is cancelled',
      fr: 'L’inscription {{code}} est annulée',
    },
    body: {
      ar: 'أُلغي التسجيل {{code}} في «{{course}}». السبب: {{reason}}. إن كان لك سؤال فتواصل مع المنسق.',
      en: 'Registration {{code}} for “{{course}}” was cancelled. Reason: {{reason}}. Please speak with the coordinator if you have a question.',
      fr: 'L’inscription {{code}} à « {{course}} » a été annulée. Motif : {{reason}}. Pour toute question, contactez le coordinateur.',
    },
  },
  registrationClassCancelled: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'أُلغي التسجيل {{code}} مع شعبته',
      en: 'Registration {{code}} ended with its class',
      fr: 'L’inscription {{code}} prend fin avec sa session',
    },
    body: {
      ar: 'أُلغيت الشعبة «{{course}}» ({{class}}) فأُلغي معها التسجيل {{code}}. سيتواصل معك المنسق بشأن البدائل وما دُفع.',
      en: '“{{course}}” ({{class}}) is cancelled, and registration {{code}} with it. The coordinator will speak with you about alternatives and what has been paid.',
      fr: '« {{course}} » ({{class}}) est annulée, et l’inscription {{code}} avec elle. Le coordinateur vous proposera une solution, y compris pour ce qui a été payé.',
    },
  },
  registrationTooLate: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'بدأت الشعبة قبل تأكيد التسجيل {{code}}',
      en: 'The class began before {{code}} was confirmed',
      fr: 'La session a commencé avant la confirmation de {{code}}',
    },
    body: {
      ar: 'بدأت «{{course}}» ({{class}}) قبل أن يتأكد التسجيل {{code}} فأُلغي. تجد في صفحة الشعب القادمة مواعيد أخرى.',
      en: '“{{course}}” ({{class}}) began before registration {{code}} was confirmed, so it was cancelled. Other dates stand among the upcoming classes.',
      fr: '« {{course}} » ({{class}}) a commencé avant la confirmation de l’inscription {{code}}, qui est donc annulée. D’autres dates figurent parmi les sessions à venir.',
    },
  },
})
