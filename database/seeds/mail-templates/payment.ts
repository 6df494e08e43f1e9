import type { Template } from './template.ts'

export const paymentTemplates: readonly Template[] = [
  {
    kind: 'invoice',
    type: 6,
    title: [
      'فاتورة {{number}} لدورة {{course}}',
      'Invoice {{number}} for {{course}}',
      'Facture {{number}} pour {{course}}',
    ],
    body: [
      'صدرت الفاتورة {{number}} للتسجيل {{code}} في «{{course}}»، وتستحق في {{dueDay}}. ارفع إثبات السداد أو رقم الحوالة في صفحة التسجيل.',
      'Invoice {{number}} for registration {{code}} in “{{course}}” is issued and due on {{dueDay}}. Upload the proof of payment or the swift code on the registration’s page.',
      'La facture {{number}} de l’inscription {{code}} à « {{course}} » est émise, à régler avant le {{dueDay}}. Déposez la preuve de paiement ou le code swift sur la page de l’inscription.',
    ],
  },
  {
    kind: 'invoiceVoided',
    type: 6,
    title: ['أُلغيت الفاتورة {{number}}', 'Invoice {{number}} is void', 'La facture {{number}} est annulée'],
    body: [
      'أُلغيت الفاتورة {{number}} للتسجيل {{code}} في «{{course}}»، فلا تسددها. إن لزمت فاتورة أخرى وصلتك.',
      'Invoice {{number}} of registration {{code}} in “{{course}}” is void; do not pay it. If another is needed, it will be sent.',
      'La facture {{number}} de l’inscription {{code}} à « {{course}} » est annulée ; ne la réglez pas. Une autre vous sera envoyée si nécessaire.',
    ],
  },
  {
    kind: 'paymentToVerify',
    type: null,
    mail: false,
    title: ['إثبات سداد ينتظر التحقق: {{code}}', 'A payment to verify: {{code}}', 'Un paiement à vérifier : {{code}}'],
    body: [
      'رُفع إثبات سداد للفاتورة {{number}} للتسجيل {{code}} في «{{course}}» ({{class}}). تحقق منه ثم اقبله أو ارفضه.',
      'A proof of payment for invoice {{number}} of registration {{code}} in “{{course}}” ({{class}}) was uploaded. Verify it, then accept or reject it.',
      'Une preuve de paiement de la facture {{number}} de l’inscription {{code}} à « {{course}} » ({{class}}) a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    ],
  },
  {
    kind: 'paymentVerified',
    type: 7,
    title: ['وصل السداد: {{code}}', 'Payment received: {{code}}', 'Paiement reçu : {{code}}'],
    body: [
      'تحققنا من سداد رسوم التسجيل {{code}} في «{{course}}». شكرًا لك، لا شيء مطلوب منك بشأنه.',
      'The payment for registration {{code}} in “{{course}}” is verified. Thank you; nothing more is needed for it.',
      'Le paiement de l’inscription {{code}} à « {{course}} » est vérifié. Merci ; rien d’autre n’est nécessaire.',
    ],
  },
  {
    kind: 'paymentPartlyVerified',
    type: 7,
    title: ['وصل جزء من الرسوم: {{code}}', 'Part of the fee received: {{code}}', 'Paiement partiel reçu : {{code}}'],
    body: [
      'وصل جزء من رسوم التسجيل {{code}} في «{{course}}» (الفاتورة {{number}}). سدّد الباقي وارفع إثباته من صفحة التسجيل، ففيها المبلغ المتبقي.',
      'Part of the fee for registration {{code}} in “{{course}}” (invoice {{number}}) was received. Pay the rest and upload its proof on the registration’s page, which shows what is left.',
      'Une partie des frais de l’inscription {{code}} à « {{course}} » (facture {{number}}) a été reçue. Réglez le solde indiqué sur la page de l’inscription et déposez-y la preuve.',
    ],
  },
  {
    kind: 'paymentProofRejected',
    type: 7,
    title: [
      'لم يُقبل إثبات السداد: {{code}}',
      'Proof of payment not accepted: {{code}}',
      'Preuve de paiement refusée : {{code}}',
    ],
    body: [
      'لم يُقبل إثبات سداد رسوم التسجيل {{code}} في «{{course}}». السبب: {{reason}}. ارفع إثباتًا آخر.',
      'The proof of payment for registration {{code}} in “{{course}}” was not accepted. Reason: {{reason}}. Please upload another.',
      'La preuve de paiement de l’inscription {{code}} à « {{course}} » est refusée. Motif : {{reason}}. Déposez-en une autre.',
    ],
  },
  {
    kind: 'paymentOverdue',
    type: 7,
    title: [
      'تأخر سداد رسوم التسجيل {{code}}',
      'Payment for {{code}} is overdue',
      'Le paiement de {{code}} est en retard',
    ],
    body: [
      'مضى موعد سداد رسوم التسجيل {{code}} في «{{course}}» ولم يصلنا إثباته. سدّد وارفع الإثبات قبل أن تنتهي مهلة المقعد.',
      'The fee for registration {{code}} in “{{course}}” is past its date and no proof of payment has arrived. Pay and upload the proof before the seat lapses.',
      'L’échéance des frais de l’inscription {{code}} à « {{course}} » est passée sans preuve de paiement. Réglez et déposez la preuve avant que la place ne soit perdue.',
    ],
  },
  {
    kind: 'feeWaived',
    type: null,
    title: ['أُعفي التسجيل {{code}} من الرسوم', 'The fee of {{code}} is waived', 'Les frais de {{code}} sont remis'],
    body: [
      'أُعفي التسجيل {{code}} في «{{course}}» من الرسوم، فلا تسدد شيئًا.',
      'The fee of registration {{code}} in “{{course}}” is waived; there is nothing to pay.',
      'Les frais de l’inscription {{code}} à « {{course}} » sont remis ; il n’y a rien à payer.',
    ],
  },
  {
    kind: 'creditGranted',
    type: null,
    title: [
      'قُبل سداد رسوم {{code}} آجلًا',
      'The fee of {{code}} may be paid later',
      'Paiement différé accordé pour {{code}}',
    ],
    body: [
      'رسوم التسجيل {{code}} في «{{course}}» على حساب جهتك الآجل، فلا ينتظر المقعد سدادها.',
      'The fee of registration {{code}} in “{{course}}” goes on your organization’s account; the seat does not wait for the payment.',
      'Les frais de l’inscription {{code}} à « {{course}} » sont portés au compte de votre organisme ; la place n’attend pas le paiement.',
    ],
  },
  {
    kind: 'paymentRefunded',
    type: 7,
    title: ['رُدّت رسوم التسجيل {{code}}', 'The fee of {{code}} is refunded', 'Les frais de {{code}} sont remboursés'],
    body: [
      'رددنا ما دُفع من رسوم التسجيل {{code}} في «{{course}}». إن لم يصلك خلال أيام فتواصل مع المنسق.',
      'What was paid for registration {{code}} in “{{course}}” is refunded. If it has not reached you within some days, please speak with the coordinator.',
      'Ce qui a été payé pour l’inscription {{code}} à « {{course}} » est remboursé. Si la somme ne vous parvient pas sous quelques jours, contactez le coordinateur.',
    ],
  },
]
