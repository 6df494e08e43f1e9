import { letters } from '#platform/server/notices/letter.ts'

export const peopleLetters = letters({
  welcome: {
    topic: 'security',
    type: null,
    title: { ar: 'أهلًا بك في الأكاديمية', en: 'Welcome to the academy', fr: 'Bienvenue à l’académie' },
    body: {
      ar: 'أصبح لك حساب في الأكاديمية. اختر من الشعب القادمة ما يناسبك وسجّل فيه، ونخبرك بكل خطوة.',
      en: 'Your account at the academy is ready. Choose among the upcoming classes and register; you will hear of every step.',
      fr: 'Votre compte à l’académie est prêt. Choisissez parmi les sessions à venir et inscrivez-vous ; nous vous informerons de chaque étape.',
    },
  },
  instructorApplied: {
    topic: 'applications',
    type: 8,
    title: {
      ar: 'مدرب يطلب الانضمام: {{code}}',
      en: 'An instructor applies: {{code}}',
      fr: 'Un formateur se présente : {{code}}',
    },
    body: {
      ar: 'وصل طلب انضمام مدرب برقم {{code}}. راجِع ملفه ومرفقاته ثم اقبله أو اطلب استكماله أو اعتذر.',
      en: 'The application {{code}} of an instructor has arrived. Look at the profile and the attachments, then accept it, ask for more or turn it down.',
      fr: 'La candidature {{code}} d’un formateur est arrivée. Consultez son profil et ses pièces, puis acceptez-la, demandez un complément ou déclinez.',
    },
  },
  organizationApplied: {
    topic: 'applications',
    type: null,
    title: {
      ar: 'جهة تطلب الانضمام: {{code}}',
      en: 'An organization applies: {{code}}',
      fr: 'Un organisme se présente : {{code}}',
    },
    body: {
      ar: 'وصل طلب انضمام جهة برقم {{code}}. راجِع بياناتها ومرفقاتها ثم اقبلها أو اطلب استكمالها أو اعتذر.',
      en: 'The application {{code}} of an organization has arrived. Look at its data and attachments, then accept it, ask for more or turn it down.',
      fr: 'La candidature {{code}} d’un organisme est arrivée. Consultez ses données et ses pièces, puis acceptez-la, demandez un complément ou déclinez.',
    },
  },
  instructorActivation: {
    topic: 'security',
    type: 9,
    title: {
      ar: 'فُعّل حسابك مدربًا في الأكاديمية',
      en: 'Your instructor account is active',
      fr: 'Votre compte de formateur est actif',
    },
    body: {
      ar: 'أصبح حسابك مفعّلًا. ادخل لترى جدولك وما ينتظر ردّك، وأكمل ملفك التدريبي.',
      en: 'Your account is active now. Sign in to see your schedule and what awaits your answer, and complete your profile.',
      fr: 'Votre compte est désormais actif. Connectez-vous pour voir votre emploi du temps et ce qui attend votre réponse, et complétez votre profil.',
    },
  },
  nameChangeAccepted: {
    topic: 'security',
    type: null,
    title: { ar: 'قُبل تغيير اسمك', en: 'Your name is changed', fr: 'Votre nom est modifié' },
    body: {
      ar: 'راجعت الأكاديمية الاسم الذي طلبته واعتمدته. الشهادات التي تصدر بعد اليوم تحمله.',
      en: 'The academy has reviewed the name that you asked for and accepted it. Certificates issued from now on bear it.',
      fr: 'L’académie a examiné le nom demandé et l’a accepté. Les attestations émises désormais le portent.',
    },
  },
  nameChangeRejected: {
    topic: 'security',
    type: null,
    title: { ar: 'لم يُقبل تغيير اسمك', en: 'Your name stays as it was', fr: 'Votre nom reste inchangé' },
    body: {
      ar: 'راجعت الأكاديمية الاسم الذي طلبته ولم تقبله. تجد السبب في صفحة بياناتي، ويبقى اسمك كما كان.',
      en: 'The academy has reviewed the name that you asked for and did not accept it. The reason stands on the page of your data; your name stays as it was.',
      fr: 'L’académie a examiné le nom demandé et ne l’a pas accepté. Le motif figure sur la page de vos données ; votre nom reste inchangé.',
    },
  },
  correctedByOrganization: {
    topic: 'security',
    type: null,
    title: {
      ar: 'صحّحت جهتك بياناتك',
      en: 'Your organization has corrected your data',
      fr: 'Votre organisme a corrigé vos données',
    },
    body: {
      ar: 'كتبت جهتك في ملفك لدى الأكاديمية. راجِع بياناتك وصحّح ما تراه خطأ.',
      en: 'Your organization has written into your record at the academy. Look through your data and put right what is wrong.',
      fr: 'Votre organisme a écrit dans votre dossier à l’académie. Vérifiez vos données et corrigez ce qui est faux.',
    },
  },
})
