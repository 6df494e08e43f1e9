import { letters } from '#platform/server/notices/letter.ts'

export const trackLetters = letters({
  trackCompleted: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'أتممت {{track}}',
      en: 'You have completed {{track}}',
      fr: 'Vous avez achevé {{track}}',
    },
    body: {
      ar: 'أتممت كل ما يطلبه «{{track}}» من دورات. نبارك لك.',
      en: 'You have completed all courses that “{{track}}” asks for. Congratulations.',
      fr: 'Vous avez achevé toutes les formations demandées par « {{track}} ». Félicitations.',
    },
  },
  trackWithdrawn: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'لم يعد {{track}} مكتملًا',
      en: '{{track}} is no longer complete',
      fr: '{{track}} n’est plus achevé',
    },
    body: {
      ar: 'صُحّحت نتيجة إحدى دوراتك، فلم يعد «{{track}}» مكتملًا. تجد في صفحته ما بقي عليك.',
      en: 'The result of one of your courses was corrected, so “{{track}}” is no longer complete. Its page says what is left.',
      fr: 'Le résultat d’une de vos formations a été corrigé et « {{track}} » n’est plus achevé. Sa page dit ce qui reste à faire.',
    },
  },
})
