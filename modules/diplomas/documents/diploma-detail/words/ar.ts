import { ar as diplomas } from '../../../text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'دبلوم تدريبي',
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
} as const
