import type { AuditField, AuditSubject } from '#platform/shared/record/event-kinds.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const subjects = {
  account: 'حساب',
  attempt: 'ورقة اختبار',
  certificate: terms.certificate,
  classSession: 'جلسة تدريب',
  course: 'دورة في الدليل',
  courseClass: 'شعبة',
  erasure: terms.erasureRequest,
  exam: 'اختبار',
  file: terms.oneFile,
  holiday: terms.holiday,
  instructor: terms.instructor,
  invoice: terms.invoice,
  list: 'قائمة معروضة',
  lookup: 'قائمة أساسية',
  mailTemplate: 'نص رسالة',
  numberSeries: 'سلسلة ترقيم',
  organization: terms.organization,
  planRow: 'بند في الخطة',
  question: terms.question,
  questionImport: 'استيراد أسئلة',
  registration: 'تسجيل',
  repeatExam: 'إعادة اختبار',
  classRoom: 'قاعة',
  rosterImport: terms.roster,
  setting: 'إعداد',
  trainee: terms.trainee,
} as const satisfies Record<AuditSubject, string>

export const fields = {
  active: terms.switchedOn,
  code: terms.code,
  email: terms.eMail,
  fee: terms.fee,
  from: terms.firstDay,
  name: terms.name,
  reason: terms.reason,
  to: terms.lastDay,
  value: 'القيمة',
} as const satisfies Record<AuditField, string>
