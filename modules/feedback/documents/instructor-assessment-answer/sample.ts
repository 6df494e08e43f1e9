import type { Content } from '#platform/shared/document/document.ts'
import instructorAssessment from '../instructor-assessment/sample.ts'
import type instructorAssessmentAnswer from './document.ts'

const { ClassCode, CourseName, InstructorName, Results } = instructorAssessment
const [category] = Results.Categories

export default {
  ClassCode,
  CourseName,
  InstructorName,
  EvaluatorName: { ar: 'كريم فؤاد الشامي', en: 'Karim Fouad Alshami' },
  GivenOn: '2026-03-20',
  Answers: category!.Questions.map(({ Text, Answer, Choices }, at) => ({
    ID: at + 1,
    QuestionID: at + 1,
    Text,
    Answer,
    Choices,
    IsRequired: true,
    Category: category!.Name,
    Value: at === 0 ? 7 : 1,
    Comment: '',
  })),
} satisfies Content<typeof instructorAssessmentAnswer>
