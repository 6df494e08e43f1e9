import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as diplomas } from '../../../text/fr.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Diplôme de formation',
  code: terms.code,
  diploma: diplomas.fields.diplomaName,
  level: terms.level,
  fee: terms.fee,
  free: diplomas.noFee,
  objectives: diplomas.fields.objectives,
  admission: diplomas.fields.admission,
  course: terms.course,
  kind: terms.kind,
  required: diplomas.required,
  elective: diplomas.elective,
  hours: terms.hours,
  electives: diplomas.asks.electives,
}
