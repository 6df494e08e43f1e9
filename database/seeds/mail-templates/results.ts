import type { Template } from './template.ts'

export const resultTemplates: readonly Template[] = [
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
