import type { Template } from './template.ts'

export const resultTemplates: readonly Template[] = [
  {
    kind: 'attendanceToMark',
    type: null,
    mail: false,
    title: ['حضور لم يُسجّل: {{class}}', 'Attendance not marked: {{class}}', 'Présences non saisies : {{class}}'],
    body: [
      'في جلسة «{{course}}» ({{class}}) يوم {{sessionDay}} متدربون بلا حضور مسجّل. سجّله قبل مضي يوم وإلا عُدّوا غائبين.',
      'People of the session of “{{course}}” ({{class}}) on {{sessionDay}} have no attendance mark. Mark them within a day, or they count as absent.',
      'Des participants de la séance de « {{course}} » ({{class}}) du {{sessionDay}} n’ont pas de présence saisie. Saisissez-la sous un jour, sinon ils comptent comme absents.',
    ],
  },
  {
    kind: 'attendanceAtRisk',
    type: null,
    title: [
      'حضورك في {{course}} في خطر',
      'Your attendance of {{course}} is at risk',
      'Votre assiduité à {{course}} est insuffisante',
    ],
    body: [
      'فاتك من «{{course}}» ({{class}}) ما لم يعد معه بلوغ نسبة الحضور المطلوبة ممكنًا. راجِع حضورك في جدولك، وتحدّث مع المنسق إن كان فيه خطأ أو عذر.',
      'You have missed so much of “{{course}}” ({{class}}) that the attendance it asks for can no longer be reached. Look at your attendance on your schedule, and speak with the coordinator if something is wrong or you had a reason.',
      'Vous avez manqué une telle part de « {{course}} » ({{class}}) que l’assiduité exigée ne peut plus être atteinte. Vérifiez vos présences dans votre emploi du temps et parlez au coordinateur en cas d’erreur ou de motif valable.',
    ],
  },
  {
    kind: 'finalResult',
    type: 5,
    title: ['نتيجتك النهائية في {{course}}', 'Your final result in {{course}}', 'Votre résultat final : {{course}}'],
    body: [
      'نُشرت نتيجتك النهائية في «{{course}}» ({{class}}) مع بيان حسابها خطوة بخطوة.',
      'Your final result in “{{course}}” ({{class}}) is published, with its arithmetic step by step.',
      'Votre résultat final de « {{course}} » ({{class}}) est publié, avec le détail du calcul.',
    ],
  },
  {
    kind: 'finalResultChanged',
    type: 5,
    title: [
      'تغيّرت نتيجتك النهائية في {{course}}',
      'Your final result in {{course}} has changed',
      'Votre résultat final a changé : {{course}}',
    ],
    body: [
      'صُحّحت نتيجتك النهائية في «{{course}}» ({{class}}) بعد نشرها، ووافق على ذلك شخصان. تجد النتيجة الجديدة مع بيان حسابها، وتواصل مع المنسق إن أردت معرفة السبب.',
      'Your final result in “{{course}}” ({{class}}) was corrected after it was published; two people agreed to it. See the new one with its arithmetic, and ask the coordinator if you want to know why.',
      'Votre résultat final de « {{course}} » ({{class}}) a été corrigé après sa publication, avec l’accord de deux personnes. Consultez le nouveau avec le détail du calcul ; le coordinateur peut vous en dire le motif.',
    ],
  },
  {
    kind: 'resultChangeToDecide',
    type: null,
    mail: false,
    title: [
      'تغيير نتائج ينتظر موافقتك: {{class}}',
      'A change of results to decide: {{class}}',
      'Changement de résultats à décider : {{class}}',
    ],
    body: [
      'طُلب نشر نتائج «{{course}}» ({{class}}) بأرقام أخرى. اقرأ السبب وقارن النتائج، ثم وافِق أو ارفض؛ يبقى المنشور حتى يُبتّ فيه.',
      'Somebody asks to publish results of “{{course}}” ({{class}}) with other figures. Read the reason and compare them, then approve or reject it; what is published stands until then.',
      'La publication des résultats de « {{course}} » ({{class}}) avec d’autres chiffres est demandée. Lisez le motif, comparez, puis approuvez ou refusez ; les résultats publiés restent valables d’ici là.',
    ],
  },
  {
    kind: 'resultChangeApproved',
    type: null,
    mail: false,
    title: [
      'قُبل تغيير النتائج: {{class}}',
      'Change of results approved: {{class}}',
      'Changement de résultats approuvé : {{class}}',
    ],
    body: [
      'وافق شخص آخر على ما طلبته لنتائج «{{course}}» ({{class}})، ونُشرت النتائج الجديدة.',
      'Another person approved what you asked for in the results of “{{course}}” ({{class}}); the new ones are published.',
      'Une autre personne a approuvé votre demande sur les résultats de « {{course}} » ({{class}}) ; les nouveaux sont publiés.',
    ],
  },
  {
    kind: 'resultChangeRejected',
    type: null,
    mail: false,
    title: [
      'رُفض تغيير النتائج: {{class}}',
      'Change of results rejected: {{class}}',
      'Changement de résultats refusé : {{class}}',
    ],
    body: [
      'لم يُقبل ما طلبته لنتائج «{{course}}» ({{class}})، وبقي المنشور كما هو. تجد السبب في صفحة نتائج الشعبة.',
      'What you asked for in the results of “{{course}}” ({{class}}) was not approved, and what is published stays. The page of its results says why.',
      'Votre demande sur les résultats de « {{course}} » ({{class}}) est refusée et les résultats publiés ne changent pas. La page des résultats dit pourquoi.',
    ],
  },
]
