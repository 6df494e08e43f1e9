import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as practical } from '../../../text/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'General practical assessment sheet',
  trainee: terms.theTrainee,
  traineeCode: terms.traineeNumber,
  classNumber: terms.classNo,
  dates: practical.fields.classDates,
  edition: terms.version,
  row: terms.rowNumber,
  item: practical.fields.text,
  max: practical.fields.max,
  degree: practical.fields.degree,
  total: terms.total,
  percent: terms.percent,
  assessor: terms.practicalAssessor,
  absent: 'The trainee did not come to the practical examination.',
  signed: 'signed {{at}}',
}
