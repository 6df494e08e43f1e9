/** Letters about an account. `{{email}}` and the like are filled in and escaped. */
export interface LetterWords {
  /** Every letter of accounts and of signing in begins with it. */
  readonly greeting: string
  readonly greetingNobody: string
  /** To a new address: what its link does. */
  readonly newAddress: NotedWords
  /** To the old address. */
  readonly addressWarning: NotedWords
  readonly invitation: NotedWords
  /** The same where an organization has added its own person; `{{organization}}` is its name. */
  readonly invitationOf: string
}

interface NotedWords {
  readonly subject: string
  readonly text: string
  /** For whoever did not ask for it. */
  readonly note: string
}

const ar: LetterWords = {
  greeting: 'مرحبًا {{name}}،',
  greetingNobody: 'مرحبًا،',
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
  invitation: {
    subject: 'حسابك في الأكاديمية جاهز',
    text: 'أنشأت لك الأكاديمية حسابًا باسم الدخول {{email}}. افتح الصفحة واختر كلمة مرورك لتدخل أول مرة.',
    note: 'يصلح الرابط سبعة أيام ومرة واحدة. لا تعطه لأحد.',
  },
  invitationOf:
    'أضافتك جهة «{{organization}}» إلى متدربيها في الأكاديمية وأُنشئ لك حساب باسم الدخول {{email}}. افتح الصفحة واختر كلمة مرورك لتدخل أول مرة وتراجع بياناتك. إن لم تكن من هذه الجهة فأخبر الأكاديمية.',
}

const en: LetterWords = {
  greeting: 'Hello {{name}},',
  greetingNobody: 'Hello,',
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
  invitation: {
    subject: 'Your account at the academy is ready',
    text: 'The academy has made an account for you; you log in as {{email}}. Open the page and choose your password to come in for the first time.',
    note: 'The link is good for seven days and for one use. Give it to nobody.',
  },
  invitationOf:
    'The organization “{{organization}}” has added you to its trainees at the academy, and an account was made for you; you log in as {{email}}. Open the page, choose your password and look through your data. If you do not belong to this organization, tell the academy.',
}

const fr: LetterWords = {
  greeting: 'Bonjour {{name}},',
  greetingNobody: 'Bonjour,',
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
  invitation: {
    subject: 'Votre compte à l’académie est prêt',
    text: 'L’académie vous a créé un compte ; votre identifiant est {{email}}. Ouvrez la page et choisissez votre mot de passe pour votre première connexion.',
    note: 'Le lien est valable sept jours et une seule fois. Ne le donnez à personne.',
  },
  invitationOf:
    'L’organisme « {{organization}} » vous a ajouté à ses stagiaires de l’académie et un compte vous a été créé ; votre identifiant est {{email}}. Ouvrez la page, choisissez votre mot de passe et vérifiez vos données. Si vous n’êtes pas de cet organisme, dites-le à l’académie.',
}

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
