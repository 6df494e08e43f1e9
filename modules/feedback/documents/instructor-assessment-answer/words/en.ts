import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as feedback } from '../../../text/en.ts'
import { en as rounds } from '../../../text/rounds/en.ts'

export const en: Words<typeof ar> = {
  title: 'Instructor assessment sheet',
  classNumber: terms.classNumber,
  instructor: terms.theInstructor,
  by: terms.evaluator,
  givenOn: feedback.fields.givenOn,
  question: terms.question,
  answer: rounds.results.answers,
  yes: terms.yes,
  no: terms.no,
  grades: feedback.grades,
}
