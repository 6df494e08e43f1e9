import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'إحصاء وسائل التقييم',
  classNumber: terms.classNumber,
  dates: terms.dates,
  trainees: terms.trainees,
  pass: 'نسبة النجاح',
  means: 'وسائل التقييم',
  exams: terms.exams,
  name: terms.name,
  share: 'الوزن',
  max: 'من',
  given: 'عدد من قُيّم',
  average: 'المتوسط',
  lowest: 'الأدنى',
  highest: 'الأعلى',
}
