import { letters } from '#platform/server/notices/letter.ts'

/** What whoever asked for a course is told. */
export const applicantLetters = letters({
  requestTaken: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'بدأنا إعداد عرض للطلب {{code}}',
      en: 'We are preparing a proposal for request {{code}}',
      fr: 'Nous préparons une proposition pour la demande {{code}}',
    },
    body: {
      ar: 'وصلنا الطلب {{code}} وبدأنا حساب تكلفته. سيصلك العرض متى اكتمل.',
      en: 'Course request {{code}} is under costing. You will get the proposal once it is ready.',
      fr: 'La demande de formation {{code}} est en cours de chiffrage. Vous recevrez la proposition dès qu’elle sera prête.',
    },
  },
  proposalReceived: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'وصل عرض للطلب {{code}}',
      en: 'A proposal for request {{code}}',
      fr: 'Une proposition pour la demande {{code}}',
    },
    body: {
      ar: 'أرسلنا عرضًا للطلب {{code}}، يسري حتى {{dueDay}}. راجعه ثم اقبله، أو اطلب تعديله، أو اعتذر عنه.',
      en: 'A proposal for request {{code}} is sent and holds until {{dueDay}}. Read it, then accept it, ask for a revision or decline it.',
      fr: 'Une proposition pour la demande {{code}} vous est envoyée, valable jusqu’au {{dueDay}}. Lisez-la, puis acceptez-la, demandez une révision ou refusez-la.',
    },
  },
  proposalRecalled: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'سُحب عرض الطلب {{code}}',
      en: 'The proposal for request {{code}} is taken back',
      fr: 'La proposition pour la demande {{code}} est retirée',
    },
    body: {
      ar: 'سُحب العرض المرسل للطلب {{code}}. السبب: {{reason}}. سيصلك عرض آخر.',
      en: 'The proposal sent for request {{code}} is taken back. Reason: {{reason}}. You will get another one.',
      fr: 'La proposition envoyée pour la demande {{code}} est retirée. Motif : {{reason}}. Vous en recevrez une autre.',
    },
  },
  proposalLapsed: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'انتهت مدة عرض الطلب {{code}}',
      en: 'The proposal for request {{code}} has expired',
      fr: 'La proposition pour la demande {{code}} a expiré',
    },
    body: {
      ar: 'انتهت مدة سريان عرض الطلب {{code}} ولم يصل ردك. إن أردت عرضًا جديدًا فتواصل معنا.',
      en: 'The proposal for request {{code}} is no longer valid, as no answer came. Contact us if you would like a new one.',
      fr: 'La proposition pour la demande {{code}} n’est plus valable, faute de réponse. Contactez-nous si vous en souhaitez une nouvelle.',
    },
  },
  requestAgreed: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'اتُّفق على الطلب {{code}}',
      en: 'Request {{code}} is agreed',
      fr: 'La demande {{code}} est conclue',
    },
    body: {
      ar: 'قُبل عرض الطلب {{code}} وأُنشئت شعبته {{class}}، وتبدأ في {{day}}. رشّح المشاركين في صفحة الطلب؛ يمكن التبديل حتى اليوم السابق للبدء.',
      en: 'The proposal for request {{code}} is accepted and its class {{class}} is made; it starts on {{day}}. Name those who come on the page of the request; people can be swapped until the day before the start.',
      fr: 'La proposition pour la demande {{code}} est acceptée et sa session {{class}} est créée ; elle commence le {{day}}. Désignez les participants sur la page de la demande ; les remplacements sont possibles jusqu’à la veille du début.',
    },
  },
  requestInvoice: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'فاتورة {{number}} للطلب {{code}}',
      en: 'Invoice {{number}} for request {{code}}',
      fr: 'Facture {{number}} pour la demande {{code}}',
    },
    body: {
      ar: 'صدرت الفاتورة {{number}} للطلب {{code}} على بنود العرض المقبول. ارفع إثبات السداد أو رقم الحوالة في صفحة الطلب.',
      en: 'Invoice {{number}} for request {{code}} is issued over the lines of the accepted proposal. Upload the proof of payment or the swift code on the page of the request.',
      fr: 'La facture {{number}} de la demande {{code}} est émise selon les lignes de la proposition acceptée. Déposez la preuve de paiement ou le code swift sur la page de la demande.',
    },
  },
  requestOverdue: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'الفاتورة {{number}} متأخرة السداد',
      en: 'Invoice {{number}} is overdue',
      fr: 'La facture {{number}} est en retard',
    },
    body: {
      ar: 'مضى موعد سداد الفاتورة {{number}} للطلب {{code}} ({{dueDay}})، وعليها مبلغ متبقٍ. تجد المبلغ في صفحة الطلب، ومنها يُرفع إثبات السداد أو رقم الحوالة.',
      en: 'Invoice {{number}} for request {{code}} was due on {{dueDay}} and is not paid in full. The page of the request shows what is left; upload the proof of payment or the swift code there.',
      fr: 'La facture {{number}} de la demande {{code}} était à régler avant le {{dueDay}} et n’est pas entièrement payée. La page de la demande indique le solde ; déposez-y la preuve de paiement ou le code swift.',
    },
  },
  requestPaymentBooked: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'سُجّل سداد على الفاتورة {{number}}',
      en: 'A payment on invoice {{number}} is booked',
      fr: 'Un paiement de la facture {{number}} est enregistré',
    },
    body: {
      ar: 'تحققنا من سداد وصل على الفاتورة {{number}} للطلب {{code}}. تجد ما بقي منها في صفحة الطلب.',
      en: 'A payment on invoice {{number}} of request {{code}} is verified. What is left of it stands on the page of the request.',
      fr: 'Un paiement de la facture {{number}} de la demande {{code}} est vérifié. Le reste dû figure sur la page de la demande.',
    },
  },
  requestProofRejected: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'تعذّر قبول إثبات السداد: {{code}}',
      en: 'The proof of payment was not accepted: {{code}}',
      fr: 'La preuve de paiement n’est pas acceptée : {{code}}',
    },
    body: {
      ar: 'تعذّر قبول إثبات سداد الفاتورة {{number}} للطلب {{code}}. السبب: {{reason}}. ارفع إثباتًا آخر.',
      en: 'The proof of payment for invoice {{number}} of request {{code}} was not accepted. Reason: {{reason}}. Please upload another one.',
      fr: 'La preuve de paiement de la facture {{number}} de la demande {{code}} n’est pas acceptée. Motif : {{reason}}. Déposez-en une autre.',
    },
  },
  requestRestWaived: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'لم يعد شيء مستحقًا على الفاتورة {{number}}',
      en: 'Nothing is owed on invoice {{number}} any more',
      fr: 'Plus rien n’est dû sur la facture {{number}}',
    },
    body: {
      ar: 'أُعفي الطلب {{code}} من سداد باقي الفاتورة {{number}}. السبب: {{reason}}.',
      en: 'The rest of invoice {{number}} of request {{code}} need not be paid. Reason: {{reason}}.',
      fr: 'Le reste de la facture {{number}} de la demande {{code}} n’est plus à payer. Motif : {{reason}}.',
    },
  },
  requestRefunded: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'رُدّ ما سُدّد على الفاتورة {{number}}',
      en: 'What was paid on invoice {{number}} is refunded',
      fr: 'Ce qui a été payé sur la facture {{number}} est remboursé',
    },
    body: {
      ar: 'أُلغي الطلب {{code}}، ورُدّ ما سُدّد على فاتورته {{number}}. {{reason}}. إن لم يصل المبلغ خلال أيام فيُرجى مراجعة منسق الطلب.',
      en: 'Request {{code}} was cancelled, and what was paid on its invoice {{number}} is refunded. {{reason}}. If it has not arrived within some days, please speak with the coordinator.',
      fr: 'La demande {{code}} a été annulée, et ce qui a été payé sur sa facture {{number}} est remboursé. {{reason}}. Si le montant n’arrive pas sous quelques jours, adressez-vous au coordinateur.',
    },
  },
  requestPaymentKept: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'لا يُردّ شيء مما سُدّد على الفاتورة {{number}}',
      en: 'Nothing more is paid back of invoice {{number}}',
      fr: 'Rien de plus n’est remboursé sur la facture {{number}}',
    },
    body: {
      ar: 'أُلغي الطلب {{code}}، وتحتفظ الأكاديمية بما لديها مما سُدّد على فاتورته {{number}}. السبب: {{reason}}.',
      en: 'Request {{code}} was cancelled, and the academy keeps what it holds of what was paid on its invoice {{number}}. Reason: {{reason}}.',
      fr: 'La demande {{code}} a été annulée, et l’académie conserve ce qu’elle détient de ce qui a été payé sur sa facture {{number}}. Motif : {{reason}}.',
    },
  },
  requestPartKept: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'يُحتفظ بجزء مما سُدّد على الفاتورة {{number}}',
      en: 'Part of what was paid on invoice {{number}} is kept',
      fr: 'Une partie de ce qui a été payé sur la facture {{number}} est conservée',
    },
    body: {
      ar: 'أُلغي الطلب {{code}}، وتحتفظ الأكاديمية بجزء مما سُدّد على فاتورته {{number}} ويُردّ الباقي. تجد المبلغين في صفحة الطلب. السبب: {{reason}}.',
      en: 'Request {{code}} was cancelled. The academy keeps a part of what was paid on its invoice {{number}}, and the rest is paid back; both amounts stand on the page of the request. Reason: {{reason}}.',
      fr: 'La demande {{code}} a été annulée. L’académie conserve une partie de ce qui a été payé sur sa facture {{number}}, et le reste est remboursé ; les deux montants figurent sur la page de la demande. Motif : {{reason}}.',
    },
  },
  requestNamesClosed: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'أُغلق الترشيح للطلب {{code}}',
      en: 'Nominations for request {{code}} are closed',
      fr: 'Les désignations pour la demande {{code}} sont closes',
    },
    body: {
      ar: 'أُغلق ترشيح المشاركين للطلب {{code}}. ما زال تبديل اسم باسم ممكنًا حتى اليوم السابق لبدء الدورة.',
      en: 'Nominations for request {{code}} are closed. One person can still be swapped for another until the day before the course starts.',
      fr: 'Les désignations pour la demande {{code}} sont closes. Une personne peut encore en remplacer une autre jusqu’à la veille du début.',
    },
  },
  requestDelivered: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'اكتمل تنفيذ الطلب {{code}}',
      en: 'Request {{code}} is delivered',
      fr: 'La demande {{code}} est réalisée',
    },
    body: {
      ar: 'انتهت دورة الطلب {{code}}. شكرًا لثقتك بنا.',
      en: 'The course of request {{code}} is over. Thank you for your trust.',
      fr: 'La formation de la demande {{code}} est terminée. Merci de votre confiance.',
    },
  },
  requestCancelled: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'أُلغي الطلب {{code}}',
      en: 'Request {{code}} is cancelled',
      fr: 'La demande {{code}} est annulée',
    },
    body: {
      ar: 'أُلغي الطلب {{code}}. السبب: {{reason}}.',
      en: 'Course request {{code}} is cancelled. Reason: {{reason}}.',
      fr: 'La demande de formation {{code}} est annulée. Motif : {{reason}}.',
    },
  },
})
