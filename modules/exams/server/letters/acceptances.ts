import { letters } from '#platform/server/notices/letter.ts'

export const acceptanceLetters = letters({
  acceptanceToDecide: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'قبول إجابة أخرى ينتظر موافقتك: {{exam}}',
      en: 'An answer to accept or not: {{exam}}',
      fr: 'Une réponse à accepter ou non : {{exam}}',
    },
    body: {
      ar: 'طُلب قبول إجابة أخرى في «{{exam}}» بعد إعلان نتائجه. اقرأ السبب وانظر من تتغير نتيجته، ثم وافِق أو ارفض؛ تبقى النتائج المعلنة حتى يُبتّ فيه.',
      en: 'Somebody asks that “{{exam}}”, whose results are out, accept another answer. Read the reason and see whose result changes, then approve or reject it; the results stand until then.',
      fr: 'Il est demandé que « {{exam}} », dont les résultats sont publiés, accepte une autre réponse. Lisez le motif, voyez quels résultats changent, puis approuvez ou refusez ; les résultats restent valables d’ici là.',
    },
  },
  acceptanceApproved: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'قُبلت الإجابة التي طلبتها: {{exam}}',
      en: 'The answer is accepted: {{exam}}',
      fr: 'La réponse est acceptée : {{exam}}',
    },
    body: {
      ar: 'وافق شخص آخر على الإجابة التي طلبت قبولها في «{{exam}}»، وصُححت الأوراق بها.',
      en: 'Another person approved the answer that you wanted accepted in “{{exam}}”; its papers are marked anew.',
      fr: 'Une autre personne a approuvé la réponse que vous vouliez faire accepter dans « {{exam}} » ; les copies sont recorrigées.',
    },
  },
  acceptanceRejected: {
    topic: 'exams',
    type: null,
    mail: false,
    title: {
      ar: 'لم تُقبل الإجابة التي طلبتها: {{exam}}',
      en: 'The answer is not accepted: {{exam}}',
      fr: 'La réponse n’est pas acceptée : {{exam}}',
    },
    body: {
      ar: 'لم تُقبل الإجابة التي طلبتها في «{{exam}}»، وبقيت النتائج كما هي. السبب في سجل الاختبار.',
      en: 'The answer that you wanted accepted in “{{exam}}” was rejected and the results stay. The exam’s history says why.',
      fr: 'La réponse que vous vouliez faire accepter dans « {{exam}} » est refusée et les résultats ne changent pas. L’historique de l’examen dit pourquoi.',
    },
  },
})
