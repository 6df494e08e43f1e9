/** Letters to people who have no account to be told in: who registers, and whose registration is looked at. */
interface Letter {
  readonly subject: string
  /** Paragraphs; `{{name}}`, `{{code}}` and `{{reason}}` are filled in and escaped. */
  readonly text: readonly string[]
}

export interface LetterWords {
  readonly alreadyRegistered: Letter
  readonly received: Letter
  readonly moreAsked: Letter
  readonly turnedDown: Letter
}

const ar: LetterWords = {
  alreadyRegistered: {
    subject: 'لديك حساب بالفعل',
    text: [
      'طلب أحدهم التسجيل بهذا البريد، وله حساب في الأكاديمية بالفعل. سجّل الدخول به، وإن نسيت كلمة المرور أو لم تضع واحدة بعد فاختر «نسيت كلمة المرور».',
      'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة؛ لم يتغير شيء في حسابك.',
    ],
  },
  received: {
    subject: 'وصلنا تسجيلك وهو قيد المراجعة',
    text: [
      '{{name}}، تم تسجيلك بنجاح برقم {{code}}، وتراجع الأكاديمية بياناتك الآن.',
      'يصلك القرار على هذا البريد. يمكنك الدخول بكلمة المرور التي اخترتها بعد القبول.',
    ],
  },
  moreAsked: {
    subject: 'نحتاج إلى استكمال تسجيلك',
    text: [
      '{{name}}، راجعت الأكاديمية تسجيلك {{code}} وتطلب منك ما يأتي:',
      '{{reason}}',
      'افتح الصفحة وأكّد هذا البريد بالرمز، فتجد بياناتك كما أرسلتها لتكملها وترسلها من جديد.',
    ],
  },
  turnedDown: {
    subject: 'لم يُقبل تسجيلك',
    text: ['{{name}}، راجعت الأكاديمية تسجيلك {{code}} ولم تتمكن من قبوله. السبب:', '{{reason}}'],
  },
}

const en: LetterWords = {
  alreadyRegistered: {
    subject: 'You already have an account',
    text: [
      'Somebody asked to register with this address, which has an account at the academy already. Log in with it; if you have forgotten the password, or never set one, choose “Forgot password”.',
      'If it was not you, ignore this letter; nothing about your account has changed.',
    ],
  },
  received: {
    subject: 'Your registration has come in and is under review',
    text: [
      '{{name}}, your registration was successful under the number {{code}}; the academy is looking at it now.',
      'The decision comes to this address. Once you are accepted you log in with the password that you have chosen.',
    ],
  },
  moreAsked: {
    subject: 'Your registration needs something more',
    text: [
      '{{name}}, the academy has looked at your registration {{code}} and asks you for this:',
      '{{reason}}',
      'Open the page and confirm this address with the code: you find your data as you sent them, complete them and send them again.',
    ],
  },
  turnedDown: {
    subject: 'Your registration was not accepted',
    text: [
      '{{name}}, the academy has looked at your registration {{code}} and could not accept it. The reason:',
      '{{reason}}',
    ],
  },
}

const fr: LetterWords = {
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte',
    text: [
      'Quelqu’un a demandé à s’inscrire avec cette adresse, qui a déjà un compte à l’académie. Connectez-vous ; si vous avez oublié le mot de passe, ou n’en avez jamais choisi, cliquez sur « Mot de passe oublié ».',
      'Si ce n’était pas vous, ignorez ce message ; rien n’a changé dans votre compte.',
    ],
  },
  received: {
    subject: 'Votre inscription est arrivée et en cours d’examen',
    text: [
      '{{name}}, votre inscription est enregistrée sous le numéro {{code}} ; l’académie l’examine.',
      'La décision sera envoyée à cette adresse. Une fois accepté, vous vous connecterez avec le mot de passe choisi.',
    ],
  },
  moreAsked: {
    subject: 'Votre inscription est à compléter',
    text: [
      '{{name}}, l’académie a examiné votre inscription {{code}} et vous demande ceci :',
      '{{reason}}',
      'Ouvrez la page et confirmez cette adresse par le code : vous y retrouvez vos données, à compléter et à renvoyer.',
    ],
  },
  turnedDown: {
    subject: 'Votre inscription n’a pas été acceptée',
    text: ['{{name}}, l’académie a examiné votre inscription {{code}} et n’a pas pu l’accepter. Motif :', '{{reason}}'],
  },
}

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
