import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as feedback } from '../../../text/ar.ts'
import { ar as rounds } from '../../../text/rounds/ar.ts'

export const ar = {
  title: 'استمارة تقييم دورة',
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
} as const
