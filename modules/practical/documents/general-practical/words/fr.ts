import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as practical } from '../../../text/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: 'Fiche générale d’évaluation pratique',
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
  absent: 'Absence à l’épreuve pratique.',
  signed: 'signée {{at}}',
}
