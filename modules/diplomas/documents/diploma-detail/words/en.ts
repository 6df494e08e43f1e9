import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as diplomas } from '../../../text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  title: 'Training diploma',
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
