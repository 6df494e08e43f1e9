import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  title: 'متابعة التدريب اليومية',
  classNumber: terms.classNumber,
  dates: terms.dates,
  day: terms.day,
  sessions: terms.sessions,
  number: terms.number,
  time: terms.time,
  topic: terms.topic,
  instructor: terms.instructor,
  came: 'الحاضرون',
  covered: 'ما أُنجز منه',
  scale: 'تقدير كل متدرب من ١ (ضعيف) إلى ٥ (ممتاز)',
  row: terms.rowNumber,
  traineeNumber: terms.traineeNumber,
  name: terms.name,
  participation: terms.participation,
  understanding: 'الفهم',
  practice: 'التطبيق',
  conduct: 'الانضباط',
  remarks: 'ملاحظات',
}
