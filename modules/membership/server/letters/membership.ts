import { letters } from '#platform/server/notices/letter.ts'

export const membershipLetters = letters({
  membershipCardRequested: {
    topic: 'applications',
    type: null,
    mail: false,
    title: {
      ar: 'طلب بطاقة عضوية من المتدرب {{code}}',
      en: 'Trainee {{code}} asks for a membership card',
      fr: 'Demande de carte de membre du stagiaire {{code}}',
    },
    body: {
      ar: 'طلب المتدرب {{code}} بطاقة عضوية. خذ الطلب للمراجعة، ثم وافق عليه أو ارفضه.',
      en: 'Trainee {{code}} asks for a membership card. Take the request under review, then approve or reject it.',
      fr: 'Le stagiaire {{code}} demande une carte de membre. Prenez la demande en examen, puis approuvez-la ou refusez-la.',
    },
  },
  membershipCardFee: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'رسوم بطاقة عضويتك',
      en: 'The fee of your membership card',
      fr: 'Frais de votre carte de membre',
    },
    body: {
      ar: 'قُبل طلب بطاقة عضويتك. سدّد رسومها، ثم ارفع إثبات السداد أو رقم الحوالة في صفحة بطاقتي.',
      en: 'Your request for a membership card is approved. Pay its fee, then upload the proof of payment or the SWIFT code on the page of your card.',
      fr: 'Votre demande de carte de membre est approuvée. Réglez les frais, puis déposez la preuve de paiement ou le code SWIFT sur la page de votre carte.',
    },
  },
  membershipCardPaymentToVerify: {
    topic: 'applications',
    type: null,
    mail: false,
    title: {
      ar: 'سداد بطاقة عضوية ينتظر التحقق: {{code}}',
      en: 'Payment of a membership card to verify: {{code}}',
      fr: 'Paiement d’une carte de membre à vérifier : {{code}}',
    },
    body: {
      ar: 'رفع المتدرب {{code}} إثبات سداد رسوم بطاقته. تحقق منه، ثم أكّد البطاقة أو اطلب إثباتًا آخر.',
      en: 'Trainee {{code}} uploaded the proof of payment for the card. Verify it, then confirm the card or ask for another proof.',
      fr: 'Le stagiaire {{code}} a déposé la preuve de paiement de sa carte. Vérifiez-la, puis confirmez la carte ou demandez une autre preuve.',
    },
  },
  membershipCardProofRejected: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'لم يُقبل إثبات سداد بطاقة العضوية',
      en: 'Proof of payment for your membership card not accepted',
      fr: 'Preuve de paiement de votre carte de membre refusée',
    },
    body: {
      ar: 'لم يُقبل إثبات سداد رسوم بطاقتك. السبب: {{reason}}. ارفع إثباتًا آخر في صفحة بطاقتي.',
      en: 'The proof of payment for your card was not accepted. The reason: {{reason}}. Please upload another on the page of your card.',
      fr: 'La preuve de paiement de votre carte est refusée. Le motif : {{reason}}. Déposez-en une autre sur la page de votre carte.',
    },
  },
  membershipCardConfirmed: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'تم إنشاء بطاقة عضويتك {{number}}',
      en: 'Your membership card {{number}} is created',
      fr: 'Votre carte de membre {{number}} est créée',
    },
    body: {
      ar: 'أُكّدت بطاقة عضويتك برقم {{number}}. نطبعها الآن، ونخبرك حين تُسلَّم وتصبح سارية.',
      en: 'Your membership card is confirmed under the number {{number}}. We are printing it and tell you once it is handed out and valid.',
      fr: 'Votre carte de membre est confirmée sous le numéro {{number}}. Nous l’imprimons et vous informons dès qu’elle est remise et valable.',
    },
  },
  membershipCardRejected: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'لم يُقبل طلب بطاقة العضوية',
      en: 'Your request for a membership card was not accepted',
      fr: 'Votre demande de carte de membre est refusée',
    },
    body: {
      ar: 'لم يُقبل طلب بطاقة عضويتك. السبب: {{reason}}. يمكنك أن تطلبها من جديد.',
      en: 'Your request for a membership card was not accepted. The reason: {{reason}}. You may ask for it again.',
      fr: 'Votre demande de carte de membre est refusée. Le motif : {{reason}}. Vous pouvez la renouveler.',
    },
  },
  membershipCardActive: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'بطاقة عضويتك {{number}} سارية',
      en: 'Your membership card {{number}} is valid',
      fr: 'Votre carte de membre {{number}} est valable',
    },
    body: {
      ar: 'بطاقة عضويتك {{number}} سارية حتى {{dueDay}}. تجدها في صفحة بطاقتي.',
      en: 'Your membership card {{number}} is valid until {{dueDay}}. You find it on the page of your card.',
      fr: 'Votre carte de membre {{number}} est valable jusqu’au {{dueDay}}. Vous la trouvez sur la page de votre carte.',
    },
  },
  membershipCardSuspended: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'أُوقفت بطاقة عضويتك {{number}}',
      en: 'Your membership card {{number}} is suspended',
      fr: 'Votre carte de membre {{number}} est suspendue',
    },
    body: {
      ar: 'أوقفت الأكاديمية بطاقة عضويتك {{number}}، ورمزها يقول ذلك لمن يتحقق منه. السبب: {{reason}}.',
      en: 'The academy suspended your membership card {{number}}; its code says so to whoever verifies it. The reason: {{reason}}.',
      fr: 'L’académie suspend votre carte de membre {{number}} ; son code l’indique à qui la vérifie. Le motif : {{reason}}.',
    },
  },
  membershipCardReinstated: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'عادت بطاقة عضويتك {{number}} سارية',
      en: 'Your membership card {{number}} is valid again',
      fr: 'Votre carte de membre {{number}} est de nouveau valable',
    },
    body: {
      ar: 'رُفع الإيقاف عن بطاقة عضويتك {{number}}، وهي سارية من جديد.',
      en: 'Your membership card {{number}} is no longer suspended; it is valid again.',
      fr: 'Votre carte de membre {{number}} n’est plus suspendue ; elle est de nouveau valable.',
    },
  },
  membershipCardHidden: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'حُجبت بطاقة عضويتك {{number}}',
      en: 'Membership card {{number}} is withheld',
      fr: 'Carte de membre {{number}} retirée',
    },
    body: {
      ar: 'حجبت الأكاديمية بطاقة عضويتك {{number}} مؤقتًا. تواصل مع الأكاديمية لمعرفة السبب.',
      en: 'The academy withholds your membership card {{number}} for now. Please ask the academy for the reason.',
      fr: 'L’académie retire votre carte de membre {{number}} pour le moment. Demandez-lui le motif.',
    },
  },
  membershipCardEnds: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'تنتهي بطاقة عضويتك {{number}} في {{dueDay}}',
      en: 'Your membership card {{number}} ends on {{dueDay}}',
      fr: 'Votre carte de membre {{number}} expire le {{dueDay}}',
    },
    body: {
      ar: 'بطاقة عضويتك {{number}} سارية حتى {{dueDay}}. اطلب تجديدها في صفحة بطاقتي قبل أن تنتهي.',
      en: 'Your membership card {{number}} is valid until {{dueDay}}. Ask for its renewal on the page of your card before it ends.',
      fr: 'Votre carte de membre {{number}} est valable jusqu’au {{dueDay}}. Demandez son renouvellement sur la page de votre carte avant cette date.',
    },
  },
  membershipCardExpired: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'انتهت بطاقة عضويتك {{number}}',
      en: 'Your membership card {{number}} has expired',
      fr: 'Votre carte de membre {{number}} a expiré',
    },
    body: {
      ar: 'انتهت صلاحية بطاقة عضويتك {{number}}. يمكنك أن تطلب تجديدها في صفحة بطاقتي.',
      en: 'Your membership card {{number}} is no longer valid. You may ask for its renewal on the page of your card.',
      fr: 'Votre carte de membre {{number}} n’est plus valable. Vous pouvez demander son renouvellement sur la page de votre carte.',
    },
  },
})
