import { letters } from '#platform/server/notices/letter.ts'

/** What the academy's people are told of course requests. */
export const academyLetters = letters({
  requestSubmitted: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'طلب دورة جديد: {{code}}',
      en: 'A new course request: {{code}}',
      fr: 'Nouvelle demande de formation : {{code}}',
    },
    body: {
      ar: 'وصل الطلب {{code}}. خذه لحساب التكلفة ثم أعدّ عرضًا.',
      en: 'Course request {{code}} has come in. Take it under costing and write a proposal.',
      fr: 'La demande de formation {{code}} est arrivée. Prenez-la en chiffrage puis rédigez une proposition.',
    },
  },
  requestAssigned: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'أُسند إليك الطلب {{code}}',
      en: 'Request {{code}} is yours',
      fr: 'La demande {{code}} vous est confiée',
    },
    body: {
      ar: 'أُسند إليك الطلب {{code}}. تابعه من صفحته.',
      en: 'Course request {{code}} was given to you. See to it on its page.',
      fr: 'La demande de formation {{code}} vous est confiée. Suivez-la sur sa page.',
    },
  },
  proposalToApprove: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'عرض ينتظر موافقتك: {{code}}',
      en: 'A proposal awaits your approval: {{code}}',
      fr: 'Une proposition attend votre accord : {{code}}',
    },
    body: {
      ar: 'هامش عرض الطلب {{code}} سالب أو خصمه فوق الحد. راجِعه ثم وافق على إرساله أو تواصل مع من كتبه.',
      en: 'The proposal for request {{code}} has a negative margin or a discount above the limit. Look at it, then approve it or talk to who wrote it.',
      fr: 'La proposition pour la demande {{code}} a une marge négative ou une remise au-dessus du plafond. Examinez-la, puis approuvez-la ou parlez à son auteur.',
    },
  },
  proposalApproved: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'ووفق على عرض الطلب {{code}}',
      en: 'The proposal for request {{code}} is approved',
      fr: 'La proposition pour la demande {{code}} est approuvée',
    },
    body: {
      ar: 'وافقت الإدارة على عرض الطلب {{code}}. يمكنك الآن إرساله.',
      en: 'The administrator approved the proposal for request {{code}}. You can send it now.',
      fr: 'L’administrateur a approuvé la proposition pour la demande {{code}}. Vous pouvez l’envoyer.',
    },
  },
  proposalAccepted: {
    topic: 'coordination',
    type: null,
    title: { ar: 'قُبل عرض الطلب {{code}}', en: 'Proposal accepted: {{code}}', fr: 'Proposition acceptée : {{code}}' },
    body: {
      ar: 'قُبل عرض الطلب {{code}} وأُنشئت شعبته وفاتورته. اختر للشعبة قاعة ومدربًا.',
      en: 'The proposal for request {{code}} is accepted; its class and its invoice are made. Choose a classroom and an instructor for the class.',
      fr: 'La proposition pour la demande {{code}} est acceptée ; sa session et sa facture sont créées. Choisissez une salle et un formateur.',
    },
  },
  proposalRevision: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'طُلب تعديل عرض الطلب {{code}}',
      en: 'A revision is asked for: {{code}}',
      fr: 'Une révision est demandée : {{code}}',
    },
    body: {
      ar: 'طُلب تعديل عرض الطلب {{code}}: {{reason}}. خذ الطلب لحساب التكلفة واكتب إصدارًا آخر.',
      en: 'The proposal for request {{code}} is to be changed: {{reason}}. Take the request under costing and write another version.',
      fr: 'La proposition pour la demande {{code}} est à modifier : {{reason}}. Reprenez la demande en chiffrage et rédigez une autre version.',
    },
  },
  proposalDeclined: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'اعتُذر عن عرض الطلب {{code}}',
      en: 'Proposal declined: {{code}}',
      fr: 'Proposition refusée : {{code}}',
    },
    body: {
      ar: 'اعتُذر عن عرض الطلب {{code}}. السبب: {{reason}}.',
      en: 'The proposal for request {{code}} is declined. Reason: {{reason}}.',
      fr: 'La proposition pour la demande {{code}} est refusée. Motif : {{reason}}.',
    },
  },
  proposalUnanswered: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'انتهت مدة عرض الطلب {{code}} بلا رد',
      en: 'Proposal expired without an answer: {{code}}',
      fr: 'Proposition expirée sans réponse : {{code}}',
    },
    body: {
      ar: 'انتهت مدة عرض الطلب {{code}} ولم يصل رد. تواصل مع صاحبه، أو خذ الطلب لحساب التكلفة لتجديد العرض.',
      en: 'The proposal for request {{code}} has expired without an answer. Call whoever asked, or take the request under costing to renew it.',
      fr: 'La proposition pour la demande {{code}} a expiré sans réponse. Appelez le demandeur, ou reprenez la demande en chiffrage pour la renouveler.',
    },
  },
  requestNamed: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'تغيّر مرشحو الطلب {{code}}',
      en: 'The people of request {{code}} changed',
      fr: 'Les participants de la demande {{code}} ont changé',
    },
    body: {
      ar: 'تغيّرت قائمة المرشحين في الطلب {{code}}.',
      en: 'The list of those named in request {{code}} has changed.',
      fr: 'La liste des personnes désignées dans la demande {{code}} a changé.',
    },
  },
  requestProof: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'إثبات سداد ينتظر التحقق: {{number}}',
      en: 'A payment to verify: {{number}}',
      fr: 'Un paiement à vérifier : {{number}}',
    },
    body: {
      ar: 'رُفع إثبات سداد للفاتورة {{number}} للطلب {{code}}. تحقق منه ثم اقبله أو ارفضه.',
      en: 'A proof of payment for invoice {{number}} of request {{code}} was uploaded. Verify it, then accept or reject it.',
      fr: 'Une preuve de paiement de la facture {{number}} de la demande {{code}} a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    },
  },
  requestWithdrawn: {
    topic: 'coordination',
    type: null,
    title: { ar: 'سُحب الطلب {{code}}', en: 'Request withdrawn: {{code}}', fr: 'Demande retirée : {{code}}' },
    body: {
      ar: 'سحب صاحب الطلب {{code}} طلبه. السبب: {{reason}}.',
      en: 'Whoever made request {{code}} took it back. Reason: {{reason}}.',
      fr: 'Le demandeur a retiré la demande {{code}}. Motif : {{reason}}.',
    },
  },
})
