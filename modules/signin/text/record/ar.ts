export const ar = {
  rights: {
    actAs: 'العمل باسم شخص آخر',
    endUserSessions: 'إنهاء جلسات حساب',
    resetUserSecondFactor: 'إعادة ضبط الخطوة الثانية لحساب',
  },
  columns: {
    state: 'حالة الحساب',
    wantsSecondFactor: 'رمز بالبريد عند كل دخول',
  },
  facts: {
    adminId: 'رقم حساب المدير',
    since: 'منذ',
    told: 'أُبلغ صاحبه',
    why: 'العلة',
    provider: 'مزوّد الهوية',
  },
  states: {
    active: 'نشط',
    pending: 'بانتظار أول دخول أو الاعتماد',
    inactive: 'معطَّل',
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
