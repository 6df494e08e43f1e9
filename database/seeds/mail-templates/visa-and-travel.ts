import type { Template } from './template.ts'

export const visaAndTravelTemplates: readonly Template[] = [
  {
    kind: 'visaRequired',
    type: null,
    title: ['تلزمك تأشيرة: {{code}}', 'You need a visa: {{code}}', 'Un visa est nécessaire : {{code}}'],
    body: [
      'تلزمك تأشيرة لحضور «{{course}}» (التسجيل {{code}}). نعدّ خطابها من بيانات جوازك؛ تأكد من صحتها وصلاحيته.',
      'You need a visa to attend “{{course}}” (registration {{code}}). We prepare the letter from your passport’s data; please see that they are right and that it is valid long enough.',
      'Un visa est nécessaire pour « {{course}} » (inscription {{code}}). Nous préparons la lettre d’après votre passeport ; vérifiez ses données et sa validité.',
    ],
  },
  {
    kind: 'visaNotRequired',
    type: null,
    mail: false,
    title: ['لا تلزمك تأشيرة: {{code}}', 'No visa is needed: {{code}}', 'Aucun visa nécessaire : {{code}}'],
    body: [
      'لا تلزمك تأشيرة لحضور «{{course}}» (التسجيل {{code}}). لا شيء مطلوب منك بشأنها.',
      'You need no visa to attend “{{course}}” (registration {{code}}). There is nothing to do about it.',
      'Aucun visa n’est nécessaire pour « {{course}} » (inscription {{code}}). Vous n’avez rien à faire.',
    ],
  },
  {
    kind: 'visaLetterIssued',
    type: null,
    title: [
      'صدر خطاب التأشيرة: {{code}}',
      'Your visa letter is issued: {{code}}',
      'Votre lettre de visa est prête : {{code}}',
    ],
    body: [
      'صدر خطاب التأشيرة لحضور «{{course}}» (التسجيل {{code}}). قدّم به طلب التأشيرة ثم ارفع صورتها في صفحة التسجيل.',
      'The visa letter for “{{course}}” (registration {{code}}) is issued. Apply for the visa with it, then upload a copy of the visa on the registration’s page.',
      'La lettre de visa pour « {{course}} » (inscription {{code}}) est prête. Demandez le visa avec elle, puis déposez-en une copie sur la page de l’inscription.',
    ],
  },
  {
    kind: 'visaProofAsked',
    type: null,
    title: ['ارفع صورة تأشيرتك: {{code}}', 'Please upload your visa: {{code}}', 'Déposez votre visa : {{code}}'],
    body: [
      'ننتظر صورة تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). ارفعها في صفحة التسجيل حتى يتأكد مقعدك.',
      'We await a copy of your visa for “{{course}}” (registration {{code}}). Upload it on the registration’s page, so that your place can be confirmed.',
      'Nous attendons une copie de votre visa pour « {{course}} » (inscription {{code}}). Déposez-la sur la page de l’inscription pour que votre place soit confirmée.',
    ],
  },
  {
    kind: 'visaToVerify',
    type: null,
    mail: false,
    title: ['تأشيرة تنتظر التحقق: {{code}}', 'A visa to verify: {{code}}', 'Un visa à vérifier : {{code}}'],
    body: [
      'رُفعت صورة التأشيرة للتسجيل {{code}} في «{{course}}» ({{class}}). تحقق منها ثم اقبلها أو ارفضها.',
      'A copy of the visa of registration {{code}} in “{{course}}” ({{class}}) was uploaded. Verify it, then accept or reject it.',
      'Une copie du visa de l’inscription {{code}} à « {{course}} » ({{class}}) a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    ],
  },
  {
    kind: 'visaVerified',
    type: null,
    title: ['قُبلت تأشيرتك: {{code}}', 'Your visa is verified: {{code}}', 'Votre visa est vérifié : {{code}}'],
    body: [
      'تحققنا من تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). لا شيء مطلوب منك بشأنها.',
      'Your visa for “{{course}}” (registration {{code}}) is verified. There is nothing more to do about it.',
      'Votre visa pour « {{course}} » (inscription {{code}}) est vérifié. Vous n’avez plus rien à faire.',
    ],
  },
  {
    kind: 'visaProofRejected',
    type: null,
    title: [
      'لم تُقبل صورة التأشيرة: {{code}}',
      'The visa copy was not accepted: {{code}}',
      'Copie du visa refusée : {{code}}',
    ],
    body: [
      'لم تُقبل صورة تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). السبب: {{reason}}. ارفع صورة أخرى في صفحة التسجيل.',
      'The copy of your visa for “{{course}}” (registration {{code}}) was not accepted. Reason: {{reason}}. Please upload another on the registration’s page.',
      'La copie de votre visa pour « {{course}} » (inscription {{code}}) est refusée. Motif : {{reason}}. Déposez-en une autre sur la page de l’inscription.',
    ],
  },
  {
    kind: 'visaRefused',
    type: null,
    title: ['تعذّرت التأشيرة: {{code}}', 'The visa was refused: {{code}}', 'Visa refusé : {{code}}'],
    body: [
      'تعذّرت تأشيرة حضور «{{course}}» (التسجيل {{code}}). السبب: {{reason}}. تواصل مع المنسق لمعرفة ما يمكن فعله.',
      'The visa for “{{course}}” (registration {{code}}) was refused. Reason: {{reason}}. Please speak with the coordinator about what can be done.',
      'Le visa pour « {{course}} » (inscription {{code}}) est refusé. Motif : {{reason}}. Voyez avec le coordinateur ce qui est possible.',
    ],
  },
  {
    kind: 'visaReopened',
    type: null,
    title: [
      'أُعيد النظر في تأشيرتك: {{code}}',
      'Your visa is taken up again: {{code}}',
      'Votre visa est réexaminé : {{code}}',
    ],
    body: [
      'أُعيد فتح إجراءات تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). نخبرك حين يصدر خطابها.',
      'The visa for “{{course}}” (registration {{code}}) is taken up again. You will hear from us when its letter is issued.',
      'Votre visa pour « {{course}} » (inscription {{code}}) est réexaminé. Vous serez informé dès que la lettre sera prête.',
    ],
  },
  {
    kind: 'travelNeeded',
    type: null,
    title: ['ترتيب سفرك: {{code}}', 'Your travel: {{code}}', 'Votre voyage : {{code}}'],
    body: [
      'نرتّب سفرك وإقامتك لحضور «{{course}}» التي تبدأ في {{day}}. ارفع تذكرة الطيران في صفحة التسجيل {{code}} متى كانت معك.',
      'Your travel and stay for “{{course}}”, which starts on {{day}}, are being arranged. Upload your flight ticket on the page of registration {{code}} once you have it.',
      'Votre voyage et votre séjour pour « {{course}} » du {{day}} sont en préparation. Déposez votre billet d’avion sur la page de l’inscription {{code}} dès que vous l’avez.',
    ],
  },
  {
    kind: 'travelNotNeeded',
    type: null,
    mail: false,
    title: [
      'لا حاجة إلى ترتيب السفر: {{code}}',
      'No travel to arrange: {{code}}',
      'Pas de voyage à organiser : {{code}}',
    ],
    body: [
      'لم يعد ترتيب السفر لازمًا للتسجيل {{code}} في «{{course}}».',
      'There is no travel to arrange for registration {{code}} in “{{course}}” any more.',
      'Il n’y a plus de voyage à organiser pour l’inscription {{code}} à « {{course}} ».',
    ],
  },
  {
    kind: 'ticketUploaded',
    type: null,
    mail: false,
    title: ['رُفعت تذكرة الطيران: {{code}}', 'A flight ticket arrived: {{code}}', 'Billet d’avion déposé : {{code}}'],
    body: [
      'رُفعت تذكرة الطيران للتسجيل {{code}} في «{{course}}» ({{class}}). رتّب الاستقبال والفندق وسجّلهما.',
      'The flight ticket of registration {{code}} in “{{course}}” ({{class}}) was uploaded. Arrange arrival and hotel and enter them.',
      'Le billet d’avion de l’inscription {{code}} à « {{course}} » ({{class}}) a été déposé. Organisez l’arrivée et l’hôtel et saisissez-les.',
    ],
  },
  {
    kind: 'travelArranged',
    type: null,
    title: ['رُتّب سفرك: {{code}}', 'Your travel is arranged: {{code}}', 'Votre voyage est organisé : {{code}}'],
    body: [
      'رُتّب سفرك وإقامتك لحضور «{{course}}» التي تبدأ في {{day}}. تجد الرحلة والفندق ونوع الغرفة في صفحة التسجيل {{code}}.',
      'Your travel and stay for “{{course}}”, which starts on {{day}}, are arranged. Flight, hotel and room stand on the page of registration {{code}}.',
      'Votre voyage et votre séjour pour « {{course}} » du {{day}} sont organisés. Vol, hôtel et chambre figurent sur la page de l’inscription {{code}}.',
    ],
  },
]
