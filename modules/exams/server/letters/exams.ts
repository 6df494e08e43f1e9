import { letters } from '#platform/server/notices/letter.ts'

export const examLetters = letters({
  newExam: {
    topic: 'exams',
    type: 4,
    title: { ar: 'اختبار جديد: {{exam}}', en: 'A new exam: {{exam}}', fr: 'Un nouvel examen : {{exam}}' },
    body: {
      ar: 'نُشر «{{exam}}» لدورة «{{course}}» ({{class}}). يفتح في {{examStart}} ويُغلق في {{examEnd}}. اقرأ قواعده قبل الموعد.',
      en: '“{{exam}}” of “{{course}}” ({{class}}) is published. It opens on {{examStart}} and closes on {{examEnd}}. Read its rules beforehand.',
      fr: '« {{exam}} » de « {{course}} » ({{class}}) est publié. Il ouvre le {{examStart}} et ferme le {{examEnd}}. Lisez ses règles à l’avance.',
    },
  },
  examWithdrawn: {
    topic: 'exams',
    type: 4,
    title: { ar: 'سُحب اختبار {{exam}}', en: 'The exam {{exam}} is withdrawn', fr: 'L’examen {{exam}} est retiré' },
    body: {
      ar: 'سُحب «{{exam}}» لدورة «{{course}}» ({{class}}) ولن يُعقد في موعده المعلن. يصلك إشعار إن نُشر من جديد.',
      en: '“{{exam}}” of “{{course}}” ({{class}}) is withdrawn and will not be held at the announced time. You will be told if it is published again.',
      fr: '« {{exam}} » de « {{course}} » ({{class}}) est retiré et n’aura pas lieu à l’heure annoncée. Nous vous informerons s’il est publié de nouveau.',
    },
  },
  examOpened: {
    topic: 'exams',
    type: 4,
    mail: false,
    title: { ar: 'فُتح اختبار {{exam}}', en: 'The exam {{exam}} is open', fr: 'L’examen {{exam}} est ouvert' },
    body: {
      ar: 'فُتح «{{exam}}» لدورة «{{course}}» ({{class}}) ويُغلق في {{examEnd}}. ابدأ متى شئت.',
      en: '“{{exam}}” of “{{course}}” ({{class}}) is open and closes on {{examEnd}}. Begin when you are ready.',
      fr: '« {{exam}} » de « {{course}} » ({{class}}) est ouvert et ferme le {{examEnd}}. Commencez quand vous le souhaitez.',
    },
  },
  examClosedEarly: {
    topic: 'exams',
    type: null,
    mail: false,
    title: { ar: 'أُغلق اختبار {{exam}}', en: 'The exam {{exam}} is closed', fr: 'L’examen {{exam}} est fermé' },
    body: {
      ar: 'أُغلق «{{exam}}» لدورة «{{course}}» ({{class}}) قبل موعده. إن فاتك فتواصل مع مدربك.',
      en: '“{{exam}}” of “{{course}}” ({{class}}) was closed before its time. If you missed it, speak with your instructor.',
      fr: '« {{exam}} » de « {{course}} » ({{class}}) a été fermé avant l’heure. Si vous l’avez manqué, voyez votre formateur.',
    },
  },
  papersToMark: {
    topic: 'exams',
    type: null,
    mail: false,
    title: { ar: 'أوراق تنتظر التصحيح: {{exam}}', en: 'Papers to mark: {{exam}}', fr: 'Copies à corriger : {{exam}}' },
    body: {
      ar: 'أُغلق «{{exam}}» لدورة «{{course}}» ({{class}}) وفيه أوراق تنتظر تصحيحًا أو مراجعة.',
      en: '“{{exam}}” of “{{course}}” ({{class}}) is closed, and papers wait to be marked or reviewed.',
      fr: '« {{exam}} » de « {{course}} » ({{class}}) est fermé ; des copies attendent une correction ou un examen.',
    },
  },
  examResultInitial: {
    topic: 'results',
    type: 5,
    mail: false,
    title: { ar: 'نتيجة أولية: {{exam}}', en: 'First result: {{exam}}', fr: 'Résultat provisoire : {{exam}}' },
    body: {
      ar: 'أُعلنت النتيجة الأولية لاختبار «{{exam}}» ({{class}}). قد تتغير حتى تصبح نهائية.',
      en: 'The first results of “{{exam}}” ({{class}}) are out. They may still change until they are final.',
      fr: 'Les résultats provisoires de « {{exam}} » ({{class}}) sont publiés. Ils peuvent encore changer.',
    },
  },
  examResultTakenBack: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'سُحبت النتيجة الأولية: {{exam}}',
      en: 'First result taken back: {{exam}}',
      fr: 'Résultat provisoire retiré : {{exam}}',
    },
    body: {
      ar: 'سُحبت النتيجة الأولية لاختبار «{{exam}}» لدورة «{{course}}» ({{class}}) لمراجعة التصحيح. يصلك إشعار حين تُعلن من جديد.',
      en: 'The first results of “{{exam}}” of “{{course}}” ({{class}}) were taken back while the marking is reviewed. You will be told when they are out again.',
      fr: 'Les résultats provisoires de « {{exam}} » de « {{course}} » ({{class}}) ont été retirés pendant la révision de la correction. Nous vous informerons de leur nouvelle annonce.',
    },
  },
  examResult: {
    topic: 'results',
    type: 5,
    title: { ar: 'ظهرت نتيجة {{exam}}', en: 'The result of {{exam}} is out', fr: 'Le résultat de {{exam}} est publié' },
    body: {
      ar: 'أصبحت نتيجة «{{exam}}» لدورة «{{course}}» ({{class}}) نهائية. تجدها مع إجاباتك في صفحة النتائج.',
      en: 'The result of “{{exam}}” of “{{course}}” ({{class}}) is final. See it with your answers on your results page.',
      fr: 'Le résultat de « {{exam}} » de « {{course}} » ({{class}}) est définitif. Consultez-le avec vos réponses dans vos résultats.',
    },
  },
  examTimeGranted: {
    topic: 'exams',
    type: null,
    mail: false,
    title: { ar: 'وقت إضافي في {{exam}}', en: 'More time for {{exam}}', fr: 'Temps supplémentaire pour {{exam}}' },
    body: {
      ar: 'مُنحت وقتًا إضافيًا في «{{exam}}» لدورة «{{course}}» ({{class}}). يظهر الموعد الجديد في صفحة الاختبار.',
      en: 'You were granted more time for “{{exam}}” of “{{course}}” ({{class}}). The exam’s page shows the new deadline.',
      fr: 'Du temps supplémentaire vous est accordé pour « {{exam}} » de « {{course}} » ({{class}}). La page de l’examen indique la nouvelle limite.',
    },
  },
})
