/** Letters that the sign-in sends by itself. `{{name}}` and the like are filled in and escaped. */
export interface LetterWords {
  readonly code: {
    readonly signIn: CodeWords
    readonly proveEmail: CodeWords
    readonly resetPassword: CodeWords
    readonly prove: CodeWords
  }
  readonly codeLife: string
  /** Beside the code of a letter about a forgotten password. */
  readonly resetLink: string
  readonly news: Readonly<Record<SecurityNews, { readonly subject: string; readonly text: string }>>
  readonly newsNote: string
}

export type SecurityNews =
  | 'sessionCopied'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'recoveryCodeUsed'
  | 'providerLinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyCopied'
  | 'secondFactorReset'

interface CodeWords {
  readonly subject: string
  readonly text: string
  /** For whoever did not ask for it. */
  readonly note: string
}

const ar: LetterWords = {
  code: {
    signIn: {
      subject: 'رمز الدخول',
      text: 'اكتب هذا الرمز في صفحة الدخول لتكمل دخولك:',
      note: 'إن لم تكن أنت من يسجّل الدخول الآن، فشخص غيرك يعرف كلمة مرورك: غيّرها ولا تعطِ الرمز لأحد.',
    },
    proveEmail: {
      subject: 'رمز تأكيد البريد الإلكتروني',
      text: 'اكتب هذا الرمز لتؤكد أن هذا البريد بريدك:',
      note: 'إن لم تطلب ذلك فتجاهل هذه الرسالة.',
    },
    prove: {
      subject: 'رمز إثبات أنك صاحب الحساب',
      text: 'اكتب هذا الرمز في الصفحة المفتوحة لتثبت أنك صاحب الحساب:',
      note: 'إن لم تطلب ذلك فشخص غيرك يستعمل جلسة من جلساتك: أنهِ الجلسات التي لا تعرفها ولا تعطِ الرمز لأحد.',
    },
    resetPassword: {
      subject: 'رمز إعادة تعيين كلمة المرور',
      text: 'اكتب هذا الرمز لتعيّن كلمة مرور جديدة:',
      note: 'إن لم تطلب ذلك فتجاهل هذه الرسالة؛ تبقى كلمة مرورك كما هي.',
    },
  },
  codeLife: 'يصلح الرمز عشر دقائق ومرة واحدة.',
  resetLink: 'أو افتح الصفحة من الزر أدناه واختر كلمة مرورك فيها. يصلح الرابط ساعة، من أي جهاز طُلبت منه هذه الرسالة.',
  news: {
    sessionCopied: {
      subject: 'أُنهيت جلسة من جلساتك لحمايتك',
      text: 'استُخدم مفتاح إحدى جلساتك في متصفح آخر، فأنهينا الجلسة. قد يكون شخص غيرك قد نسخ المفتاح من جهازك.',
    },
    authenticatorAdded: {
      subject: 'فُعّل تطبيق المصادقة لحسابك',
      text: 'من الآن يُطلب رمز من تطبيق المصادقة عند كل دخول إلى حسابك.',
    },
    authenticatorRemoved: {
      subject: 'أُلغي تطبيق المصادقة من حسابك',
      text: 'لم يعد يُطلب رمز من تطبيق المصادقة عند الدخول إلى حسابك، ولم تعد رموز الاسترداد صالحة.',
    },
    recoveryCodeUsed: {
      subject: 'استُخدم رمز استرداد للدخول إلى حسابك',
      text: 'دخل أحدهم إلى حسابك برمز استرداد بدلًا من تطبيق المصادقة. لا يصلح هذا الرمز مرة أخرى.',
    },
    passkeyAdded: {
      subject: 'أُضيف مفتاح مرور إلى حسابك',
      text: 'من الآن يمكن إتمام الدخول إلى حسابك بمفتاح المرور هذا.',
    },
    passkeyRemoved: {
      subject: 'حُذف مفتاح مرور من حسابك',
      text: 'لم يعد مفتاح المرور هذا صالحًا للدخول إلى حسابك.',
    },
    passkeyCopied: {
      subject: 'رُفض مفتاح مرور لحسابك',
      text: 'استُخدم مفتاح مرور من مفاتيحك بعدّاد قديم، وهذا يعني أنه ربما نُسخ، فرفضناه. احذفه من صفحة الأمان وأضف غيره.',
    },
    secondFactorReset: {
      subject: 'أعادت الأكاديمية ضبط الخطوة الثانية لحسابك',
      text: 'حذفت الأكاديمية تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من حسابك. تُعدّها من جديد عند دخولك التالي إن كان دورك يتطلب ذلك.',
    },
    providerLinked: {
      subject: 'رُبط حسابك بمزوّد هوية',
      text: 'دخل أحدهم إلى حسابك عبر مزوّد هوية أكّد أن هذا البريد بريده. من الآن يمكن الدخول إلى حسابك بهذه الطريقة أيضًا.',
    },
  },
  newsNote: 'إن لم تكن أنت، فغيّر كلمة مرورك الآن وأنهِ الجلسات التي لا تعرفها وأخبر الأكاديمية.',
}

