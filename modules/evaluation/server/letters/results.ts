import { letters } from '#platform/server/notices/letter.ts'

export const resultLetters = letters({
  finalResult: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'نتيجتك النهائية في {{course}}',
      en: 'Your final result in {{course}}',
      fr: 'Votre résultat final : {{course}}',
    },
    body: {
      ar: 'نُشرت نتيجتك النهائية في «{{course}}» ({{class}}) مع بيان حسابها خطوة بخطوة.',
      en: 'Your final result in “{{course}}” ({{class}}) is published, with its arithmetic step by step.',
      fr: 'Votre résultat final de « {{course}} » ({{class}}) est publié, avec le détail du calcul.',
    },
  },
  finalResultChanged: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'تغيّرت نتيجتك النهائية في {{course}}',
      en: 'Your final result in {{course}} has changed',
      fr: 'Votre résultat final a changé : {{course}}',
    },
    body: {
      ar: 'صُحّحت نتيجتك النهائية في «{{course}}» ({{class}}) بعد نشرها، ووافق على ذلك شخصان. تجد النتيجة الجديدة مع بيان حسابها، وتواصل مع المنسق إن أردت معرفة السبب.',
      en: 'Your final result in “{{course}}” ({{class}}) was corrected after it was published; two people agreed to it. See the new one with its arithmetic, and ask the coordinator if you want to know why.',
      fr: 'Votre résultat final de « {{course}} » ({{class}}) a été corrigé après sa publication, avec l’accord de deux personnes. Consultez le nouveau avec le détail du calcul ; le coordinateur peut vous en dire le motif.',
    },
  },
  resultChangeToDecide: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'تغيير نتائج ينتظر موافقتك: {{class}}',
      en: 'A change of results to decide: {{class}}',
      fr: 'Changement de résultats à décider : {{class}}',
    },
    body: {
      ar: 'طُلب نشر نتائج «{{course}}» ({{class}}) بأرقام أخرى. اقرأ السبب وقارن النتائج، ثم وافِق أو ارفض؛ يبقى المنشور حتى يُبتّ فيه.',
      en: 'Somebody asks to publish results of “{{course}}” ({{class}}) with other figures. Read the reason and compare them, then approve or reject it; what is published stands until then.',
      fr: 'La publication des résultats de « {{course}} » ({{class}}) avec d’autres chiffres est demandée. Lisez le motif, comparez, puis approuvez ou refusez ; les résultats publiés restent valables d’ici là.',
    },
  },
  resultChangeApproved: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'قُبل تغيير النتائج: {{class}}',
      en: 'Change of results approved: {{class}}',
      fr: 'Changement de résultats approuvé : {{class}}',
    },
    body: {
      ar: 'وافق شخص آخر على ما طلبته لنتائج «{{course}}» ({{class}})، ونُشرت النتائج الجديدة.',
      en: 'Another person approved what you asked for in the results of “{{course}}” ({{class}}); the new ones are published.',
      fr: 'Une autre personne a approuvé votre demande sur les résultats de « {{course}} » ({{class}}) ; les nouveaux sont publiés.',
    },
  },
  resultChangeRejected: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'رُفض تغيير النتائج: {{class}}',
      en: 'Change of results rejected: {{class}}',
      fr: 'Changement de résultats refusé : {{class}}',
    },
    body: {
      ar: 'لم يُقبل ما طلبته لنتائج «{{course}}» ({{class}})، وبقي المنشور كما هو. تجد السبب في صفحة نتائج الشعبة.',
      en: 'What you asked for in the results of “{{course}}” ({{class}}) was not approved, and what is published stays. The page of its results says why.',
      fr: 'Votre demande sur les résultats de « {{course}} » ({{class}}) est refusée et les résultats publiés ne changent pas. La page des résultats dit pourquoi.',
    },
  },
})
