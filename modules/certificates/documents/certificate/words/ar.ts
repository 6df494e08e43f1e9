import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as exams } from '#modules/exams/text/ar.ts'

export const ar = {
  title: terms.certificate,
  kinds: {
    completion: 'شهادة إتمام دورة تدريبية',
    excellence: 'شهادة امتياز',
    attendance: 'شهادة حضور دورة تدريبية',
    diploma: terms.diplomaWord,
    practical: 'شهادة تدريب عملي',
    noCourse: terms.certificate,
  },
  certifies: 'تشهد {{academy}} بأن',
  completed: 'قد أتمّ بنجاح متطلبات الدورة التدريبية',
  attended: 'قد حضر الدورة التدريبية',
  held_zero: 'التي عُقدت في الفترة {{dates}}',
  held_one: 'التي عُقدت في الفترة {{dates}}، ومدتها ساعة تدريبية واحدة',
  held_two: 'التي عُقدت في الفترة {{dates}}، ومدتها ساعتان تدريبيتان',
  held_few: 'التي عُقدت في الفترة {{dates}}، ومدتها {{hours}} ساعات تدريبية',
  held_many: 'التي عُقدت في الفترة {{dates}}، ومدتها {{hours}} ساعة تدريبية',
  held_other: 'التي عُقدت في الفترة {{dates}}، ومدتها {{hours}} ساعة تدريبية',
  grade: 'بتقدير {{band}} ({{percent}})',
  serial: 'رقم الشهادة',
  classCode: terms.classNo,
  issuedOn: 'تاريخ الإصدار',
  verify: 'للتحقق امسح الرمز أو زُر',
  version: exams.fields.version,
} as const
