import { letters } from '#platform/server/notices/letter.ts'

export const paymentLetters = letters({
  invoice: {
    topic: 'registration',
    type: 6,
    title: {
      ar: 'فاتورة {{number}} لدورة {{course}}',
      en: 'Invoice {{number}} for {{course}}',
      fr: 'Facture {{number}} pour {{course}}',
    },
    body: {
      ar: 'صدرت الفاتورة {{number}} للتسجيل {{code}} في «{{course}}»، وتستحق في {{dueDay}}. ارفع إثبات السداد أو رقم الحوالة في صفحة التسجيل.',
      en: 'Invoice {{number}} for registration {{code}} in “{{course}}” is issued and due on {{dueDay}}. Upload the proof of payment or the swift code on the registration’s page.',
      fr: 'La facture {{number}} de l’inscription {{code}} à « {{course}} » est émise, à régler avant le {{dueDay}}. Déposez la preuve de paiement ou le code swift sur la page de l’inscription.',
    },
  },
  invoiceVoided: {
    topic: 'registration',
    type: 6,
    title: {
      ar: 'أُلغيت الفاتورة {{number}}',
      en: 'Invoice {{number}} is void',
      fr: 'La facture {{number}} est annulée',
    },
    body: {
      ar: 'أُلغيت الفاتورة {{number}} للتسجيل {{code}} في «{{course}}»، فلا تسددها. إن لزمت فاتورة أخرى وصلتك.',
      en: 'Invoice {{number}} of registration {{code}} in “{{course}}” is void; do not pay it. If another is needed, it will be sent.',
      fr: 'La facture {{number}} de l’inscription {{code}} à « {{course}} » est annulée ; ne la réglez pas. Une autre vous sera envoyée si nécessaire.',
    },
  },
  paymentToVerify: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'إثبات سداد ينتظر التحقق: {{code}}',
      en: 'A payment to verify: {{code}}',
      fr: 'Un paiement à vérifier : {{code}}',
    },
    body: {
      ar: 'رُفع إثبات سداد للفاتورة {{number}} للتسجيل {{code}} في «{{course}}» ({{class}}). تحقق منه ثم اقبله أو ارفضه.',
      en: 'A proof of payment for invoice {{number}} of registration {{code}} in “{{course}}” ({{class}}) was uploaded. Verify it, then accept or reject it.',
      fr: 'Une preuve de paiement de la facture {{number}} de l’inscription {{code}} à « {{course}} » ({{class}}) a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    },
  },
  paymentVerified: {
    topic: 'registration',
    type: 7,
    title: { ar: 'وصل السداد: {{code}}', en: 'Payment received: {{code}}', fr: 'Paiement reçu : {{code}}' },
    body: {
      ar: 'تحققنا من سداد رسوم التسجيل {{code}} في «{{course}}». شكرًا لك، لا شيء مطلوب منك بشأنه.',
      en: 'The payment for registration {{code}} in “{{course}}” is verified. Thank you; nothing more is needed for it.',
      fr: 'Le paiement de l’inscription {{code}} à « {{course}} » est vérifié. Merci ; rien d’autre n’est nécessaire.',
    },
  },
  paymentPartlyVerified: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'وصل جزء من الرسوم: {{code}}',
      en: 'Part of the fee received: {{code}}',
      fr: 'Paiement partiel reçu : {{code}}',
    },
    body: {
      ar: 'وصل جزء من رسوم التسجيل {{code}} في «{{course}}» (الفاتورة {{number}}). سدّد الباقي وارفع إثباته من صفحة التسجيل، ففيها المبلغ المتبقي.',
      en: 'Part of the fee for registration {{code}} in “{{course}}” (invoice {{number}}) was received. Pay the rest and upload its proof on the registration’s page, which shows what is left.',
      fr: 'Une partie des frais de l’inscription {{code}} à « {{course}} » (facture {{number}}) a été reçue. Réglez le solde indiqué sur la page de l’inscription et déposez-y la preuve.',
    },
  },
  paymentProofRejected: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'لم يُقبل إثبات السداد: {{code}}',
      en: 'Proof of payment not accepted: {{code}}',
      fr: 'Preuve de paiement refusée : {{code}}',
    },
    body: {
      ar: 'لم يُقبل إثبات سداد رسوم التسجيل {{code}} في «{{course}}». السبب: {{reason}}. ارفع إثباتًا آخر.',
      en: 'The proof of payment for registration {{code}} in “{{course}}” was not accepted. Reason: {{reason}}. Please upload another.',
      fr: 'La preuve de paiement de l’inscription {{code}} à « {{course}} » est refusée. Motif : {{reason}}. Déposez-en une autre.',
    },
  },
  paymentOverdue: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'تأخر سداد رسوم التسجيل {{code}}',
      en: 'Payment for {{code}} is overdue',
      fr: 'Le paiement de {{code}} est en retard',
    },
    body: {
      ar: 'مضى موعد سداد رسوم التسجيل {{code}} في «{{course}}» ولم يصلنا إثباته. سدّد وارفع الإثبات قبل أن تنتهي مهلة المقعد.',
      en: 'The fee for registration {{code}} in “{{course}}” is past its date and no proof of payment has arrived. Pay and upload the proof before the seat lapses.',
      fr: 'L’échéance des frais de l’inscription {{code}} à « {{course}} » est passée sans preuve de paiement. Réglez et déposez la preuve avant que la place ne soit perdue.',
    },
  },
  feeWaived: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'أُعفي التسجيل {{code}} من الرسوم',
      en: 'The fee of {{code}} is waived',
      fr: 'Les frais de {{code}} sont remis',
    },
    body: {
      ar: 'أُعفي التسجيل {{code}} في «{{course}}» من الرسوم، فلا تسدد شيئًا.',
      en: 'The fee of registration {{code}} in “{{course}}” is waived; there is nothing to pay.',
      fr: 'Les frais de l’inscription {{code}} à « {{course}} » sont remis ; il n’y a rien à payer.',
    },
  },
  creditGranted: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'قُبل سداد رسوم {{code}} آجلًا',
      en: 'The fee of {{code}} may be paid later',
      fr: 'Paiement différé accordé pour {{code}}',
    },
    body: {
      ar: 'رسوم التسجيل {{code}} في «{{course}}» على حساب جهتك الآجل، فلا ينتظر المقعد سدادها. تجد فاتورتها بين فواتير جهتك بعد تأكيد التسجيل.',
      en: 'The fee of registration {{code}} in “{{course}}” goes on your organization’s account; the seat does not wait for the payment. Its invoice stands among those of your organization once the registration is confirmed.',
      fr: 'Les frais de l’inscription {{code}} à « {{course}} » sont portés au compte de votre organisme ; la place n’attend pas le paiement. La facture figure parmi celles de votre organisme dès l’inscription confirmée.',
    },
  },
  accountPaymentBooked: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'سُجّل سداد على الفاتورة {{number}}',
      en: 'A payment on invoice {{number}} is booked',
      fr: 'Un paiement de la facture {{number}} est enregistré',
    },
    body: {
      ar: 'سُجّل سداد وصل من جهتك على الفاتورة {{number}} للتسجيل {{code}} في «{{course}}». تجد ما بقي منها بين فواتير جهتك.',
      en: 'A payment of your organization on invoice {{number}} of registration {{code}} in “{{course}}” is booked. What is left of it stands among the invoices of your organization.',
      fr: 'Un paiement de votre organisme sur la facture {{number}} de l’inscription {{code}} à « {{course}} » est enregistré. Le reste dû figure parmi les factures de votre organisme.',
    },
  },
  accountOverdue: {
    topic: 'registration',
    type: null,
    title: {
      ar: 'الفاتورة {{number}} متأخرة السداد',
      en: 'Invoice {{number}} is overdue',
      fr: 'La facture {{number}} est en retard',
    },
    body: {
      ar: 'مضى موعد سداد الفاتورة {{number}} للتسجيل {{code}} في «{{course}}» ({{dueDay}})، وهي على حساب جهتك الآجل وعليها مبلغ متبقٍ. تجد المبلغ بين فواتير جهتك، ويُرفع إثبات السداد من صفحة التسجيل.',
      en: 'Invoice {{number}} of registration {{code}} in “{{course}}”, on your organization’s account, was due on {{dueDay}} and is not paid in full. What is left stands among the invoices of your organization; upload the proof of payment on the registration’s page.',
      fr: 'La facture {{number}} de l’inscription {{code}} à « {{course}} », portée au compte de votre organisme, était à régler avant le {{dueDay}} et n’est pas entièrement payée. Le reste dû figure parmi les factures de votre organisme ; déposez la preuve de paiement sur la page de l’inscription.',
    },
  },
  paymentRefunded: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'رُدّت رسوم التسجيل {{code}}',
      en: 'The fee of {{code}} is refunded',
      fr: 'Les frais de {{code}} sont remboursés',
    },
    body: {
      ar: 'رددنا ما دُفع من رسوم التسجيل {{code}} في «{{course}}». إن لم يصلك خلال أيام فتواصل مع المنسق.',
      en: 'What was paid for registration {{code}} in “{{course}}” is refunded. If it has not reached you within some days, please speak with the coordinator.',
      fr: 'Ce qui a été payé pour l’inscription {{code}} à « {{course}} » est remboursé. Si la somme ne vous parvient pas sous quelques jours, contactez le coordinateur.',
    },
  },
})
