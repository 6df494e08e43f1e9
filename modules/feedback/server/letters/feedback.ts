import { letters } from '#platform/server/notices/letter.ts'

export const feedbackLetters = letters({
  feedbackAsked: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'ما رأيك في «{{course}}»؟',
      en: 'What do you think of “{{course}}”?',
      fr: 'Que pensez-vous de « {{course}} » ?',
    },
    body: {
      ar: 'انتهت جلسات «{{course}}» ({{class}}). نودّ أن نعرف رأيك قبل نهاية يوم {{dueDay}}؛ تكفي دقائق قليلة.',
      en: 'The sessions of “{{course}}” ({{class}}) are over. Please tell us what you think by the end of {{dueDay}}; it takes a few minutes.',
      fr: 'Les séances de « {{course}} » ({{class}}) sont terminées. Donnez-nous votre avis avant la fin du {{dueDay}} ; quelques minutes suffisent.',
    },
  },
  feedbackReminder: {
    topic: 'results',
    type: 5,
    title: {
      ar: 'تذكير: رأيك في «{{course}}»',
      en: 'Reminder: your opinion of “{{course}}”',
      fr: 'Rappel : votre avis sur « {{course}} »',
    },
    body: {
      ar: 'لم يصلنا بعد رأيك في «{{course}}» ({{class}}). يمكنك إرساله حتى نهاية يوم {{dueDay}}.',
      en: 'We have not had your opinion of “{{course}}” ({{class}}) yet. You can send it until the end of {{dueDay}}.',
      fr: 'Nous n’avons pas encore reçu votre avis sur « {{course}} » ({{class}}). Vous pouvez l’envoyer jusqu’à la fin du {{dueDay}}.',
    },
  },
  feedbackReleased: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'آراء المتدربين في «{{course}}»',
      en: 'What trainees think of “{{course}}”',
      fr: 'L’avis des stagiaires sur « {{course}} »',
    },
    body: {
      ar: 'نتائج تقييم المتدربين في «{{course}}» ({{class}}) متاحة لك الآن.',
      en: 'You can now read what trainees said in the feedback of “{{course}}” ({{class}}).',
      fr: 'Vous pouvez maintenant lire ce que les stagiaires ont dit dans l’évaluation de « {{course}} » ({{class}}).',
    },
  },
})
