import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as feedback } from '../../../text/en.ts'
import { en as rounds } from '../../../text/rounds/en.ts'

export const en: Words<typeof ar> = {
  title: 'Course feedback sheet',
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
