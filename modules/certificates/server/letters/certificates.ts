import { letters } from '#platform/server/notices/letter.ts'

export const certificateLetters = letters({
  certificateIssued: {
    topic: 'results',
    type: 11,
    title: {
      ar: 'صدرت شهادتك: {{serial}}',
      en: 'Your certificate is issued: {{serial}}',
      fr: 'Votre attestation est émise : {{serial}}',
    },
    body: {
      ar: 'مبارك! صدرت شهادتك {{serial}} في «{{course}}». تجدها في صفحة شهاداتي.',
      en: 'Congratulations! Your certificate {{serial}} in “{{course}}” is issued. It stands among your certificates.',
      fr: 'Félicitations ! Votre attestation {{serial}} de « {{course}} » est émise. Retrouvez-la dans vos attestations.',
    },
  },
  certificateRegenerated: {
    topic: 'results',
    type: 11,
    title: {
      ar: 'صدرت نسخة جديدة من شهادتك {{serial}}',
      en: 'A new version of certificate {{serial}}',
      fr: 'Nouvelle version de l’attestation {{serial}}',
    },
    body: {
      ar: 'صدرت نسخة مصحّحة من شهادتك {{serial}} في «{{course}}» تحل محل السابقة. استعمل الجديدة: رمز القديمة يقول إنها استُبدلت.',
      en: 'A corrected version of your certificate {{serial}} in “{{course}}” replaces the former one. Please use the new one: the code on the old says that it was replaced.',
      fr: 'Une version corrigée de votre attestation {{serial}} de « {{course}} » remplace la précédente. Utilisez la nouvelle : le code de l’ancienne indique son remplacement.',
    },
  },
  certificateDownloadable: {
    topic: 'results',
    type: null,
    mail: false,
    title: {
      ar: 'يمكنك تنزيل شهادتك {{serial}}',
      en: 'You may download certificate {{serial}}',
      fr: 'Attestation {{serial}} téléchargeable',
    },
    body: {
      ar: 'أصبحت شهادتك {{serial}} في «{{course}}» متاحة للتنزيل والطباعة.',
      en: 'Your certificate {{serial}} in “{{course}}” can be downloaded and printed now.',
      fr: 'Votre attestation {{serial}} de « {{course}} » peut désormais être téléchargée et imprimée.',
    },
  },
  certificateHidden: {
    topic: 'results',
    type: null,
    mail: false,
    title: {
      ar: 'حُجبت شهادتك {{serial}}',
      en: 'Certificate {{serial}} is withheld',
      fr: 'Attestation {{serial}} suspendue',
    },
    body: {
      ar: 'حجبت الأكاديمية شهادتك {{serial}} في «{{course}}» مؤقتًا. تواصل مع المنسق لمعرفة السبب.',
      en: 'The academy withholds your certificate {{serial}} in “{{course}}” for now. Please ask the coordinator for the reason.',
      fr: 'L’académie suspend votre attestation {{serial}} de « {{course}} ». Demandez le motif au coordinateur.',
    },
  },
  certificateRevoked: {
    topic: 'results',
    type: null,
    title: {
      ar: 'أُلغيت شهادتك {{serial}}',
      en: 'Certificate {{serial}} is revoked',
      fr: 'Attestation {{serial}} révoquée',
    },
    body: {
      ar: 'ألغت الأكاديمية شهادتك {{serial}} في «{{course}}» ولم تعد صالحة، ورمزها يقول ذلك لمن يتحقق منه. تواصل مع المنسق لمعرفة السبب.',
      en: 'The academy revoked your certificate {{serial}} in “{{course}}”; it is no longer valid, and its code says so to whoever verifies it. Please ask the coordinator for the reason.',
      fr: 'L’académie a révoqué votre attestation {{serial}} de « {{course}} » ; elle n’est plus valable et son code l’indique. Demandez le motif au coordinateur.',
    },
  },
  certificateChangeToDecide: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'تغيير شهادة ينتظر موافقتك: {{serial}}',
      en: 'A change of a certificate to decide: {{serial}}',
      fr: 'Changement d’attestation à décider : {{serial}}',
    },
    body: {
      ar: 'طُلب تغيير الشهادة {{serial}} في «{{course}}» ({{class}}). اقرأ السبب، ثم وافِق أو ارفض؛ تبقى الشهادة كما هي حتى يُبتّ فيه.',
      en: 'Somebody asks to change certificate {{serial}} in “{{course}}” ({{class}}). Read the reason, then approve or reject it; the certificate stands until then.',
      fr: 'Un changement de l’attestation {{serial}} de « {{course}} » ({{class}}) est demandé. Lisez le motif, puis approuvez ou refusez ; l’attestation reste en l’état d’ici là.',
    },
  },
  certificateChangeApproved: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'قُبل تغيير الشهادة {{serial}}',
      en: 'Change of certificate {{serial}} approved',
      fr: 'Changement de l’attestation {{serial}} approuvé',
    },
    body: {
      ar: 'وافق شخص آخر على ما طلبته للشهادة {{serial}} في «{{course}}»، ونُفّذ.',
      en: 'Another person approved what you asked for on certificate {{serial}} in “{{course}}”; it is done.',
      fr: 'Une autre personne a approuvé votre demande sur l’attestation {{serial}} de « {{course}} » ; c’est fait.',
    },
  },
  certificateChangeRejected: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'رُفض تغيير الشهادة {{serial}}',
      en: 'Change of certificate {{serial}} rejected',
      fr: 'Changement de l’attestation {{serial}} refusé',
    },
    body: {
      ar: 'لم يُقبل ما طلبته للشهادة {{serial}} في «{{course}}»، وبقيت كما هي. السبب: {{reason}}.',
      en: 'What you asked for on certificate {{serial}} in “{{course}}” was not approved, and it stays. The reason: {{reason}}.',
      fr: 'Votre demande sur l’attestation {{serial}} de « {{course}} » est refusée et rien ne change. Le motif : {{reason}}.',
    },
  },
})
