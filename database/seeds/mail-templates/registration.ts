import type { Template } from './template.ts'

/* Read by the trainee and by the organization that pays: they speak of the registration, not of the person. */
export const registrationTemplates: readonly Template[] = [
  {
    kind: 'registrationReceived',
    type: 10,
    title: [
      'وصلنا طلب التسجيل {{code}}',
      'We received registration {{code}}',
      'Nous avons reçu l’inscription {{code}}',
    ],
    body: [
      'وصل طلب التسجيل {{code}} في «{{course}}» التي تبدأ في {{day}}، وهو قيد المراجعة. نخبرك بكل خطوة.',
      'Registration {{code}} for “{{course}}”, which starts on {{day}}, has arrived and is under review. You will hear of every step.',
      'L’inscription {{code}} à « {{course}} » du {{day}} est arrivée et va être examinée. Vous serez informé de chaque étape.',
    ],
  },
  {
    kind: 'registrationToReview',
    type: null,
    mail: false,
    title: [
      'طلب تسجيل ينتظر المراجعة: {{code}}',
      'A registration to review: {{code}}',
      'Une inscription à examiner : {{code}}',
    ],
    body: [
      'وصل طلب التسجيل {{code}} في «{{course}}» ({{class}}). راجِعه ثم اقبله أو اطلب تعديله أو ارفضه.',
      'Registration {{code}} for “{{course}}” ({{class}}) has arrived. Review it, then approve it, ask for a change or reject it.',
      'L’inscription {{code}} à « {{course}} » ({{class}}) est arrivée. Examinez-la, puis acceptez-la, demandez une modification ou refusez-la.',
    ],
  },
  {
    kind: 'registrationAgain',
    type: null,
    mail: false,
    title: ['عُدّل طلب التسجيل {{code}}', 'Registration {{code}} was amended', 'L’inscription {{code}} a été modifiée'],
    body: [
      'أُعيد إرسال طلب التسجيل {{code}} في «{{course}}» ({{class}}) بعد التعديل الذي طلبته. أكمل مراجعته.',
      'Registration {{code}} for “{{course}}” ({{class}}) came back with the change you asked for. Please finish its review.',
      'L’inscription {{code}} à « {{course}} » ({{class}}) revient avec la modification demandée. Terminez son examen.',
    ],
  },
  {
    kind: 'payerAsked',
    type: 10,
    title: [
      'هل تتحمّل جهتك رسوم التسجيل {{code}}؟',
      'Does your organization pay for registration {{code}}?',
      'Votre organisme prend-il en charge l’inscription {{code}} ?',
    ],
    body: [
      'سُجّل أحد متدربيكم في «{{course}}» التي تبدأ في {{day}} وذُكرت جهتكم دافعةً للرسوم. وافِق أو اعتذر حتى يُستكمل الطلب.',
      'One of your trainees registered for “{{course}}”, which starts on {{day}}, and named your organization as the payer. Agree or decline, so that the registration can go on.',
      'Un de vos stagiaires s’est inscrit à « {{course}} » du {{day}} et a désigné votre organisme comme payeur. Acceptez ou déclinez pour que l’inscription avance.',
    ],
  },
  {
    kind: 'payerAgreed',
    type: null,
    mail: false,
    title: [
      'وافقت الجهة على رسوم التسجيل {{code}}',
      'The organization pays for {{code}}',
      'L’organisme prend en charge {{code}}',
    ],
    body: [
      'وافقت الجهة على تحمّل رسوم التسجيل {{code}} في «{{course}}» ({{class}}). لم يعد ينتظر ردّها.',
      'The organization agreed to pay for registration {{code}} in “{{course}}” ({{class}}). Nothing waits for its answer any more.',
      'L’organisme accepte de payer l’inscription {{code}} à « {{course}} » ({{class}}). Plus rien n’attend sa réponse.',
    ],
  },
  {
    kind: 'payerDeclined',
    type: null,
    title: [
      'اعتذرت الجهة عن رسوم التسجيل {{code}}',
      'The organization does not pay for {{code}}',
      'L’organisme ne prend pas en charge {{code}}',
    ],
    body: [
      'اعتذرت الجهة عن تحمّل رسوم التسجيل {{code}} في «{{course}}»، فأصبحت الرسوم على المتدرب. يستمر الطلب، ويمكن للمتدرب الانسحاب منه.',
      'The organization declined to pay for registration {{code}} in “{{course}}”; the fee is the trainee’s own now. The registration goes on, and the trainee may withdraw it.',
      'L’organisme a refusé de payer l’inscription {{code}} à « {{course}} » ; les frais sont désormais à la charge du stagiaire. L’inscription continue, et le stagiaire peut la retirer.',
    ],
  },
  {
    kind: 'registrationChangesRequested',
    type: null,
    title: [
      'طلب التسجيل {{code}} يحتاج إلى تعديل',
      'Registration {{code}} needs a change',
      'L’inscription {{code}} doit être complétée',
    ],
    body: [
      'يحتاج طلب التسجيل {{code}} في «{{course}}» إلى تعديل: {{reason}}. عدّل الطلب وأعِد إرساله.',
      'Registration {{code}} for “{{course}}” needs a change: {{reason}}. Please amend it and send it again.',
      'L’inscription {{code}} à « {{course}} » doit être modifiée : {{reason}}. Corrigez-la et renvoyez-la.',
    ],
  },
  {
    kind: 'registrationApproved',
    type: 10,
    title: ['قُبل التسجيل {{code}}', 'Registration {{code}} is approved', 'L’inscription {{code}} est acceptée'],
    body: [
      'قُبل التسجيل {{code}} في «{{course}}» التي تبدأ في {{day}}. تجد في صفحته الخطوة التالية وموعدها.',
      'Registration {{code}} for “{{course}}”, which starts on {{day}}, is approved. Its page shows the next step and its date.',
      'L’inscription {{code}} à « {{course}} » du {{day}} est acceptée. Sa page indique la prochaine étape et son échéance.',
    ],
  },
  {
    kind: 'registrationRejected',
    type: 10,
    title: [
      'تعذّر قبول التسجيل {{code}}',
      'Registration {{code}} was not accepted',
      'L’inscription {{code}} n’a pas été retenue',
    ],
    body: [
      'تعذّر قبول التسجيل {{code}} في «{{course}}». السبب: {{reason}}. تجد في صفحة الشعب القادمة مواعيد أخرى.',
      'Registration {{code}} for “{{course}}” could not be accepted. Reason: {{reason}}. Other dates stand among the upcoming classes.',
      'L’inscription {{code}} à « {{course}} » n’a pas pu être retenue. Motif : {{reason}}. D’autres dates figurent parmi les sessions à venir.',
    ],
  },
  {
    kind: 'registrationWaitlisted',
    type: 10,
    title: [
      'التسجيل {{code}} على قائمة الانتظار',
      'Registration {{code}} is on the waiting list',
      'L’inscription {{code}} est en liste d’attente',
    ],
    body: [
      'اكتملت مقاعد «{{course}}» ووُضع التسجيل {{code}} على قائمة الانتظار. إن فرغ مقعد عُرض بالترتيب.',
      '“{{course}}” is full and registration {{code}} is on its waiting list. A free seat is offered in order.',
      '« {{course}} » est complète ; l’inscription {{code}} est en liste d’attente. Toute place libérée est proposée dans l’ordre.',
    ],
  },
  {
    kind: 'seatOffered',
    type: 10,
    title: ['مقعد معروض في {{course}}', 'A seat in {{course}} is offered', 'Une place dans {{course}} est proposée'],
    body: [
      'فرغ مقعد في «{{course}}» وهو معروض على التسجيل {{code}} حتى {{until}}. اقبله قبل ذلك وإلا عُرض على من يليه.',
      'A seat in “{{course}}” is offered to registration {{code}} until {{until}}. Accept it by then, or it goes to the next in line.',
      'Une place dans « {{course}} » est proposée à l’inscription {{code}} jusqu’au {{until}}. Acceptez-la à temps, sinon elle ira au suivant.',
    ],
  },
  {
    kind: 'seatTaken',
    type: null,
    mail: false,
    title: [
      'قُبل المقعد المعروض: {{code}}',
      'An offered seat was taken: {{code}}',
      'Place proposée acceptée : {{code}}',
    ],
    body: [
      'قُبل المقعد المعروض على التسجيل {{code}} في «{{course}}» ({{class}}). أكمل خطواته: الفاتورة وما يلزم.',
      'Registration {{code}} took the offered seat in “{{course}}” ({{class}}). Go on with the invoice and what else it needs.',
      'L’inscription {{code}} a pris la place proposée dans « {{course}} » ({{class}}). Poursuivez avec la facture et le reste.',
    ],
  },
  {
    kind: 'seatOfferLapsed',
    type: 10,
    title: [
      'انتهت مهلة المقعد المعروض: {{code}}',
      'The offered seat has lapsed: {{code}}',
      'La place proposée a expiré : {{code}}',
    ],
    body: [
      'انتهت مهلة المقعد المعروض على التسجيل {{code}} في «{{course}}»، فانتقل إلى من يليه وبقي التسجيل في آخر قائمة الانتظار.',
      'The seat offered to registration {{code}} in “{{course}}” was not accepted in time and went to the next in line. The registration stays at the end of the waiting list.',
      'La place proposée à l’inscription {{code}} dans « {{course}} » n’a pas été acceptée à temps et va au suivant. L’inscription reste en fin de liste d’attente.',
    ],
  },
  {
    kind: 'offersLapsed',
    type: 10,
    title: [
      'خرج التسجيل {{code}} من قائمة الانتظار',
      'Registration {{code}} left the waiting list',
      'L’inscription {{code}} quitte la liste d’attente',
    ],
    body: [
      'عُرض مقعد في «{{course}}» على التسجيل {{code}} أكثر من مرة ولم يُقبل في مهلته، فأُلغي التسجيل. يمكن التسجيل من جديد ما دام الباب مفتوحًا.',
      'A seat in “{{course}}” was offered to registration {{code}} more than once and not accepted in time, so the registration was cancelled. You can register again while the class takes people.',
      'Une place dans « {{course}} » a été proposée plusieurs fois à l’inscription {{code}} sans réponse à temps ; l’inscription est annulée. Une nouvelle inscription reste possible tant que la session est ouverte.',
    ],
  },
  {
    kind: 'seatHoldLapsed',
    type: 10,
    title: [
      'انتهت مهلة حجز المقعد: {{code}}',
      'The held seat has lapsed: {{code}}',
      'La réservation de la place a expiré : {{code}}',
    ],
    body: [
      'انتهت مهلة حجز المقعد في «{{course}}» قبل إتمام الخطوات، فأُلغي التسجيل {{code}}. يمكن التسجيل من جديد ما دام في الشعبة متّسع.',
      'The seat in “{{course}}” was held for a limited time and the steps were not completed, so registration {{code}} was cancelled. You can register again while there is room.',
      'La place dans « {{course}} » n’était réservée que pour un temps et les étapes n’ont pas été terminées : l’inscription {{code}} est annulée. Une nouvelle inscription est possible s’il reste de la place.',
    ],
  },
  {
    kind: 'registrationConfirmed',
    type: 10,
    title: ['تأكد التسجيل {{code}}', 'Registration {{code}} is confirmed', 'L’inscription {{code}} est confirmée'],
    body: [
      'تأكد المقعد في الشعبة {{class}} «{{course}}» التي تبدأ في {{day}}. تجد في صفحة التسجيل ما بقي من ترتيبات.',
      'The place in class {{class}} “{{course}}” is confirmed. It starts on {{day}}; the registration’s page shows what else is to be arranged.',
      'La place dans la session {{class}} « {{course}} » est confirmée. Début le {{day}} ; la page de l’inscription indique ce qui reste à organiser.',
    ],
  },
  {
    kind: 'registrationWithdrawn',
    type: null,
    mail: false,
    title: ['سُحب التسجيل {{code}}', 'Registration {{code}} was withdrawn', 'L’inscription {{code}} a été retirée'],
    body: [
      'سُحب التسجيل {{code}} في «{{course}}» ({{class}}). مقعده إن وُجد متاح لمن على قائمة الانتظار.',
      'Registration {{code}} for “{{course}}” ({{class}}) was withdrawn. Its seat, where it had one, goes to the waiting list.',
      'L’inscription {{code}} à « {{course}} » ({{class}}) a été retirée. Sa place éventuelle va à la liste d’attente.',
    ],
  },
  {
    kind: 'registrationCancelled',
    type: 10,
    title: ['أُلغي التسجيل {{code}}', 'Registration {{code}} is cancelled', 'L’inscription {{code}} est annulée'],
    body: [
      'أُلغي التسجيل {{code}} في «{{course}}». السبب: {{reason}}. إن كان لك سؤال فتواصل مع المنسق.',
      'Registration {{code}} for “{{course}}” was cancelled. Reason: {{reason}}. Please speak with the coordinator if you have a question.',
      'L’inscription {{code}} à « {{course}} » a été annulée. Motif : {{reason}}. Pour toute question, contactez le coordinateur.',
    ],
  },
  {
    kind: 'registrationClassCancelled',
    type: 10,
    title: [
      'أُلغي التسجيل {{code}} مع شعبته',
      'Registration {{code}} ended with its class',
      'L’inscription {{code}} prend fin avec sa session',
    ],
    body: [
      'أُلغيت الشعبة «{{course}}» ({{class}}) فأُلغي معها التسجيل {{code}}. سيتواصل معك المنسق بشأن البدائل وما دُفع.',
      '“{{course}}” ({{class}}) is cancelled, and registration {{code}} with it. The coordinator will speak with you about alternatives and what has been paid.',
      '« {{course}} » ({{class}}) est annulée, et l’inscription {{code}} avec elle. Le coordinateur vous proposera une solution, y compris pour ce qui a été payé.',
    ],
  },
  {
    kind: 'registrationTooLate',
    type: 10,
    title: [
      'بدأت الشعبة قبل تأكيد التسجيل {{code}}',
      'The class began before {{code}} was confirmed',
      'La session a commencé avant la confirmation de {{code}}',
    ],
    body: [
      'بدأت «{{course}}» ({{class}}) قبل أن يتأكد التسجيل {{code}} فأُلغي. تجد في صفحة الشعب القادمة مواعيد أخرى.',
      '“{{course}}” ({{class}}) began before registration {{code}} was confirmed, so it was cancelled. Other dates stand among the upcoming classes.',
      '« {{course}} » ({{class}}) a commencé avant la confirmation de l’inscription {{code}}, qui est donc annulée. D’autres dates figurent parmi les sessions à venir.',
    ],
  },
]