const en: LetterWords = {
  code: {
    signIn: {
      subject: 'Your sign-in code',
      text: 'Enter this code on the sign-in page to finish logging in:',
      note: 'If it is not you who is logging in now, somebody else knows your password: change it, and give the code to nobody.',
    },
    proveEmail: {
      subject: 'Confirm your e-mail address',
      text: 'Enter this code to confirm that this address is yours:',
      note: 'If you did not ask for it, ignore this letter.',
    },
    prove: {
      subject: 'Your code to prove that it is you',
      text: 'Enter this code on the open page to prove that the account is yours:',
      note: 'If you did not ask for it, somebody else is using one of your sessions: end those that you do not know, and give the code to nobody.',
    },
    resetPassword: {
      subject: 'Your code for a new password',
      text: 'Enter this code to set a new password:',
      note: 'If you did not ask for it, ignore this letter; your password stays as it is.',
    },
  },
  codeLife: 'The code is good for ten minutes and for one use.',
  resetLink:
    'Or open the page with the button below and choose your password there. The link is good for an hour, whichever device this letter was asked for from.',
  news: {
    sessionCopied: {
      subject: 'One of your sessions was ended to protect you',
      text: 'The key of one of your sessions was used in another browser, so we ended the session. Somebody may have copied the key from your device.',
    },
    authenticatorAdded: {
      subject: 'An authenticator app was added to your account',
      text: 'From now on each log-in to your account asks for a code of your authenticator app.',
    },
    authenticatorRemoved: {
      subject: 'The authenticator app was removed from your account',
      text: 'Logging in to your account asks for no code of an authenticator app any more, and the recovery codes have ended.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used to log in to your account',
      text: 'Somebody logged in to your account with a recovery code in place of the authenticator app. That code is used up.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      text: 'From now on this passkey can finish a log-in to your account.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      text: 'This passkey no longer opens your account.',
    },
    passkeyCopied: {
      subject: 'A passkey of your account was refused',
      text: 'One of your passkeys was used with an old counter, which means that it may have been copied, so we refused it. Remove it on the page Security and add another.',
    },
    secondFactorReset: {
      subject: 'The academy has reset your second factor',
      text: 'The academy has taken the authenticator app, the passkeys and the recovery codes from your account. Where your role needs one, you set a new one up at your next log-in.',
    },
    providerLinked: {
      subject: 'Your account was linked to an identity provider',
      text: 'Somebody logged in to your account through an identity provider, which confirmed that this address is theirs. From now on your account can be entered that way too.',
    },
  },
  newsNote: 'If it was not you, change your password now, end the sessions that you do not know, and tell the academy.',
}

const fr: LetterWords = {
  code: {
    signIn: {
      subject: 'Votre code de connexion',
      text: 'Saisissez ce code sur la page de connexion pour terminer :',
      note: 'Si ce n’est pas vous qui vous connectez en ce moment, quelqu’un connaît votre mot de passe : changez-le et ne donnez ce code à personne.',
    },
    proveEmail: {
      subject: 'Confirmez votre adresse e-mail',
      text: 'Saisissez ce code pour confirmer que cette adresse est la vôtre :',
      note: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
    prove: {
      subject: 'Votre code pour prouver que c’est vous',
      text: 'Saisissez ce code sur la page ouverte pour prouver que le compte est le vôtre :',
      note: 'Si vous n’avez rien demandé, quelqu’un utilise une de vos sessions : fermez celles que vous ne connaissez pas et ne donnez ce code à personne.',
    },
    resetPassword: {
      subject: 'Votre code pour un nouveau mot de passe',
      text: 'Saisissez ce code pour choisir un nouveau mot de passe :',
      note: 'Si vous n’avez rien demandé, ignorez ce message ; votre mot de passe reste inchangé.',
    },
  },
  codeLife: 'Le code est valable dix minutes et une seule fois.',
  resetLink:
    'Ou ouvrez la page par le bouton ci-dessous et choisissez-y votre mot de passe. Le lien est valable une heure, quel que soit l’appareil d’où ce message a été demandé.',
  news: {
    sessionCopied: {
      subject: 'Une de vos sessions a été fermée pour vous protéger',
      text: 'La clé d’une de vos sessions a été utilisée dans un autre navigateur ; nous avons fermé la session. Quelqu’un a peut-être copié la clé sur votre appareil.',
    },
    authenticatorAdded: {
      subject: 'Une application d’authentification a été ajoutée à votre compte',
      text: 'Désormais, chaque connexion à votre compte demande un code de votre application d’authentification.',
    },
    authenticatorRemoved: {
      subject: 'L’application d’authentification a été retirée de votre compte',
      text: 'La connexion à votre compte ne demande plus de code d’une application d’authentification, et les codes de secours ne sont plus valables.',
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours a servi à ouvrir votre compte',
      text: 'Quelqu’un s’est connecté à votre compte avec un code de secours à la place de l’application d’authentification. Ce code ne peut plus servir.',
    },
    passkeyAdded: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      text: 'Désormais, cette clé d’accès peut terminer une connexion à votre compte.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès a été retirée de votre compte',
      text: 'Cette clé d’accès n’ouvre plus votre compte.',
    },
    passkeyCopied: {
      subject: 'Une clé d’accès de votre compte a été refusée',
      text: 'Une de vos clés d’accès a servi avec un ancien compteur : elle a peut-être été copiée, nous l’avons donc refusée. Retirez-la sur la page Sécurité et ajoutez-en une autre.',
    },
    secondFactorReset: {
      subject: 'L’académie a réinitialisé votre second facteur',
      text: 'L’académie a retiré de votre compte l’application d’authentification, les clés d’accès et les codes de secours. Si votre rôle en demande un, vous en configurez un nouveau à votre prochaine connexion.',
    },
    providerLinked: {
      subject: 'Votre compte a été lié à un fournisseur d’identité',
      text: 'Quelqu’un s’est connecté à votre compte par un fournisseur d’identité, qui a confirmé que cette adresse est la sienne. Désormais, votre compte s’ouvre aussi de cette manière.',
    },
  },
  newsNote:
    'Si ce n’était pas vous, changez votre mot de passe maintenant, fermez les sessions que vous ne connaissez pas et prévenez l’académie.',
}

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
