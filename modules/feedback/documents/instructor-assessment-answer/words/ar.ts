import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as feedback } from '../../../text/ar.ts'
import { ar as rounds } from '../../../text/rounds/ar.ts'

export const ar = {
  title: 'استمارة تقييم مدرب',
  classNumber: terms.classNumber,
  instructor: terms.theInstructor,
  by: terms.evaluator,
  givenOn: feedback.fields.givenOn,
  question: terms.question,
  answer: rounds.results.answers,
  yes: terms.yes,
  no: terms.no,
  grades: feedback.grades,
} as const
