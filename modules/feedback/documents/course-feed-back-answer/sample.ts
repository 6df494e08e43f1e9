import type { Content } from '#platform/shared/document/document.ts'
import type courseFeedBackAnswer from './document.ts'

export default {
  ClassCode: 'CC-2026-0012',
  CourseName: { ar: 'نظم إدارة السلامة', en: 'Safety Management Systems', fr: 'Systèmes de gestion de la sécurité' },
  TraineeName: { ar: 'ليلى حسن الأنصاري', en: 'Layla Hassan Alansari' },
  ClosesOn: '2026-03-26',
  GivenOn: null,
  Intro: {},
  Categories: [
    {
      CategoryID: 1,
      Name: { ar: 'المحتوى', en: 'Content', fr: 'Contenu' },
      Questions: [
        {
          ID: 1,
          QuestionID: 1,
          Text: {
            ar: 'ملاءمة المحتوى لعملك',
            en: 'How the content fits your work',
            fr: 'Adéquation du contenu à votre travail',
          },
          Answer: 'rating',
          Choices: [],
          IsRequired: true,
        },
        {
          ID: 2,
          QuestionID: 2,
          Text: { ar: 'ما الذي تقترح تحسينه؟', en: 'What would you improve?', fr: 'Que proposez-vous d’améliorer ?' },
          Answer: 'text',
          Choices: [],
          IsRequired: false,
        },
      ],
    },
  ],
} satisfies Content<typeof courseFeedBackAnswer>
