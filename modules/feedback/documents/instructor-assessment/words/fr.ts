import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as feedback } from '../../../text/fr.ts'
import { fr as rounds } from '../../../text/rounds/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Évaluation d’un formateur',
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
