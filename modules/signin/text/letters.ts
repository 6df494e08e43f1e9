export { archiveWordsIn, type ArchiveWords } from '#modules/privacy/text/archive.ts'

/** Letters that the sign-in sends by itself. `{{name}}` and the like are filled in and escaped. */
export interface LetterWords {
  readonly greeting: string
  readonly greetingNobody: string
  readonly code: {
    readonly signIn: CodeWords
    readonly proveEmail: CodeWords
    readonly resetPassword: CodeWords
    readonly prove: CodeWords
  }
  readonly codeLife: string
  /** To a new address: what its link does. */
  readonly newAddress: CodeWords
  /** To the old address. */
  readonly addressWarning: CodeWords
  /** Beside the code of a letter about a forgotten password. */
  readonly resetLink: string
  readonly invitation: { readonly subject: string; readonly text: string; readonly note: string }
  readonly news: Readonly<Record<SecurityNews, { readonly subject: string; readonly text: string }>>
  readonly newsNote: string
  readonly erased: { readonly subject: string; readonly text: string; readonly kept: string; readonly note: string }
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
  greeting: 'مرحبًا {{name}}،',
  greetingNobody: 'مرحبًا،',
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
  newAddress: {
    subject: 'أكّد بريدك الجديد لدى الأكاديمية',
    text: 'طُلب أن يصبح {{email}} بريد دخولك إلى الأكاديمية. افتح الصفحة لتؤكد أنه بريدك. يبقى البريد القديم حتى تؤكد، وتنتهي بعدها كل جلساتك.',
    note: 'يصلح الرابط سبعة أيام. إن لم يكن لك حساب في الأكاديمية فتجاهل هذه الرسالة.',
  },
  addressWarning: {
    subject: 'طُلب تغيير بريد حسابك',
    text: 'طُلب أن يصبح {{email}} بريد دخولك بدلًا من هذا البريد. يسري ذلك بعد تأكيده من البريد الجديد.',
    note: 'إن لم تطلب ذلك ولم تتفق عليه مع الأكاديمية فافتح الصفحة: تُلغي التغيير وتنهي كل الجلسات وتختار كلمة مرور جديدة. يمكنك ذلك حتى سبعة أيام بعد التغيير.',
  },
  resetLink: 'أو افتح الصفحة من الزر أدناه واختر كلمة مرورك فيها. يصلح الرابط ساعة، من أي جهاز طُلبت منه هذه الرسالة.',
  invitation: {
    subject: 'حسابك في الأكاديمية جاهز',
    text: 'أنشأت لك الأكاديمية حسابًا باسم الدخول {{email}}. افتح الصفحة واختر كلمة مرورك لتدخل أول مرة.',
    note: 'يصلح الرابط سبعة أيام ومرة واحدة. لا تعطه لأحد.',
  },
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
  erased: {
    subject: 'مُحيت بياناتك من الأكاديمية',
    text: 'كما طلبت، محت الأكاديمية بياناتك الشخصية وأغلقت حسابك {{email}}.',
    kept: 'تبقى دون اسمك السجلات التي يلزم حفظها: تسجيلاتك ونتائجك وفواتيرك وسجل التدقيق. وتبقى شهاداتك الصادرة كما طُبعت ليتحقق منها من تقدّمها إليه.',
    note: 'هذه آخر رسالة تصلك منا، ولن يبقى عنوانك لدينا بعد إرسالها.',
  },
}

