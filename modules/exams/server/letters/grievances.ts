import { letters } from '#platform/server/notices/letter.ts'

export const grievanceLetters = letters({
  grievanceToDecide: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'تظلم من نتيجة: {{exam}}',
      en: 'A grievance to decide: {{exam}}',
      fr: 'Un recours à trancher : {{exam}}',
    },
    body: {
      ar: 'قُدم تظلم من نتيجة «{{exam}}» لدورة «{{course}}» ({{class}}). راجع الورقة ثم اقبل التظلم بدرجة جديدة أو ارفضه بسبب.',
      en: 'A trainee objects to a result of “{{exam}}” of “{{course}}” ({{class}}). Look at the paper, then uphold the grievance with a new mark or reject it with a reason.',
      fr: 'Un stagiaire conteste un résultat de « {{exam}} » de « {{course}} » ({{class}}). Examinez la copie, puis acceptez le recours avec une nouvelle note ou rejetez-le en donnant le motif.',
    },
  },
  grievanceUpheld: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'قُبل تظلمك: {{exam}}',
      en: 'Your grievance is upheld: {{exam}}',
      fr: 'Votre recours est accepté : {{exam}}',
    },
    body: {
      ar: 'قُبل تظلمك من نتيجة «{{exam}}» لدورة «{{course}}» ({{class}}). تجد القرار والدرجة في صفحة النتائج.',
      en: 'Your grievance about the result of “{{exam}}” of “{{course}}” ({{class}}) is upheld. The decision and the mark stand on your results page.',
      fr: 'Votre recours sur le résultat de « {{exam}} » de « {{course}} » ({{class}}) est accepté. La décision et la note figurent sur la page de vos résultats.',
    },
  },
  grievanceRejected: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'لم يُقبل تظلمك: {{exam}}',
      en: 'Your grievance is rejected: {{exam}}',
      fr: 'Votre recours est rejeté : {{exam}}',
    },
    body: {
      ar: 'راجعنا تظلمك من نتيجة «{{exam}}» لدورة «{{course}}» ({{class}}) وبقيت النتيجة كما هي. تجد السبب في صفحة النتائج.',
      en: 'We looked at your grievance about the result of “{{exam}}” of “{{course}}” ({{class}}), and the result stays. The reason stands on your results page.',
      fr: 'Nous avons examiné votre recours sur le résultat de « {{exam}} » de « {{course}} » ({{class}}) ; le résultat est maintenu. Le motif figure sur la page de vos résultats.',
    },
  },
})
