import { letters } from '#platform/server/notices/letter.ts'

export const erasureLetters = letters({
  erasureAsked: {
    topic: 'security',
    type: null,
    title: { ar: 'طلب محو بيانات', en: 'Somebody asks to be erased', fr: 'Une personne demande à être effacée' },
    body: {
      ar: 'طلب أحد أصحاب الحسابات محو بياناته. راجِع ما سيُمحى وما يبقى وما لم يُغلق بعد، ثم وافق أو ارفض مع ذكر السبب.',
      en: 'The owner of an account asks to be erased. See what would go, what would stay and what is still open, then approve it or refuse it with a reason.',
      fr: 'Le titulaire d’un compte demande à être effacé. Voyez ce qui partirait, ce qui resterait et ce qui est encore ouvert, puis acceptez ou refusez en donnant une raison.',
    },
  },
  erasureRefused: {
    topic: 'security',
    type: null,
    title: {
      ar: 'لم يُقبل طلب محو بياناتك',
      en: 'Your request to be erased was refused',
      fr: 'Votre demande d’effacement a été refusée',
    },
    body: {
      ar: '{{name}}، لم تُمحَ بياناتك. السبب: {{reason}}. بعد زواله يمكنك أن تطلب من جديد من صفحة حسابك.',
      en: 'Dear {{name}}, your data were not erased. The reason: {{reason}}. Once it no longer holds, you can ask again on the page of your account.',
      fr: 'Bonjour {{name}}, vos données n’ont pas été effacées. La raison : {{reason}}. Lorsqu’elle ne vaudra plus, vous pourrez refaire la demande sur la page de votre compte.',
    },
  },
})