const en: LetterWords = {
  greeting: 'Hello {{name}},',
  greetingNobody: 'Hello,',
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
  newAddress: {
    subject: 'Confirm your new address at the academy',
    text: '{{email}} is to become the address with which you log in at the academy. Open the page to confirm that it is yours. Until then the old address stays; afterwards all your sessions end.',
    note: 'The link is good for seven days. If you have no account at the academy, ignore this letter.',
  },
  addressWarning: {
    subject: 'Another address was asked for your account',
    text: '{{email}} is to become the address with which you log in, in place of this one. It counts once it is confirmed from the new mailbox.',
    note: 'If you did not ask for it and did not agree on it with the academy, open the page: you take the change back, end all sessions and choose a new password. You can do so until seven days after the change.',
  },
  resetLink:
    'Or open the page with the button below and choose your password there. The link is good for an hour, whichever device this letter was asked for from.',
  invitation: {
    subject: 'Your account at the academy is ready',
    text: 'The academy has made an account for you; you log in as {{email}}. Open the page and choose your password to come in for the first time.',
    note: 'The link is good for seven days and for one use. Give it to nobody.',
  },
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
  erased: {
    subject: 'You were erased at the academy',
    text: 'As you asked, the academy has erased your personal data and closed your account {{email}}.',
    kept: 'What must be kept stays without your name: your registrations, results, invoices and the audit. Certificates issued to you stay as they were printed, so that whoever you show them to can verify them.',
    note: 'This is the last letter you get from us. Once it has been sent, we no longer hold your address.',
  },
}

const fr: LetterWords = {
  greeting: 'Bonjour {{name}},',
  greetingNobody: 'Bonjour,',
  code: {
    signIn: {
      subject: 'Votre code de connexion',
      text: 'Saisissez ce code sur la page de connexion pour terminer :',
      note: 'Si ce n’est pas vous qui vous connectez en ce moment, quelqu’un connaît votre mot de passe : changez-le et ne donnez ce code à personne.',
    },
    proveEmail: {
      subject: 'Confirmez votre adresse électronique',
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
  newAddress: {
    subject: 'Confirmez votre nouvelle adresse à l’académie',
    text: '{{email}} doit devenir l’adresse avec laquelle vous vous connectez à l’académie. Ouvrez la page pour confirmer qu’elle est à vous. D’ici là, l’ancienne adresse reste ; ensuite, toutes vos sessions se ferment.',
    note: 'Le lien est valable sept jours. Si vous n’avez pas de compte à l’académie, ignorez ce message.',
  },
  addressWarning: {
    subject: 'Une autre adresse a été demandée pour votre compte',
    text: '{{email}} doit devenir l’adresse avec laquelle vous vous connectez, à la place de celle-ci. Elle comptera une fois confirmée depuis la nouvelle boîte.',
    note: 'Si vous ne l’avez pas demandé ni convenu avec l’académie, ouvrez la page : vous annulez le changement, fermez toutes les sessions et choisissez un nouveau mot de passe. C’est possible jusqu’à sept jours après le changement.',
  },
  resetLink:
    'Ou ouvrez la page par le bouton ci-dessous et choisissez-y votre mot de passe. Le lien est valable une heure, quel que soit l’appareil d’où ce message a été demandé.',
  invitation: {
    subject: 'Votre compte à l’académie est prêt',
    text: 'L’académie vous a créé un compte ; votre identifiant est {{email}}. Ouvrez la page et choisissez votre mot de passe pour votre première connexion.',
    note: 'Le lien est valable sept jours et une seule fois. Ne le donnez à personne.',
  },
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
  erased: {
    subject: 'Vos données ont été effacées de l’académie',
    text: 'Comme vous l’avez demandé, l’académie a effacé vos données personnelles et fermé votre compte {{email}}.',
    kept: 'Ce qui doit être conservé reste sans votre nom : vos inscriptions, résultats, factures et le journal d’audit. Les certificats qui vous ont été délivrés restent tels qu’imprimés, afin que ceux à qui vous les présentez puissent les vérifier.',
    note: 'Ceci est notre dernière lettre. Une fois envoyée, nous n’avons plus votre adresse.',
  },
}

/** What stands before the number in the name of somebody who was erased. */
export const erasedNames = { ar: 'شخص ممحوّ البيانات', en: 'Erased person' }

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
