import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as practical } from '../../../text/ar.ts'

export const ar = {
  title: 'استمارة التقييم العملي العامة',
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
  absent: 'غياب عن الاختبار العملي.',
  signed: 'وُقّعت في {{at}}',
} as const
