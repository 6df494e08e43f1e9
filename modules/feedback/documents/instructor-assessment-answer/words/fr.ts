import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as feedback } from '../../../text/fr.ts'
import { fr as rounds } from '../../../text/rounds/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Questionnaire d’évaluation d’un formateur',
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
