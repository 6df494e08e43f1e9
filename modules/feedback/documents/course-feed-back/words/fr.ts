import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as feedback } from '../../../text/fr.ts'
import { fr as rounds } from '../../../text/rounds/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Résultats d’évaluation d’une formation',
  courseNumber: terms.numberInTheCatalogue,
  rounds: feedback.fields.rounds,
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
