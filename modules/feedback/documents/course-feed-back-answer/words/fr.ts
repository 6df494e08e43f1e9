import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as feedback } from '../../../text/fr.ts'
import { fr as rounds } from '../../../text/rounds/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Questionnaire d’évaluation d’une formation',
  classNumber: terms.classNumber,
  trainee: terms.trainee,
  givenOn: feedback.fields.givenOn,
  closesOn: feedback.fields.closesOn,
  unlinked: rounds.round.unlinked,
  question: terms.question,
  answer: feedback.fields.answer,
  yes: terms.yes,
  no: terms.no,
  grades: feedback.grades,
}
