import { letters } from '#platform/server/notices/letter.ts'

export const paperLetters = letters({
  paperToMark: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'ورقة تنتظر التصحيح: {{exam}}',
      en: 'A paper to mark: {{exam}}',
      fr: 'Une copie à corriger : {{exam}}',
    },
    body: {
      ar: 'سُلّمت ورقة إعادة في «{{exam}}» لدورة «{{course}}» ({{class}}) وفيها إجابات نصية. صحّحها لتصدر نتيجتها.',
      en: 'A paper of a repeat of “{{exam}}” of “{{course}}” ({{class}}) was handed in and has text answers. Mark it, so that its result can come out.',
      fr: 'Une copie de rattrapage de « {{exam}} » de « {{course}} » ({{class}}) a été rendue avec des réponses rédigées. Corrigez-la pour que son résultat paraisse.',
    },
  },
  violationToReview: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'ورقة أُغلقت بمخالفة: {{exam}}',
      en: 'A paper closed by a violation: {{exam}}',
      fr: 'Copie fermée pour infraction : {{exam}}',
    },
    body: {
      ar: 'أُغلقت ورقة في «{{exam}}» لدورة «{{course}}» ({{class}}) لمغادرة وضع الاختبار. راجِعها: أيّد الرسوب أو أعِد الورقة.',
      en: 'A paper of “{{exam}}” of “{{course}}” ({{class}}) was closed because exam mode was left. Review it: let the fail stand, or reinstate the paper.',
      fr: 'Une copie de « {{exam}} » de « {{course}} » ({{class}}) a été fermée car le mode examen a été quitté. Examinez-la : maintenez l’échec ou rétablissez la copie.',
    },
  },
  paperHandedIn: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'سُلّمت ورقتك: {{exam}}',
      en: 'Your paper was handed in: {{exam}}',
      fr: 'Votre copie a été rendue : {{exam}}',
    },
    body: {
      ar: 'انتهى وقت «{{exam}}» لدورة «{{course}}» ({{class}}) فسُلّمت ورقتك بما حُفظ من إجاباتك. تصلك النتيجة حين تُعلن.',
      en: 'The time of “{{exam}}” of “{{course}}” ({{class}}) ran out and your paper was handed in with the answers saved by then. You will be told when the results are out.',
      fr: 'Le temps de « {{exam}} » de « {{course}} » ({{class}}) est écoulé ; votre copie a été rendue avec les réponses enregistrées. Nous vous informerons de la publication des résultats.',
    },
  },
  examClosedByViolation: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'أُغلق اختبارك: {{exam}}',
      en: 'Your exam was closed: {{exam}}',
      fr: 'Votre examen a été fermé : {{exam}}',
    },
    body: {
      ar: 'غادرت وضع الاختبار في «{{exam}}» ({{class}}) أكثر من عشر ثوانٍ فأُغلق، وإجاباتك محفوظة. النتيجة رسوب حتى يراجعها المصحح؛ إن كان لك عذر فأخبر مدربك.',
      en: 'You left the exam mode of “{{exam}}” ({{class}}) for more than ten seconds, so it was closed; your answers are kept. The result is a fail until it is reviewed. If there was a reason, tell your instructor.',
      fr: 'Vous avez quitté le mode examen de « {{exam}} » ({{class}}) plus de dix secondes : il a été fermé, vos réponses sont conservées. Le résultat est un échec jusqu’à examen. Si vous aviez une raison, dites-le à votre formateur.',
    },
  },
  violationUpheld: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'بقي إغلاق اختبارك: {{exam}}',
      en: 'The closing of your exam stands: {{exam}}',
      fr: 'La fermeture de votre examen est maintenue : {{exam}}',
    },
    body: {
      ar: 'روجِعت مغادرتك وضع الاختبار في «{{exam}}» ({{class}}) وبقيت النتيجة رسوبًا. تجدها في صفحة النتائج حين تُعلن، ومعها ما يتاح من إعادة.',
      en: 'Your leaving the exam mode of “{{exam}}” ({{class}}) was reviewed and the fail stands. It appears on your results page once results are out, with any repeat that is open to you.',
      fr: 'Votre sortie du mode examen de « {{exam}} » ({{class}}) a été examinée et l’échec est maintenu. Il figurera dans vos résultats à leur publication, avec l’éventuel rattrapage.',
    },
  },
  violationLifted: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'أُعيدت ورقتك: {{exam}}',
      en: 'Your paper is reinstated: {{exam}}',
      fr: 'Votre copie est rétablie : {{exam}}',
    },
    body: {
      ar: 'روجِعت مغادرتك وضع الاختبار في «{{exam}}» ({{class}}) وأُعيدت ورقتك: تُحسب إجاباتك كما سلّمتها. تصلك النتيجة حين تُعلن.',
      en: 'Your leaving the exam mode of “{{exam}}” ({{class}}) was reviewed and your paper is reinstated: its answers count as you gave them. You will be told when the results are out.',
      fr: 'Votre sortie du mode examen de « {{exam}} » ({{class}}) a été examinée et votre copie est rétablie : vos réponses comptent telles quelles. Nous vous informerons de la publication des résultats.',
    },
  },
  attemptVoided: {
    topic: 'exams',
    type: null,
    title: {
      ar: 'أُبطلت محاولتك: {{exam}}',
      en: 'Your attempt is void: {{exam}}',
      fr: 'Votre tentative est annulée : {{exam}}',
    },
    body: {
      ar: 'أُبطلت محاولتك في «{{exam}}» لدورة «{{course}}» ({{class}}) ولا تُحسب. راجِع صفحة الاختبارات أو مدربك لمعرفة موعد آخر.',
      en: 'Your attempt at “{{exam}}” of “{{course}}” ({{class}}) is void and does not count. See your exams, or your instructor, for another time.',
      fr: 'Votre tentative à « {{exam}} » de « {{course}} » ({{class}}) est annulée et ne compte pas. Consultez vos examens ou votre formateur pour une autre date.',
    },
  },
  examDeviceMoved: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'أكمل اختبارك من جهاز آخر: {{exam}}',
      en: 'Go on with your exam elsewhere: {{exam}}',
      fr: 'Continuez votre examen ailleurs : {{exam}}',
    },
    body: {
      ar: 'حُرِّرت محاولتك في «{{exam}}» من جهازها. افتح الاختبار من الجهاز الذي أمامك وأكمل؛ الوقت لا يتوقف.',
      en: 'Your attempt at “{{exam}}” was released from its device. Open the exam on the one before you and go on; the clock runs.',
      fr: 'Votre tentative à « {{exam}} » a été libérée de son appareil. Ouvrez l’examen sur l’appareil devant vous et continuez ; le temps court.',
    },
  },
  examMarkChanged: {
    topic: 'results',
    type: 5,
    title: { ar: 'تغيّرت درجتك: {{exam}}', en: 'Your mark was changed: {{exam}}', fr: 'Votre note a changé : {{exam}}' },
    body: {
      ar: 'أُعيد تصحيح ورقتك في «{{exam}}» لدورة «{{course}}» ({{class}}) وتغيّرت درجتها. راجِع صفحة النتائج.',
      en: 'Your paper of “{{exam}}” of “{{course}}” ({{class}}) was marked again and its mark has changed. See your results page.',
      fr: 'Votre copie de « {{exam}} » de « {{course}} » ({{class}}) a été recorrigée et sa note a changé. Consultez vos résultats.',
    },
  },
  markChangeToDecide: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'تغيير درجات ينتظر موافقتك: {{exam}}',
      en: 'A change of marks to decide: {{exam}}',
      fr: 'Changement de notes à décider : {{exam}}',
    },
    body: {
      ar: 'طُلب تغيير درجات ورقة في «{{exam}}» لدورة «{{course}}» ({{class}}) بعد إعلان نتيجتها. اقرأ السبب وقارن الدرجات، ثم وافِق أو ارفض؛ تبقى النتيجة المعلنة حتى يُبتّ فيه.',
      en: 'Somebody asks to change marks of a paper of “{{exam}}” of “{{course}}” ({{class}}) after its result. Read the reason and compare the marks, then approve or reject it; the result stands until then.',
      fr: 'Un changement de notes d’une copie de « {{exam}} » de « {{course}} » ({{class}}) est demandé après son résultat. Lisez le motif, comparez les notes, puis approuvez ou refusez ; le résultat reste valable d’ici là.',
    },
  },
  markChangeApproved: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'قُبل تغيير الدرجات: {{exam}}',
      en: 'Change of marks approved: {{exam}}',
      fr: 'Changement de notes approuvé : {{exam}}',
    },
    body: {
      ar: 'وافق شخص آخر على الدرجات التي طلبتها لورقة في «{{exam}}» ({{class}})، وأصبحت نتيجتها بها.',
      en: 'Another person approved the marks that you asked for on a paper of “{{exam}}” ({{class}}); its result now rests on them.',
      fr: 'Une autre personne a approuvé les notes que vous demandiez pour une copie de « {{exam}} » ({{class}}) ; son résultat en tient compte.',
    },
  },
  markChangeRejected: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'رُفض تغيير الدرجات: {{exam}}',
      en: 'Change of marks rejected: {{exam}}',
      fr: 'Changement de notes refusé : {{exam}}',
    },
    body: {
      ar: 'لم تُقبل الدرجات التي طلبتها لورقة في «{{exam}}» ({{class}})، وبقيت نتيجتها كما هي. تجد السبب في سجل الورقة.',
      en: 'The marks that you asked for on a paper of “{{exam}}” ({{class}}) were not approved and its result stays. The paper’s history says why.',
      fr: 'Les notes que vous demandiez pour une copie de « {{exam}} » ({{class}}) sont refusées et son résultat ne change pas. L’historique de la copie dit pourquoi.',
    },
  },
})
