import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as feedback } from '../../../text/ar.ts'
import { ar as rounds } from '../../../text/rounds/ar.ts'

export const ar = {
  title: 'تقييم مدرب',
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
} as const
