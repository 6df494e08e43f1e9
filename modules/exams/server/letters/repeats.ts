import { letters } from '#platform/server/notices/letter.ts'

export const repeatLetters = letters({
  repeatRequested: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'طلب إعادة اختبار: {{exam}}',
      en: 'A repeat is asked for: {{exam}}',
      fr: 'Demande de rattrapage : {{exam}}',
    },
    body: {
      ar: 'طُلبت إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). امنحها أو اطلب رسومها أو ارفضها.',
      en: 'A repeat of “{{exam}}” of “{{course}}” ({{class}}) is asked for. Grant it, ask for its fee, or reject it.',
      fr: 'Un rattrapage de « {{exam}} » de « {{course}} » ({{class}}) est demandé. Accordez-le, demandez ses frais ou refusez-le.',
    },
  },
  repeatInvoiced: {
    topic: 'registration',
    type: 7,
    title: { ar: 'رسوم إعادة {{exam}}', en: 'The fee of repeating {{exam}}', fr: 'Frais du rattrapage de {{exam}}' },
    body: {
      ar: 'تستحق رسوم قبل إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). سدّدها وارفع إثبات السداد أو رقم الحوالة.',
      en: 'A fee is due before “{{exam}}” of “{{course}}” ({{class}}) can be repeated. Pay it and upload the proof of payment or the swift code.',
      fr: 'Des frais sont dus avant le rattrapage de « {{exam}} » de « {{course}} » ({{class}}). Réglez-les et déposez la preuve de paiement ou le code swift.',
    },
  },
  repeatPaymentToVerify: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'سداد إعادة ينتظر التحقق: {{exam}}',
      en: 'A repeat’s payment to verify: {{exam}}',
      fr: 'Paiement de rattrapage à vérifier : {{exam}}',
    },
    body: {
      ar: 'رُفع إثبات سداد رسوم إعادة «{{exam}}» ({{class}}). تحقق منه ثم اقبله أو ارفضه.',
      en: 'The proof of payment for a repeat of “{{exam}}” ({{class}}) was uploaded. Verify it, then accept or reject it.',
      fr: 'La preuve de paiement d’un rattrapage de « {{exam}} » ({{class}}) a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    },
  },
  repeatPaid: {
    topic: 'registration',
    type: 7,
    mail: false,
    title: {
      ar: 'وصل سداد إعادة {{exam}}',
      en: 'Payment received: repeat of {{exam}}',
      fr: 'Paiement reçu : rattrapage de {{exam}}',
    },
    body: {
      ar: 'تحققنا من سداد رسوم إعادة «{{exam}}» ({{class}}). يصلك إشعار حين تُمنح الإعادة.',
      en: 'The payment for repeating “{{exam}}” ({{class}}) is verified. You will be told when the repeat is granted.',
      fr: 'Le paiement du rattrapage de « {{exam}} » ({{class}}) est vérifié. Nous vous informerons dès qu’il sera accordé.',
    },
  },
  repeatProofRejected: {
    topic: 'registration',
    type: 7,
    title: {
      ar: 'لم يُقبل إثبات سداد الإعادة: {{exam}}',
      en: 'Proof of payment not accepted: repeat of {{exam}}',
      fr: 'Preuve refusée : rattrapage de {{exam}}',
    },
    body: {
      ar: 'لم يُقبل إثبات سداد رسوم إعادة «{{exam}}» ({{class}}). ارفع إثباتًا آخر.',
      en: 'The proof of payment for repeating “{{exam}}” ({{class}}) was not accepted. Please upload another.',
      fr: 'La preuve de paiement du rattrapage de « {{exam}} » ({{class}}) est refusée. Déposez-en une autre.',
    },
  },
  repeatGranted: {
    topic: 'exams',
    type: 4,
    title: { ar: 'يمكنك إعادة {{exam}}', en: 'You may repeat {{exam}}', fr: 'Vous pouvez repasser {{exam}}' },
    body: {
      ar: 'مُنحت إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). تجدها مع آخر موعد لها في صفحة الاختبارات المتاحة.',
      en: 'You may repeat “{{exam}}” of “{{course}}” ({{class}}). It stands among your available exams with the last time for it.',
      fr: 'Vous pouvez repasser « {{exam}} » de « {{course}} » ({{class}}). Il figure parmi vos examens disponibles avec sa date limite.',
    },
  },
  repeatRejected: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'لم تُمنح إعادة {{exam}}',
      en: 'The repeat of {{exam}} is not granted',
      fr: 'Rattrapage de {{exam}} refusé',
    },
    body: {
      ar: 'لم تُمنح إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). تواصل مع المنسق لمعرفة السبب.',
      en: 'The repeat of “{{exam}}” of “{{course}}” ({{class}}) is not granted. Please ask the coordinator for the reason.',
      fr: 'Le rattrapage de « {{exam}} » de « {{course}} » ({{class}}) n’est pas accordé. Demandez le motif au coordinateur.',
    },
  },
  repeatEnded: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'أُلغيت إعادة {{exam}}',
      en: 'Your repeat of {{exam}} was cancelled',
      fr: 'Votre rattrapage de {{exam}} est annulé',
    },
    body: {
      ar: 'أُلغيت الإعادة التي مُنحت لك في «{{exam}}» لدورة «{{course}}» ({{class}}). تجد السبب في صفحة النتائج.',
      en: 'The repeat of “{{exam}}” of “{{course}}” ({{class}}) that you were granted was cancelled. The reason stands on your results page.',
      fr: 'Le rattrapage de « {{exam}} » de « {{course}} » ({{class}}) qui vous avait été accordé est annulé. Le motif figure sur la page de vos résultats.',
    },
  },
  repeatExpired: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'انتهت مدة إعادة {{exam}}',
      en: 'The time for your repeat of {{exam}} is over',
      fr: 'Délai dépassé : rattrapage de {{exam}}',
    },
    body: {
      ar: 'انتهت مدة إعادة «{{exam}}» لدورة «{{course}}» ({{class}}) قبل أن تُسدَّد رسومها أو تُؤدَّى. تجد في صفحة النتائج هل يمكنك طلب إعادة أخرى.',
      en: 'The time for your repeat of “{{exam}}” of “{{course}}” ({{class}}) ran out before it was paid or sat. Your results page says whether you can ask for another.',
      fr: 'Le délai de votre rattrapage de « {{exam}} » de « {{course}} » ({{class}}) est écoulé avant qu’il ait été réglé ou passé. La page de vos résultats indique si vous pouvez en demander un autre.',
    },
  },
  repeatResult: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'ظهرت نتيجة إعادة {{exam}}',
      en: 'The result of your repeat of {{exam}} is out',
      fr: 'Résultat de votre rattrapage de {{exam}}',
    },
    body: {
      ar: 'أصبحت نتيجة إعادتك «{{exam}}» لدورة «{{course}}» ({{class}}) نهائية. تجدها في صفحة النتائج.',
      en: 'The result of your repeat of “{{exam}}” of “{{course}}” ({{class}}) is final. See it on your results page.',
      fr: 'Le résultat de votre rattrapage de « {{exam}} » de « {{course}} » ({{class}}) est définitif. Consultez vos résultats.',
    },
  },
})
