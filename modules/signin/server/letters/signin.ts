import { letters } from '#platform/server/notices/letter.ts'

export const signinLetters = letters({
  passwordChanged: {
    topic: 'security',
    type: null,
    title: { ar: 'تغيّرت كلمة مرورك', en: 'Your password was changed', fr: 'Votre mot de passe a été modifié' },
    body: {
      ar: 'تغيّرت كلمة مرور حسابك. إن لم تكن أنت من غيّرها فعيّن كلمة جديدة من «نسيت كلمة المرور»، ثم أنهِ الجلسات التي لا تعرفها. وإن كان لجدولك عنوان خاص فقد انتهى مع الكلمة السابقة: أنشئ عنوانًا جديدًا لتقويمك.',
      en: 'The password of your account was changed. If it was not you, set a new one with “Forgot password” and end the sessions that you do not know. If your schedule had a private address, it ended with the former password: make a new one for your calendar.',
      fr: 'Le mot de passe de votre compte a été modifié. Si ce n’est pas vous, définissez-en un nouveau avec « Mot de passe oublié » et fermez les sessions que vous ne connaissez pas. Si votre calendrier avait une adresse privée, elle a pris fin avec l’ancien mot de passe : créez-en une nouvelle pour votre agenda.',
    },
  },
  sessionsEnded: {
    topic: 'security',
    type: null,
    title: { ar: 'أُنهيت جلساتك', en: 'Your sessions were ended', fr: 'Vos sessions ont été fermées' },
    body: {
      ar: 'أنهت الإدارة جلسات حسابك كلها. ادخل من جديد، وإن لم تكن تنتظر ذلك فغيّر كلمة مرورك.',
      en: 'The administrator ended all sessions of your account. Sign in again; if you did not expect it, change your password.',
      fr: 'L’administrateur a fermé toutes les sessions de votre compte. Reconnectez-vous ; si vous ne vous y attendiez pas, changez votre mot de passe.',
    },
  },
  secondFactorReset: {
    topic: 'security',
    type: null,
    // A letter goes out at once, as nobody may switch it off.
    mail: false,
    title: {
      ar: 'أُعيد ضبط الخطوة الثانية',
      en: 'Your second factor was reset',
      fr: 'Votre second facteur a été réinitialisé',
    },
    body: {
      ar: 'حذفت الإدارة تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من حسابك. إن لم تطلب ذلك فغيّر كلمة مرورك وأخبر الإدارة.',
      en: 'The administrator removed the authenticator app, the passkeys and the recovery codes from your account. If you did not ask for it, change your password and tell the administrator.',
      fr: 'L’administrateur a retiré l’application d’authentification, les clés d’accès et les codes de secours de votre compte. Si vous ne l’avez pas demandé, changez votre mot de passe et prévenez-le.',
    },
  },
  actingEnded: {
    topic: 'security',
    type: null,
    mail: false,
    title: {
      ar: 'عملت الإدارة باسمك',
      en: 'The administrator acted in your name',
      fr: 'L’administrateur a agi en votre nom',
    },
    body: {
      ar: 'دخلت الإدارة إلى حسابك وعملت باسمك، ثم خرجت. كل ما فعلته مسجّل باسمها واسمك؛ إن لم تكن تنتظر ذلك فاسألها.',
      en: 'The administrator opened your account, acted in your name and left it again. Everything is recorded under both names; ask if you did not expect it.',
      fr: 'L’administrateur a ouvert votre compte, a agi en votre nom, puis l’a quitté. Tout est enregistré sous les deux noms ; posez la question si vous ne vous y attendiez pas.',
    },
  },
})
