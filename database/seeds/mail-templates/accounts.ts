import type { Template } from './template.ts'

export const accountTemplates: readonly Template[] = [
  {
    kind: 'passwordChanged',
    type: null,
    title: ['تغيّرت كلمة مرورك', 'Your password was changed', 'Votre mot de passe a été modifié'],
    body: [
      'تغيّرت كلمة مرور حسابك. إن لم تكن أنت من غيّرها فعيّن كلمة جديدة من «نسيت كلمة المرور»، ثم أنهِ الجلسات التي لا تعرفها.',
      'The password of your account was changed. If it was not you, set a new one with “Forgot password” and end the sessions that you do not know.',
      'Le mot de passe de votre compte a été modifié. Si ce n’est pas vous, définissez-en un nouveau avec « Mot de passe oublié » et fermez les sessions que vous ne connaissez pas.',
    ],
  },
  {
    kind: 'rightsChanged',
    type: null,
    mail: false,
    title: ['تغيّرت صلاحياتك', 'Your rights have changed', 'Vos droits ont changé'],
    body: [
      'غيّرت الإدارة دورك أو صلاحياتك. تجد في القائمة ما يمكنك فعله الآن؛ إن نقصك شيء فاسأل الإدارة.',
      'The administrator changed your role or your rights. The menu shows what you can do now; ask the administrator if something is missing.',
      'L’administrateur a modifié votre rôle ou vos droits. Le menu indique ce que vous pouvez faire ; s’il manque quelque chose, adressez-vous à lui.',
    ],
  },
  {
    kind: 'sessionsEnded',
    type: null,
    title: ['أُنهيت جلساتك', 'Your sessions were ended', 'Vos sessions ont été fermées'],
    body: [
      'أنهت الإدارة جلسات حسابك كلها. ادخل من جديد، وإن لم تكن تنتظر ذلك فغيّر كلمة مرورك.',
      'The administrator ended all sessions of your account. Sign in again; if you did not expect it, change your password.',
      'L’administrateur a fermé toutes les sessions de votre compte. Reconnectez-vous ; si vous ne vous y attendiez pas, changez votre mot de passe.',
    ],
  },
  {
    kind: 'secondFactorReset',
    type: null,
    // Identity sends the letter at once, as nobody may switch it off.
    mail: false,
    title: ['أُعيد ضبط الخطوة الثانية', 'Your second factor was reset', 'Votre second facteur a été réinitialisé'],
    body: [
      'حذفت الإدارة تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من حسابك. إن لم تطلب ذلك فغيّر كلمة مرورك وأخبر الإدارة.',
      'The administrator removed the authenticator app, the passkeys and the recovery codes from your account. If you did not ask for it, change your password and tell the administrator.',
      'L’administrateur a retiré l’application d’authentification, les clés d’accès et les codes de secours de votre compte. Si vous ne l’avez pas demandé, changez votre mot de passe et prévenez-le.',
    ],
  },
  {
    kind: 'actingEnded',
    type: null,
    mail: false,
    title: ['عملت الإدارة باسمك', 'The administrator acted in your name', 'L’administrateur a agi en votre nom'],
    body: [
      'دخلت الإدارة إلى حسابك وعملت باسمك، ثم خرجت. كل ما فعلته مسجّل باسمها واسمك؛ إن لم تكن تنتظر ذلك فاسألها.',
      'The administrator opened your account, acted in your name and left it again. Everything is recorded under both names; ask if you did not expect it.',
      'L’administrateur a ouvert votre compte, a agi en votre nom, puis l’a quitté. Tout est enregistré sous les deux noms ; posez la question si vous ne vous y attendiez pas.',
    ],
  },
  {
    kind: 'welcome',
    type: null,
    title: ['أهلًا بك في الأكاديمية', 'Welcome to the academy', 'Bienvenue à l’académie'],
    body: [
      'أصبح لك حساب في الأكاديمية. اختر من الشعب القادمة ما يناسبك وسجّل فيه، ونخبرك بكل خطوة.',
      'Your account at the academy is ready. Choose among the upcoming classes and register; you will hear of every step.',
      'Votre compte à l’académie est prêt. Choisissez parmi les sessions à venir et inscrivez-vous ; vous serez informé de chaque étape.',
    ],
  },
  {
    kind: 'instructorApplied',
    type: 8,
    title: ['مدرب يطلب الانضمام: {{code}}', 'An instructor applies: {{code}}', 'Un formateur se présente : {{code}}'],
    body: [
      'وصل طلب انضمام مدرب برقم {{code}}. راجِع ملفه ومرفقاته ثم اقبله أو اطلب استكماله أو اعتذر.',
      'The application {{code}} of an instructor has arrived. Look at the profile and the attachments, then accept it, ask for more or turn it down.',
      'La candidature {{code}} d’un formateur est arrivée. Consultez son profil et ses pièces, puis acceptez-la, demandez un complément ou déclinez.',
    ],
  },
  {
    kind: 'organizationApplied',
    type: null,
    title: ['جهة تطلب الانضمام: {{code}}', 'An organization applies: {{code}}', 'Un organisme se présente : {{code}}'],
    body: [
      'وصل طلب انضمام جهة برقم {{code}}. راجِع بياناتها ومرفقاتها ثم اقبلها أو اطلب استكمالها أو اعتذر.',
      'The application {{code}} of an organization has arrived. Look at its data and attachments, then accept it, ask for more or turn it down.',
      'La candidature {{code}} d’un organisme est arrivée. Consultez ses données et ses pièces, puis acceptez-la, demandez un complément ou déclinez.',
    ],
  },
  {
    kind: 'instructorActivation',
    type: 9,
    title: ['فُعّل حسابك مدربًا في الأكاديمية', 'Your instructor account is active', 'Votre compte de formateur est actif'],
    body: [
      'أصبح حسابك مفعّلًا. ادخل لترى جدولك وما ينتظر ردّك، وأكمل ملفك التدريبي.',
      'Your account is active now. Sign in to see your schedule and what awaits your answer, and complete your profile.',
      'Votre compte est désormais actif. Connectez-vous pour voir votre emploi du temps et ce qui attend votre réponse, et complétez votre profil.',
    ],
  },
  {
    kind: 'accountActivated',
    type: null,
    title: ['فُعّل حسابك في الأكاديمية', 'Your account is active', 'Votre compte est actif'],
    body: [
      'أصبح حسابك مفعّلًا ويمكنك الدخول الآن.',
      'Your account is active and you can sign in now.',
      'Votre compte est actif, vous pouvez vous connecter.',
    ],
  },
  {
    kind: 'nameChangeAccepted',
    type: null,
    title: ['قُبل تغيير اسمك', 'Your name is changed', 'Votre nom est modifié'],
    body: [
      'راجعت الأكاديمية الاسم الذي طلبته واعتمدته. الشهادات التي تصدر بعد اليوم تحمله.',
      'The academy has reviewed the name that you asked for and accepted it. Certificates issued from now on bear it.',
      'L’académie a examiné le nom demandé et l’a accepté. Les attestations émises désormais le portent.',
    ],
  },
  {
    kind: 'nameChangeRejected',
    type: null,
    title: ['لم يُقبل تغيير اسمك', 'Your name stays as it was', 'Votre nom reste inchangé'],
    body: [
      'راجعت الأكاديمية الاسم الذي طلبته ولم تقبله. تجد السبب في صفحة بياناتي، ويبقى اسمك كما كان.',
      'The academy has reviewed the name that you asked for and did not accept it. The reason stands on the page of your data; your name stays as it was.',
      'L’académie a examiné le nom demandé et ne l’a pas accepté. Le motif figure sur la page de vos données ; votre nom reste inchangé.',
    ],
  },
]
