import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as feedback } from '../../../text/en.ts'
import { en as rounds } from '../../../text/rounds/en.ts'

export const en: Words<typeof ar> = {
  title: 'Instructor assessment',
  classNumber: terms.classNumber,
  instructor: terms.theInstructor,
  kind: feedback.fields.kind,
  kinds: feedback.kinds,
  closesOn: feedback.fields.closesOn,
  answered: feedback.fields.given,
  mean: feedback.fields.mean,
  question: terms.question,
  answers: rounds.results.answers,
  distribution: rounds.results.distribution,
  comments: rounds.results.comments,
  none: rounds.results.noneCounted,
  yes: terms.yes,
  no: terms.no,
  grades: feedback.grades,
}
