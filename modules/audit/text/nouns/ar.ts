import type { AuditField, AuditSubject } from '#platform/shared/record/event-kinds.ts'

export const subjects = {
  account: 'حساب',
  attempt: 'ورقة اختبار',
  certificate: 'شهادة',
  classSession: 'جلسة تدريب',
  course: 'دورة في الدليل',
  courseClass: 'شعبة',
  erasure: 'طلب محو بيانات',
  exam: 'اختبار',
  file: 'ملف',
  holiday: 'عطلة',
  instructor: 'مدرب',
  list: 'قائمة معروضة',
  lookup: 'قائمة أساسية',
  organization: 'جهة',
  planRow: 'بند في الخطة',
  question: 'سؤال',
  questionImport: 'استيراد أسئلة',
  registration: 'تسجيل',
  repeatExam: 'إعادة اختبار',
  classRoom: 'قاعة',
  rosterImport: 'كشف متدربين',
  setting: 'إعداد',
  trainee: 'متدرب',
} as const satisfies Record<AuditSubject, string>

export const fields = {
  active: 'مفعّل',
  code: 'الرمز',
  email: 'البريد الإلكتروني',
  fee: 'الرسوم',
  from: 'أول يوم',
  name: 'الاسم',
  reason: 'السبب',
  to: 'آخر يوم',
  value: 'القيمة',
} as const satisfies Record<AuditField, string>
