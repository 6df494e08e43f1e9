import type { Content } from '#platform/shared/document/document.ts'
import type instructorAssessment from './document.ts'

export default {
  ClassCode: 'CC-2026-0012',
  CourseName: { ar: 'نظم إدارة السلامة', en: 'Safety Management Systems', fr: 'Systèmes de gestion de la sécurité' },
  InstructorName: { ar: 'عمر خالد النجار', en: 'Omar Khaled Alnajjar' },
  Kind: 'instructorByTrainee',
  ClosesOn: '2026-03-26',
  Results: {
    Rounds: 1,
    Sheets: 9,
    Mean: 6.72,
    Margin: 0.41,
    Categories: [
      {
        Name: { ar: 'طريقة الشرح', en: 'Delivery', fr: 'Animation' },
        Answers: 9,
        Mean: 6.72,
        Margin: 0.41,
        Questions: [
          {
            Text: { ar: 'وضوح الشرح', en: 'Clarity of the explanation', fr: 'Clarté des explications' },
            Answer: 'rating',
            Choices: [],
            Answers: 9,
            Counts: [0, 0, 0, 1, 1, 2, 3, 2],
            Mean: 6.44,
            Margin: 1.02,
          },
          {
            Text: {
              ar: 'هل بدأت الجلسات في موعدها؟',
              en: 'Did sessions begin on time?',
              fr: 'Les séances ont-elles commencé à l’heure ?',
            },
            Answer: 'yesNo',
            Choices: [],
            Answers: 9,
            Counts: [8, 1],
            Mean: null,
            Margin: null,
          },
        ],
      },
    ],
    Months: [],
    Comments: [
      {
        Question: { ar: 'ما الذي نحسّنه؟', en: 'What should we improve?', fr: 'Que faut-il améliorer ?' },
        Text: 'أمثلة أكثر من العمل اليومي.',
      },
    ],
  },
} satisfies Content<typeof instructorAssessment>
