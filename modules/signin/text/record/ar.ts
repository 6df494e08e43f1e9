import { ar as accountsRecord } from '#modules/accounts/text/record/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as users } from '#modules/accounts/text/users/ar.ts'

export const ar = {
  rights: {
    actAs: 'العمل باسم شخص آخر',
    endUserSessions: 'إنهاء جلسات حساب',
    resetUserSecondFactor: 'إعادة ضبط الخطوة الثانية لحساب',
  },
  columns: {
    state: accountsRecord.columns.state,
    wantsSecondFactor: accountsRecord.columns.wantsSecondFactor,
  },
  facts: {
    adminId: 'رقم حساب المدير',
    since: 'منذ',
    told: 'أُبلغ صاحبه',
    why: 'العلة',
    provider: 'مزوّد الهوية',
  },
  states: {
    active: terms.active,
    pending: accountsRecord.states.pending,
    inactive: users.states.inactive,
  },
  whys: {
    password: 'كلمة مرور خاطئة',
    inactive: 'الحساب موقوف',
    pending: 'الحساب لم يُفعّل بعد',
    signIn: 'رمز الدخول خاطئ',
    proveEmail: 'رمز إثبات البريد خاطئ',
    resetPassword: 'رمز كلمة المرور المنسية خاطئ',
    prove: 'رمز التأكد من صاحب الحساب خاطئ',
    setUp: 'أول رمز من التطبيق خاطئ',
    addPasskey: 'مفتاح مرور لم يُقبل',
  },
} as const
