import { letters } from '#platform/server/notices/letter.ts'

export const practicalLetters = letters({
  practicalDays: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'الاختبار العملي في {{course}}',
      en: 'Practical examination in {{course}}',
      fr: 'Épreuve pratique : {{course}}',
    },
    body: {
      ar: 'يُعقد الاختبار العملي في «{{course}}» ({{class}}) من {{fromDay}} إلى {{dueDay}}. تجد الشعبة وجلساتها في صفحتها.',
      en: 'The practical examination in “{{course}}” ({{class}}) is from {{fromDay}} to {{dueDay}}. You find the class and its sessions on its page.',
      fr: 'L’épreuve pratique de « {{course}} » ({{class}}) a lieu du {{fromDay}} au {{dueDay}}. La session et ses séances figurent sur sa page.',
    },
  },
  practicalToAssess: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'أيام الاختبار العملي في الشعبة {{class}}',
      en: 'Days of the practical examination of class {{class}}',
      fr: 'Jours de l’épreuve pratique de la session {{class}}',
    },
    body: {
      ar: 'تقيّم العملي في «{{course}}» ({{class}}) من {{fromDay}} إلى {{dueDay}}. تُرصد الدرجات من صفحة الرصد، بشبكة أو بلا شبكة.',
      en: 'You assess the practical work in “{{course}}” ({{class}}) from {{fromDay}} to {{dueDay}}. Marks are given on the marking page, with a network or without.',
      fr: 'Vous évaluez la pratique de « {{course}} » ({{class}}) du {{fromDay}} au {{dueDay}}. Les notes se donnent sur la page de notation, avec ou sans réseau.',
    },
  },
  practicalResult: {
    topic: 'results',
    type: null,
    title: {
      ar: 'نتيجتك في الاختبار العملي: {{course}}',
      en: 'Your practical result in {{course}}',
      fr: 'Votre résultat pratique : {{course}}',
    },
    body: {
      ar: 'أُعلنت نتيجتك في الاختبار العملي لدورة «{{course}}» ({{class}}) بندًا بندًا.',
      en: 'Your practical result in “{{course}}” ({{class}}) is released, item by item.',
      fr: 'Votre résultat pratique de « {{course}} » ({{class}}) est communiqué, critère par critère.',
    },
  },
  practicalApart: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'مقيّمان مختلفان في الشعبة {{class}}',
      en: 'Two assessors differ in class {{class}}',
      fr: 'Deux évaluateurs divergent : session {{class}}',
    },
    body: {
      ar: 'اختلف مقيّمان في «{{course}}» ({{class}}) بأكثر من ١٥٪ في متدرب. يحسمه مقيّم ثالث، أو يتفقان ويوقّعان من جديد.',
      en: 'Two assessors in “{{course}}” ({{class}}) differ by more than 15% about a trainee. A third one decides, or they agree and sign again.',
      fr: 'Deux évaluateurs de « {{course}} » ({{class}}) diffèrent de plus de 15 % au sujet d’un stagiaire. Un troisième tranche, ou ils s’accordent et signent de nouveau.',
    },
  },
})
