/** Letters to who asked for a place at an event. */
interface Letter {
  /** `{{title}}` is filled in. */
  readonly subject: string
  /** Paragraphs; the marks of `acts/letters.ts` are filled in and escaped, one with `{{reason}}` stands where there is one. */
  readonly text: readonly string[]
}

export interface LetterWords {
  readonly received: Letter
  readonly waitlisted: Letter
  readonly confirmed: Letter
  readonly rejected: Letter
  readonly withdrawn: Letter
  readonly changed: Letter
  readonly cancelled: Letter
}

const ar: LetterWords = {
  received: {
    subject: 'وصلنا طلبك لحضور {{title}}',
    text: [
      '{{name}}، وصلنا طلبك لحضور «{{title}}»، {{days}} من {{from}} إلى {{to}}، في {{place}}.',
      'نخبرك على هذا البريد حين يُؤكَّد مقعدك. تتابع الطلب أو تسحبه من الصفحة أدناه؛ رابطها لك وحدك.',
    ],
  },
  waitlisted: {
    subject: 'أنت في قائمة انتظار {{title}}',
    text: [
      '{{name}}، شُغلت مقاعد «{{title}}»، {{days}}، في {{place}}، فوضعنا طلبك في قائمة الانتظار.',
      'نكتب إليك إن خلا مقعد. تتابع الطلب أو تسحبه من الصفحة أدناه؛ رابطها لك وحدك.',
    ],
  },
  confirmed: {
    subject: 'تأكد مقعدك في {{title}}',
    text: [
      '{{name}}، مقعدك مؤكد في «{{title}}»، {{days}} من {{from}} إلى {{to}}، في {{place}}.',
      'تجد بطاقة دخولك في الصفحة أدناه: اعرض رمزها عند الباب. إن لم تستطع الحضور فأعد المقعد منها ليأخذه غيرك.',
    ],
  },
  rejected: {
    subject: 'لم نتمكن من قبول طلبك لحضور {{title}}',
    text: ['{{name}}، لم نتمكن من قبول طلبك لحضور «{{title}}»، {{days}}.', 'السبب: {{reason}}'],
  },
  withdrawn: {
    subject: 'سُحب طلبك لحضور {{title}}',
    text: [
      '{{name}}، سُحب طلبك لحضور «{{title}}»، {{days}}، كما أردت، ولم يعد لك مقعد.',
      'إن لم تسحبه أنت، أو غيّرت رأيك، فاطلب مقعدًا من جديد قبل أن يغلق باب الطلب.',
    ],
  },
  changed: {
    subject: 'تغيّر موعد {{title}} أو مكانها',
    text: [
      '{{name}}، صار موعد «{{title}}» {{days}} من {{from}} إلى {{to}}، في {{place}}.',
      'يبقى طلبك كما هو. إن لم يناسبك الموعد الجديد فاسحبه من الصفحة أدناه.',
    ],
  },
  cancelled: {
    subject: 'أُلغيت {{title}}',
    text: ['{{name}}، أُلغيت «{{title}}» التي كان موعدها {{days}}.', 'السبب: {{reason}}'],
  },
}

const en: LetterWords = {
  received: {
    subject: 'Your request to attend {{title}}',
    text: [
      '{{name}}, we have your request to attend “{{title}}” on {{days}}, {{from}} to {{to}}, at {{place}}.',
      'We write to this address once your seat is confirmed. Follow the request or withdraw it on the page below; its link is yours alone.',
    ],
  },
  waitlisted: {
    subject: 'You are on the waiting list of {{title}}',
    text: [
      '{{name}}, the seats of “{{title}}” on {{days}} at {{place}} are taken, so your request is on the waiting list.',
      'We write to you when a seat falls free. Follow the request or withdraw it on the page below; its link is yours alone.',
    ],
  },
  confirmed: {
    subject: 'Your seat at {{title}} is confirmed',
    text: [
      '{{name}}, your seat at “{{title}}” is confirmed: {{days}}, {{from}} to {{to}}, at {{place}}.',
      'The page below is your entry pass: show its code at the door. If you cannot come, give the seat back there, so that somebody else gets it.',
    ],
  },
  rejected: {
    subject: 'We could not accept your request to attend {{title}}',
    text: ['{{name}}, we could not accept your request to attend “{{title}}” on {{days}}.', 'Reason: {{reason}}'],
  },
  withdrawn: {
    subject: 'Your request to attend {{title}} is withdrawn',
    text: [
      '{{name}}, your request to attend “{{title}}” on {{days}} is withdrawn as you asked, and no seat is kept for you.',
      'If this was not you, or you change your mind, ask for a seat again before requests close.',
    ],
  },
  changed: {
    subject: '{{title}}: new time or place',
    text: [
      '{{name}}, “{{title}}” now takes place on {{days}}, {{from}} to {{to}}, at {{place}}.',
      'Your request stands as it was. If the new time does not suit you, withdraw it on the page below.',
    ],
  },
  cancelled: {
    subject: '{{title}} is cancelled',
    text: ['{{name}}, “{{title}}”, planned for {{days}}, is cancelled.', 'Reason: {{reason}}'],
  },
}

const fr: LetterWords = {
  received: {
    subject: 'Votre demande de participation : {{title}}',
    text: [
      '{{name}}, nous avons bien reçu votre demande de participation à « {{title}} », {{days}} de {{from}} à {{to}}, {{place}}.',
      'Nous vous écrirons à cette adresse dès que votre place sera confirmée. Suivez la demande ou retirez-la sur la page ci-dessous ; son lien est personnel.',
    ],
  },
  waitlisted: {
    subject: 'Vous êtes sur liste d’attente : {{title}}',
    text: [
      '{{name}}, les places de « {{title}} », {{days}}, {{place}}, sont prises : votre demande est sur la liste d’attente.',
      'Nous vous écrirons si une place se libère. Suivez la demande ou retirez-la sur la page ci-dessous ; son lien est personnel.',
    ],
  },
  confirmed: {
    subject: 'Votre place est confirmée : {{title}}',
    text: [
      '{{name}}, votre place à « {{title}} » est confirmée : {{days}} de {{from}} à {{to}}, {{place}}.',
      'La page ci-dessous est votre billet d’entrée : présentez son code à l’accueil. Si vous ne pouvez pas venir, rendez-y la place pour qu’un autre en profite.',
    ],
  },
  rejected: {
    subject: 'Votre demande n’a pas pu être acceptée : {{title}}',
    text: [
      '{{name}}, nous n’avons pas pu accepter votre demande de participation à « {{title}} », {{days}}.',
      'Motif : {{reason}}',
    ],
  },
  withdrawn: {
    subject: 'Votre demande est retirée : {{title}}',
    text: [
      '{{name}}, votre demande de participation à « {{title}} », {{days}}, est retirée comme vous l’avez demandé ; aucune place ne vous est gardée.',
      'Si ce n’était pas vous, ou si vous changez d’avis, redemandez une place avant la clôture.',
    ],
  },
  changed: {
    subject: '{{title}} : nouvelle date ou nouveau lieu',
    text: [
      '{{name}}, « {{title}} » aura lieu {{days}} de {{from}} à {{to}}, {{place}}.',
      'Votre demande reste telle quelle. Si la date ne vous convient pas, retirez-la sur la page ci-dessous.',
    ],
  },
  cancelled: {
    subject: '{{title}} est annulé',
    text: ['{{name}}, « {{title}} », prévu {{days}}, est annulé.', 'Motif : {{reason}}'],
  },
}

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
