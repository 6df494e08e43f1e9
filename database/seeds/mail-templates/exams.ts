import type { Template } from './template.ts'

export const examTemplates: readonly Template[] = [
  {
    kind: 'newExam',
    type: 4,
    title: ['اختبار جديد: {{exam}}', 'A new exam: {{exam}}', 'Un nouvel examen : {{exam}}'],
    body: [
      'نُشر «{{exam}}» لدورة «{{course}}» ({{class}}). يفتح في {{examStart}} ويُغلق في {{examEnd}}. اقرأ قواعده قبل الموعد.',
      '“{{exam}}” of “{{course}}” ({{class}}) is published. It opens on {{examStart}} and closes on {{examEnd}}. Read its rules beforehand.',
      '« {{exam}} » de « {{course}} » ({{class}}) est publié. Il ouvre le {{examStart}} et ferme le {{examEnd}}. Lisez ses règles à l’avance.',
    ],
  },
  {
    kind: 'examWithdrawn',
    type: 4,
    title: ['سُحب اختبار {{exam}}', 'The exam {{exam}} is withdrawn', 'L’examen {{exam}} est retiré'],
    body: [
      'سُحب «{{exam}}» لدورة «{{course}}» ({{class}}) ولن يُعقد في موعده المعلن. يصلك إشعار إن نُشر من جديد.',
      '“{{exam}}” of “{{course}}” ({{class}}) is withdrawn and will not be held at the announced time. You will be told if it is published again.',
      '« {{exam}} » de « {{course}} » ({{class}}) est retiré et n’aura pas lieu à l’heure annoncée. Vous serez informé s’il est publié de nouveau.',
    ],
  },
  {
    kind: 'examOpened',
    type: 4,
    mail: false,
    title: ['فُتح اختبار {{exam}}', 'The exam {{exam}} is open', 'L’examen {{exam}} est ouvert'],
    body: [
      'فُتح «{{exam}}» لدورة «{{course}}» ({{class}}) ويُغلق في {{examEnd}}. ابدأ حين تكون مستعدًا.',
      '“{{exam}}” of “{{course}}” ({{class}}) is open and closes on {{examEnd}}. Begin when you are ready.',
      '« {{exam}} » de « {{course}} » ({{class}}) est ouvert et ferme le {{examEnd}}. Commencez quand vous êtes prêt.',
    ],
  },
  {
    kind: 'examClosedEarly',
    type: null,
    mail: false,
    title: ['أُغلق اختبار {{exam}}', 'The exam {{exam}} is closed', 'L’examen {{exam}} est fermé'],
    body: [
      'أُغلق «{{exam}}» لدورة «{{course}}» ({{class}}) قبل موعده. إن فاتك فتواصل مع مدربك.',
      '“{{exam}}” of “{{course}}” ({{class}}) was closed before its time. If you missed it, speak with your instructor.',
      '« {{exam}} » de « {{course}} » ({{class}}) a été fermé avant l’heure. Si vous l’avez manqué, voyez votre formateur.',
    ],
  },
  {
    kind: 'papersToMark',
    type: null,
    mail: false,
    title: ['أوراق تنتظر التصحيح: {{exam}}', 'Papers to mark: {{exam}}', 'Copies à corriger : {{exam}}'],
    body: [
      'أُغلق «{{exam}}» لدورة «{{course}}» ({{class}}) وفيه أوراق تنتظر تصحيحًا أو مراجعة.',
      '“{{exam}}” of “{{course}}” ({{class}}) is closed, and papers wait to be marked or reviewed.',
      '« {{exam}} » de « {{course}} » ({{class}}) est fermé ; des copies attendent une correction ou un examen.',
    ],
  },
  {
    kind: 'paperToMark',
    type: null,
    mail: false,
    title: ['ورقة تنتظر التصحيح: {{exam}}', 'A paper to mark: {{exam}}', 'Une copie à corriger : {{exam}}'],
    body: [
      'سُلّمت ورقة إعادة في «{{exam}}» لدورة «{{course}}» ({{class}}) وفيها إجابات نصية. صحّحها لتصدر نتيجتها.',
      'A paper of a repeat of “{{exam}}” of “{{course}}” ({{class}}) was handed in and has text answers. Mark it, so that its result can come out.',
      'Une copie de rattrapage de « {{exam}} » de « {{course}} » ({{class}}) a été rendue avec des réponses rédigées. Corrigez-la pour que son résultat paraisse.',
    ],
  },
  {
    kind: 'violationToReview',
    type: null,
    mail: false,
    title: [
      'ورقة أُغلقت بمخالفة: {{exam}}',
      'A paper closed by a violation: {{exam}}',
      'Copie fermée pour infraction : {{exam}}',
    ],
    body: [
      'أُغلقت ورقة في «{{exam}}» لدورة «{{course}}» ({{class}}) لمغادرة وضع الاختبار. راجِعها: أيّد الرسوب أو أعِد الورقة.',
      'A paper of “{{exam}}” of “{{course}}” ({{class}}) was closed because exam mode was left. Review it: let the fail stand, or reinstate the paper.',
      'Une copie de « {{exam}} » de « {{course}} » ({{class}}) a été fermée car le mode examen a été quitté. Examinez-la : maintenez l’échec ou rétablissez la copie.',
    ],
  },
  {
    kind: 'paperHandedIn',
    type: null,
    mail: false,
    title: ['سُلّمت ورقتك: {{exam}}', 'Your paper was handed in: {{exam}}', 'Votre copie a été rendue : {{exam}}'],
    body: [
      'انتهى وقت «{{exam}}» لدورة «{{course}}» ({{class}}) فسُلّمت ورقتك بما حُفظ من إجاباتك. تصلك النتيجة حين تُعلن.',
      'The time of “{{exam}}” of “{{course}}” ({{class}}) ran out and your paper was handed in with the answers saved by then. You will be told when the results are out.',
      'Le temps de « {{exam}} » de « {{course}} » ({{class}}) est écoulé ; votre copie a été rendue avec les réponses enregistrées. Vous serez informé de la publication des résultats.',
    ],
  },
  {
    kind: 'examClosedByViolation',
    type: null,
    title: ['أُغلق اختبارك: {{exam}}', 'Your exam was closed: {{exam}}', 'Votre examen a été fermé : {{exam}}'],
    body: [
      'غادرت وضع الاختبار في «{{exam}}» ({{class}}) أكثر من عشر ثوانٍ فأُغلق، وإجاباتك محفوظة. النتيجة رسوب حتى يراجعها المصحح؛ إن كان لك عذر فأخبر مدربك.',
      'You left the exam mode of “{{exam}}” ({{class}}) for more than ten seconds, so it was closed; your answers are kept. The result is a fail until it is reviewed. If there was a reason, tell your instructor.',
      'Vous avez quitté le mode examen de « {{exam}} » ({{class}}) plus de dix secondes : il a été fermé, vos réponses sont conservées. Le résultat est un échec jusqu’à examen. Si vous aviez une raison, dites-le à votre formateur.',
    ],
  },
  {
    kind: 'violationUpheld',
    type: null,
    title: [
      'بقي إغلاق اختبارك: {{exam}}',
      'The closing of your exam stands: {{exam}}',
      'La fermeture de votre examen est maintenue : {{exam}}',
    ],
    body: [
      'روجِعت مغادرتك وضع الاختبار في «{{exam}}» ({{class}}) وبقيت النتيجة رسوبًا. تجدها في صفحة النتائج حين تُعلن، ومعها ما يتاح من إعادة.',
      'Your leaving the exam mode of “{{exam}}” ({{class}}) was reviewed and the fail stands. It appears on your results page once results are out, with any repeat that is open to you.',
      'Votre sortie du mode examen de « {{exam}} » ({{class}}) a été examinée et l’échec est maintenu. Il figurera dans vos résultats à leur publication, avec l’éventuel rattrapage.',
    ],
  },
  {
    kind: 'violationLifted',
    type: null,
    title: ['أُعيدت ورقتك: {{exam}}', 'Your paper is reinstated: {{exam}}', 'Votre copie est rétablie : {{exam}}'],
    body: [
      'روجِعت مغادرتك وضع الاختبار في «{{exam}}» ({{class}}) وأُعيدت ورقتك: تُحسب إجاباتك كما سلّمتها. تصلك النتيجة حين تُعلن.',
      'Your leaving the exam mode of “{{exam}}” ({{class}}) was reviewed and your paper is reinstated: its answers count as you gave them. You will be told when the results are out.',
      'Votre sortie du mode examen de « {{exam}} » ({{class}}) a été examinée et votre copie est rétablie : vos réponses comptent telles quelles. Vous serez informé de la publication des résultats.',
    ],
  },
  {
    kind: 'attemptVoided',
    type: null,
    title: ['أُبطلت محاولتك: {{exam}}', 'Your attempt is void: {{exam}}', 'Votre tentative est annulée : {{exam}}'],
    body: [
      'أُبطلت محاولتك في «{{exam}}» لدورة «{{course}}» ({{class}}) ولا تُحسب. راجِع صفحة الاختبارات أو مدربك لمعرفة موعد آخر.',
      'Your attempt at “{{exam}}” of “{{course}}” ({{class}}) is void and does not count. See your exams, or your instructor, for another time.',
      'Votre tentative à « {{exam}} » de « {{course}} » ({{class}}) est annulée et ne compte pas. Consultez vos examens ou votre formateur pour une autre date.',
    ],
  },
  {
    kind: 'examDeviceMoved',
    type: null,
    mail: false,
    title: [
      'أكمل اختبارك من جهاز آخر: {{exam}}',
      'Go on with your exam elsewhere: {{exam}}',
      'Continuez votre examen ailleurs : {{exam}}',
    ],
    body: [
      'حرّر المشرف محاولتك في «{{exam}}» من جهازها. افتح الاختبار من الجهاز الذي أمامك وأكمل؛ الوقت لا يتوقف.',
      'The proctor released your attempt at “{{exam}}” from its device. Open the exam on the one before you and go on; the clock runs.',
      'Le surveillant a libéré votre tentative à « {{exam}} ». Ouvrez l’examen sur l’appareil devant vous et continuez ; le temps court.',
    ],
  },
  {
    kind: 'examTimeGranted',
    type: null,
    mail: false,
    title: ['وقت إضافي في {{exam}}', 'More time for {{exam}}', 'Temps supplémentaire pour {{exam}}'],
    body: [
      'مُنحت وقتًا إضافيًا في «{{exam}}» لدورة «{{course}}» ({{class}}). يظهر الموعد الجديد في صفحة الاختبار.',
      'You were granted more time for “{{exam}}” of “{{course}}” ({{class}}). The exam’s page shows the new deadline.',
      'Du temps supplémentaire vous est accordé pour « {{exam}} » de « {{course}} » ({{class}}). La page de l’examen indique la nouvelle limite.',
    ],
  },
  {
    kind: 'examResultInitial',
    type: 5,
    mail: false,
    title: ['نتيجة أولية: {{exam}}', 'First result: {{exam}}', 'Résultat provisoire : {{exam}}'],
    body: [
      'أُعلنت النتيجة الأولية لاختبار «{{exam}}» ({{class}}). قد تتغير حتى تصبح نهائية.',
      'The first results of “{{exam}}” ({{class}}) are out. They may still change until they are final.',
      'Les résultats provisoires de « {{exam}} » ({{class}}) sont publiés. Ils peuvent encore changer.',
    ],
  },
  {
    kind: 'examResult',
    type: 5,
    title: ['ظهرت نتيجة {{exam}}', 'The result of {{exam}} is out', 'Le résultat de {{exam}} est publié'],
    body: [
      'أصبحت نتيجة «{{exam}}» لدورة «{{course}}» ({{class}}) نهائية. تجدها مع إجاباتك في صفحة النتائج.',
      'The result of “{{exam}}” of “{{course}}” ({{class}}) is final. See it with your answers on your results page.',
      'Le résultat de « {{exam}} » de « {{course}} » ({{class}}) est définitif. Consultez-le avec vos réponses dans vos résultats.',
    ],
  },
  {
    kind: 'examMarkChanged',
    type: 5,
    title: ['تغيّرت درجتك: {{exam}}', 'Your mark was changed: {{exam}}', 'Votre note a changé : {{exam}}'],
    body: [
      'أُعيد تصحيح ورقتك في «{{exam}}» لدورة «{{course}}» ({{class}}) وتغيّرت درجتها. راجِع صفحة النتائج.',
      'Your paper of “{{exam}}” of “{{course}}” ({{class}}) was marked again and its mark has changed. See your results page.',
      'Votre copie de « {{exam}} » de « {{course}} » ({{class}}) a été recorrigée et sa note a changé. Consultez vos résultats.',
    ],
  },
  {
    kind: 'markChangeToDecide',
    type: null,
    mail: false,
    title: [
      'تغيير درجات ينتظر موافقتك: {{exam}}',
      'A change of marks to decide: {{exam}}',
      'Changement de notes à décider : {{exam}}',
    ],
    body: [
      'طُلب تغيير درجات ورقة في «{{exam}}» لدورة «{{course}}» ({{class}}) بعد إعلان نتيجتها. اقرأ السبب وقارن الدرجات، ثم وافِق أو ارفض؛ تبقى النتيجة المعلنة حتى يُبتّ فيه.',
      'Somebody asks to change marks of a paper of “{{exam}}” of “{{course}}” ({{class}}) after its result. Read the reason and compare the marks, then approve or reject it; the result stands until then.',
      'Un changement de notes d’une copie de « {{exam}} » de « {{course}} » ({{class}}) est demandé après son résultat. Lisez le motif, comparez les notes, puis approuvez ou refusez ; le résultat reste valable d’ici là.',
    ],
  },
  {
    kind: 'markChangeApproved',
    type: null,
    mail: false,
    title: [
      'قُبل تغيير الدرجات: {{exam}}',
      'Change of marks approved: {{exam}}',
      'Changement de notes approuvé : {{exam}}',
    ],
    body: [
      'وافق شخص آخر على الدرجات التي طلبتها لورقة في «{{exam}}» ({{class}})، وأصبحت نتيجتها بها.',
      'Another person approved the marks that you asked for on a paper of “{{exam}}” ({{class}}); its result now rests on them.',
      'Une autre personne a approuvé les notes que vous demandiez pour une copie de « {{exam}} » ({{class}}) ; son résultat en tient compte.',
    ],
  },
  {
    kind: 'markChangeRejected',
    type: null,
    mail: false,
    title: [
      'رُفض تغيير الدرجات: {{exam}}',
      'Change of marks rejected: {{exam}}',
      'Changement de notes refusé : {{exam}}',
    ],
    body: [
      'لم تُقبل الدرجات التي طلبتها لورقة في «{{exam}}» ({{class}})، وبقيت نتيجتها كما هي. تجد السبب في سجل الورقة.',
      'The marks that you asked for on a paper of “{{exam}}” ({{class}}) were not approved and its result stays. The paper’s history says why.',
      'Les notes que vous demandiez pour une copie de « {{exam}} » ({{class}}) sont refusées et son résultat ne change pas. L’historique de la copie dit pourquoi.',
    ],
  },
  {
    kind: 'repeatRequested',
    type: null,
    mail: false,
    title: ['طلب إعادة اختبار: {{exam}}', 'A repeat is asked for: {{exam}}', 'Demande de rattrapage : {{exam}}'],
    body: [
      'طُلبت إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). امنحها أو اطلب رسومها أو ارفضها.',
      'A repeat of “{{exam}}” of “{{course}}” ({{class}}) is asked for. Grant it, ask for its fee, or reject it.',
      'Un rattrapage de « {{exam}} » de « {{course}} » ({{class}}) est demandé. Accordez-le, demandez ses frais ou refusez-le.',
    ],
  },
  {
    kind: 'repeatInvoiced',
    type: 7,
    title: ['رسوم إعادة {{exam}}', 'The fee of repeating {{exam}}', 'Frais du rattrapage de {{exam}}'],
    body: [
      'تستحق رسوم قبل إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). سدّدها وارفع إثبات السداد أو رقم الحوالة.',
      'A fee is due before “{{exam}}” of “{{course}}” ({{class}}) can be repeated. Pay it and upload the proof of payment or the swift code.',
      'Des frais sont dus avant le rattrapage de « {{exam}} » de « {{course}} » ({{class}}). Réglez-les et déposez la preuve de paiement ou le code swift.',
    ],
  },
  {
    kind: 'repeatPaymentToVerify',
    type: null,
    mail: false,
    title: [
      'سداد إعادة ينتظر التحقق: {{exam}}',
      'A repeat’s payment to verify: {{exam}}',
      'Paiement de rattrapage à vérifier : {{exam}}',
    ],
    body: [
      'رُفع إثبات سداد رسوم إعادة «{{exam}}» ({{class}}). تحقق منه ثم اقبله أو ارفضه.',
      'The proof of payment for a repeat of “{{exam}}” ({{class}}) was uploaded. Verify it, then accept or reject it.',
      'La preuve de paiement d’un rattrapage de « {{exam}} » ({{class}}) a été déposée. Vérifiez-la, puis acceptez-la ou refusez-la.',
    ],
  },
  {
    kind: 'repeatPaid',
    type: 7,
    mail: false,
    title: [
      'وصل سداد إعادة {{exam}}',
      'Payment received: repeat of {{exam}}',
      'Paiement reçu : rattrapage de {{exam}}',
    ],
    body: [
      'تحققنا من سداد رسوم إعادة «{{exam}}» ({{class}}). يصلك إشعار حين تُمنح الإعادة.',
      'The payment for repeating “{{exam}}” ({{class}}) is verified. You will be told when the repeat is granted.',
      'Le paiement du rattrapage de « {{exam}} » ({{class}}) est vérifié. Vous serez informé dès qu’il sera accordé.',
    ],
  },
  {
    kind: 'repeatProofRejected',
    type: 7,
    title: [
      'لم يُقبل إثبات سداد الإعادة: {{exam}}',
      'Proof of payment not accepted: repeat of {{exam}}',
      'Preuve refusée : rattrapage de {{exam}}',
    ],
    body: [
      'لم يُقبل إثبات سداد رسوم إعادة «{{exam}}» ({{class}}). ارفع إثباتًا آخر.',
      'The proof of payment for repeating “{{exam}}” ({{class}}) was not accepted. Please upload another.',
      'La preuve de paiement du rattrapage de « {{exam}} » ({{class}}) est refusée. Déposez-en une autre.',
    ],
  },
  {
    kind: 'repeatGranted',
    type: 4,
    title: ['يمكنك إعادة {{exam}}', 'You may repeat {{exam}}', 'Vous pouvez repasser {{exam}}'],
    body: [
      'مُنحت إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). تجدها مع آخر موعد لها في صفحة الاختبارات المتاحة.',
      'You may repeat “{{exam}}” of “{{course}}” ({{class}}). It stands among your available exams with the last time for it.',
      'Vous pouvez repasser « {{exam}} » de « {{course}} » ({{class}}). Il figure parmi vos examens disponibles avec sa date limite.',
    ],
  },
  {
    kind: 'repeatRejected',
    type: null,
    title: ['لم تُمنح إعادة {{exam}}', 'The repeat of {{exam}} is not granted', 'Rattrapage de {{exam}} refusé'],
    body: [
      'لم تُمنح إعادة «{{exam}}» لدورة «{{course}}» ({{class}}). تواصل مع المنسق لمعرفة السبب.',
      'The repeat of “{{exam}}” of “{{course}}” ({{class}}) is not granted. Please ask the coordinator for the reason.',
      'Le rattrapage de « {{exam}} » de « {{course}} » ({{class}}) n’est pas accordé. Demandez le motif au coordinateur.',
    ],
  },
  {
    kind: 'repeatResult',
    type: 5,
    title: [
      'ظهرت نتيجة إعادة {{exam}}',
      'The result of your repeat of {{exam}} is out',
      'Résultat de votre rattrapage de {{exam}}',
    ],
    body: [
      'أصبحت نتيجة إعادتك «{{exam}}» لدورة «{{course}}» ({{class}}) نهائية. تجدها في صفحة النتائج.',
      'The result of your repeat of “{{exam}}” of “{{course}}” ({{class}}) is final. See it on your results page.',
      'Le résultat de votre rattrapage de « {{exam}} » de « {{course}} » ({{class}}) est définitif. Consultez vos résultats.',
    ],
  },
]
