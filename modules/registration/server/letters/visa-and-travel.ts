import { letters } from '#platform/server/notices/letter.ts'

export const visaAndTravelLetters = letters({
  visaRequired: {
    topic: 'registration',
    type: null,
    title: { ar: 'تلزمك تأشيرة: {{code}}', en: 'You need a visa: {{code}}', fr: 'Un visa est nécessaire : {{code}}' },
    body: {
      ar: 'تلزمك تأشيرة لحضور «{{course}}» (التسجيل {{code}}). نعدّ خطابها من بيانات جوازك؛ تأكد من صحتها وصلاحيته.',
      en: 'You need a visa to attend “{{course}}” (registration {{code}}). We prepare the letter from your passport’s data; please see that they are right and that it is valid long enough.',
      fr: 'Un visa est nécessaire pour « {{course}} » (inscription {{code}}). Nous préparons la lettre d’après votre passeport ; vérifiez ses données et sa validité.',
    },
  },
  visaNotRequired: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'لا تلزمك تأشيرة: {{code}}',
      en: 'No visa is needed: {{code}}',
      fr: 'Aucun visa nécessaire : {{code}}',
    },
    body: {
      ar: 'لا تلزمك تأشيرة لحضور «{{course}}» (التسجيل {{code}}). لا شيء مطلوب منك بشأنها.',
      en: 'You need no visa to attend “{{course}}” (registration {{code}}). There is nothing to do about it.',
      fr: 'Aucun visa n’est nécessaire pour « {{course}} » (inscription {{code}}). Vous n’avez rien à faire.',
    },
  },
  visaLetterIssued: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'صدر خطاب التأشيرة: {{code}}',
      en: 'Your visa letter is issued: {{code}}',
      fr: 'Votre lettre de visa est prête : {{code}}',
    },
    body: {
      ar: 'صدر خطاب التأشيرة لحضور «{{course}}» (التسجيل {{code}}). قدّم به طلب التأشيرة ثم ارفع صورتها في صفحة التسجيل.',
      en: 'The visa letter for “{{course}}” (registration {{code}}) is issued. Apply for the visa with it, then upload a copy of the visa on the registration’s page.',
      fr: 'La lettre de visa pour « {{course}} » (inscription {{code}}) est prête. Demandez le visa avec elle, puis déposez-en une copie sur la page de l’inscription.',
    },
  },
  visaProofAsked: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'ارفع صورة تأشيرتك: {{code}}',
      en: 'Please upload your visa: {{code}}',
      fr: 'Déposez votre visa : {{code}}',
    },
    body: {
      ar: 'ننتظر صورة تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). ارفعها في صفحة التسجيل حتى يتأكد مقعدك.',
      en: 'We await a copy of your visa for “{{course}}” (registration {{code}}). Upload it on the registration’s page, so that your place can be confirmed.',
      fr: 'Nous attendons une copie de votre visa pour « {{course}} » (inscription {{code}}). Déposez-la sur la page de l’inscription pour que votre place soit confirmée.',
    },
  },
  visaToVerify: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'تأشيرة تنتظر التحقق: {{code}}',
      en: 'A visa to verify: {{code}}',
      fr: 'Un visa à vérifier : {{code}}',
    },
    body: {
      ar: 'رُفعت صورة التأشيرة للتسجيل {{code}} في «{{course}}» ({{class}}). تحقق منها ثم اقبلها أو ارفضها.',
      en: 'A copy of the visa of registration {{code}} in “{{course}}” ({{class}}) was uploaded. Verify it, then accept or reject it.',
      fr: 'Une copie du visa de l’inscription {{code}} à « {{course}} » ({{class}}) a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    },
  },
  visaVerified: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'قُبلت تأشيرتك: {{code}}',
      en: 'Your visa is verified: {{code}}',
      fr: 'Votre visa est vérifié : {{code}}',
    },
    body: {
      ar: 'تحققنا من تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). لا شيء مطلوب منك بشأنها.',
      en: 'Your visa for “{{course}}” (registration {{code}}) is verified. There is nothing more to do about it.',
      fr: 'Votre visa pour « {{course}} » (inscription {{code}}) est vérifié. Vous n’avez plus rien à faire.',
    },
  },
  visaProofRejected: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'لم تُقبل صورة التأشيرة: {{code}}',
      en: 'The visa copy was not accepted: {{code}}',
      fr: 'Copie du visa refusée : {{code}}',
    },
    body: {
      ar: 'لم تُقبل صورة تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). السبب: {{reason}}. ارفع صورة أخرى في صفحة التسجيل.',
      en: 'The copy of your visa for “{{course}}” (registration {{code}}) was not accepted. Reason: {{reason}}. Please upload another on the registration’s page.',
      fr: 'La copie de votre visa pour « {{course}} » (inscription {{code}}) est refusée. Motif : {{reason}}. Déposez-en une autre sur la page de l’inscription.',
    },
  },
  visaRefused: {
    topic: 'registration',
    type: null,
    title: { ar: 'تعذّرت التأشيرة: {{code}}', en: 'The visa was refused: {{code}}', fr: 'Visa refusé : {{code}}' },
    body: {
      ar: 'تعذّرت تأشيرة حضور «{{course}}» (التسجيل {{code}}). السبب: {{reason}}. تواصل مع المنسق لمعرفة ما يمكن فعله.',
      en: 'The visa for “{{course}}” (registration {{code}}) was refused. Reason: {{reason}}. Please speak with the coordinator about what can be done.',
      fr: 'Le visa pour « {{course}} » (inscription {{code}}) est refusé. Motif : {{reason}}. Voyez avec le coordinateur ce qui est possible.',
    },
  },
  visaReopened: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'أُعيد النظر في تأشيرتك: {{code}}',
      en: 'Your visa is taken up again: {{code}}',
      fr: 'Votre visa est réexaminé : {{code}}',
    },
    body: {
      ar: 'أُعيد فتح إجراءات تأشيرتك لحضور «{{course}}» (التسجيل {{code}}). نخبرك حين يصدر خطابها.',
      en: 'The visa for “{{course}}” (registration {{code}}) is taken up again. You will hear from us when its letter is issued.',
      fr: 'Votre visa pour « {{course}} » (inscription {{code}}) est réexaminé. Nous vous informerons dès que la lettre sera prête.',
    },
  },
  travelNeeded: {
    topic: 'registration',
    type: null,
    title: { ar: 'ترتيب سفرك: {{code}}', en: 'Your travel: {{code}}', fr: 'Votre voyage : {{code}}' },
    body: {
      ar: 'نرتّب سفرك وإقامتك لحضور «{{course}}» التي تبدأ في {{day}}. ارفع تذكرة الطيران في صفحة التسجيل {{code}} متى كانت معك.',
      en: 'Your travel and stay for “{{course}}”, which starts on {{day}}, are being arranged. Upload your flight ticket on the page of registration {{code}} once you have it.',
      fr: 'Votre voyage et votre séjour pour « {{course}} » du {{day}} sont en préparation. Déposez votre billet d’avion sur la page de l’inscription {{code}} dès que vous l’avez.',
    },
  },
  travelNotNeeded: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'لا حاجة إلى ترتيب السفر: {{code}}',
      en: 'No travel to arrange: {{code}}',
      fr: 'Pas de voyage à organiser : {{code}}',
    },
    body: {
      ar: 'لم يعد ترتيب السفر لازمًا للتسجيل {{code}} في «{{course}}».',
      en: 'There is no travel to arrange for registration {{code}} in “{{course}}” any more.',
      fr: 'Il n’y a plus de voyage à organiser pour l’inscription {{code}} à « {{course}} ».',
    },
  },
  ticketUploaded: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'رُفعت تذكرة الطيران: {{code}}',
      en: 'A flight ticket arrived: {{code}}',
      fr: 'Billet d’avion déposé : {{code}}',
    },
    body: {
      ar: 'رُفعت تذكرة الطيران للتسجيل {{code}} في «{{course}}» ({{class}}). رتّب الاستقبال والفندق وسجّلهما.',
      en: 'The flight ticket of registration {{code}} in “{{course}}” ({{class}}) was uploaded. Arrange arrival and hotel and enter them.',
      fr: 'Le billet d’avion de l’inscription {{code}} à « {{course}} » ({{class}}) a été déposé. Organisez l’arrivée et l’hôtel et saisissez-les.',
    },
  },
  travelArranged: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'رُتّب سفرك: {{code}}',
      en: 'Your travel is arranged: {{code}}',
      fr: 'Votre voyage est organisé : {{code}}',
    },
    body: {
      ar: 'رُتّب سفرك وإقامتك لحضور «{{course}}» التي تبدأ في {{day}}. تجد الرحلة والفندق ونوع الغرفة في صفحة التسجيل {{code}}.',
      en: 'Your travel and stay for “{{course}}”, which starts on {{day}}, are arranged. Flight, hotel and room stand on the page of registration {{code}}.',
      fr: 'Votre voyage et votre séjour pour « {{course}} » du {{day}} sont organisés. Vol, hôtel et chambre figurent sur la page de l’inscription {{code}}.',
    },
  },
})
