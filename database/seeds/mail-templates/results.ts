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
  {
    kind: 'certificateIssued',
    type: 11,
    title: [
      'صدرت شهادتك: {{serial}}',
      'Your certificate is issued: {{serial}}',
      'Votre attestation est émise : {{serial}}',
    ],
    body: [
      'مبارك! صدرت شهادتك {{serial}} في «{{course}}». تجدها في صفحة شهاداتي.',
      'Congratulations! Your certificate {{serial}} in “{{course}}” is issued. It stands among your certificates.',
      'Félicitations ! Votre attestation {{serial}} de « {{course}} » est émise. Retrouvez-la dans vos attestations.',
    ],
  },
  {
    kind: 'certificateRegenerated',
    type: 11,
    title: [
      'صدرت نسخة جديدة من شهادتك {{serial}}',
      'A new version of certificate {{serial}}',
      'Nouvelle version de l’attestation {{serial}}',
    ],
    body: [
      'صدرت نسخة مصحّحة من شهادتك {{serial}} في «{{course}}» تحل محل السابقة. استعمل الجديدة: رمز القديمة يقول إنها استُبدلت.',
      'A corrected version of your certificate {{serial}} in “{{course}}” replaces the former one. Please use the new one: the code on the old says that it was replaced.',
      'Une version corrigée de votre attestation {{serial}} de « {{course}} » remplace la précédente. Utilisez la nouvelle : le code de l’ancienne indique son remplacement.',
    ],
  },
  {
    kind: 'certificateDownloadable',
    type: null,
    mail: false,
    title: [
      'يمكنك تنزيل شهادتك {{serial}}',
      'You may download certificate {{serial}}',
      'Attestation {{serial}} téléchargeable',
    ],
    body: [
      'أصبحت شهادتك {{serial}} في «{{course}}» متاحة للتنزيل والطباعة.',
      'Your certificate {{serial}} in “{{course}}” can be downloaded and printed now.',
      'Votre attestation {{serial}} de « {{course}} » peut désormais être téléchargée et imprimée.',
    ],
  },
  {
    kind: 'certificateHidden',
    type: null,
    mail: false,
    title: ['حُجبت شهادتك {{serial}}', 'Certificate {{serial}} is withheld', 'Attestation {{serial}} suspendue'],
    body: [
      'حجبت الأكاديمية شهادتك {{serial}} في «{{course}}» مؤقتًا. تواصل مع المنسق لمعرفة السبب.',
      'The academy withholds your certificate {{serial}} in “{{course}}” for now. Please ask the coordinator for the reason.',
      'L’académie suspend votre attestation {{serial}} de « {{course}} ». Demandez le motif au coordinateur.',
    ],
  },
  {
    kind: 'certificateRevoked',
    type: null,
    title: ['أُلغيت شهادتك {{serial}}', 'Certificate {{serial}} is revoked', 'Attestation {{serial}} révoquée'],
    body: [
      'ألغت الأكاديمية شهادتك {{serial}} في «{{course}}» ولم تعد صالحة، ورمزها يقول ذلك لمن يتحقق منه. تواصل مع المنسق لمعرفة السبب.',
      'The academy revoked your certificate {{serial}} in “{{course}}”; it is no longer valid, and its code says so to whoever verifies it. Please ask the coordinator for the reason.',
      'L’académie a révoqué votre attestation {{serial}} de « {{course}} » ; elle n’est plus valable et son code l’indique. Demandez le motif au coordinateur.',
    ],
  },
  {
    kind: 'certificateChangeToDecide',
    type: null,
    mail: false,
    title: [
      'تغيير شهادة ينتظر موافقتك: {{serial}}',
      'A change of a certificate to decide: {{serial}}',
      'Changement d’attestation à décider : {{serial}}',
    ],
    body: [
      'طُلب تغيير الشهادة {{serial}} في «{{course}}» ({{class}}). اقرأ السبب، ثم وافِق أو ارفض؛ تبقى الشهادة كما هي حتى يُبتّ فيه.',
      'Somebody asks to change certificate {{serial}} in “{{course}}” ({{class}}). Read the reason, then approve or reject it; the certificate stands until then.',
      'Un changement de l’attestation {{serial}} de « {{course}} » ({{class}}) est demandé. Lisez le motif, puis approuvez ou refusez ; l’attestation reste en l’état d’ici là.',
    ],
  },
  {
    kind: 'certificateChangeApproved',
    type: null,
    mail: false,
    title: [
      'قُبل تغيير الشهادة {{serial}}',
      'Change of certificate {{serial}} approved',
      'Changement de l’attestation {{serial}} approuvé',
    ],
    body: [
      'وافق شخص آخر على ما طلبته للشهادة {{serial}} في «{{course}}»، ونُفّذ.',
      'Another person approved what you asked for on certificate {{serial}} in “{{course}}”; it is done.',
      'Une autre personne a approuvé votre demande sur l’attestation {{serial}} de « {{course}} » ; c’est fait.',
    ],
  },
  {
    kind: 'certificateChangeRejected',
    type: null,
    mail: false,
    title: [
      'رُفض تغيير الشهادة {{serial}}',
      'Change of certificate {{serial}} rejected',
      'Changement de l’attestation {{serial}} refusé',
    ],
    body: [
      'لم يُقبل ما طلبته للشهادة {{serial}} في «{{course}}»، وبقيت كما هي. السبب: {{reason}}.',
      'What you asked for on certificate {{serial}} in “{{course}}” was not approved, and it stays. The reason: {{reason}}.',
      'Votre demande sur l’attestation {{serial}} de « {{course}} » est refusée et rien ne change. Le motif : {{reason}}.',
    ],
  },
]
