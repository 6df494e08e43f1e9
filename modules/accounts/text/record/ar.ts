export const ar = {
  rights: {
    addUser: 'إضافة مستخدم ودعوته',
    updateUser: 'تعديل حساب ودوره وصلاحياته',
    setUserActive: 'تفعيل حساب أو تعطيله',
    deleteUser: 'حذف حساب',
    giveUpUserAddress: 'ترك تغيير بريد حساب',
    resendUserAddress: 'إعادة إرسال رابط البريد الجديد',
  },
  columns: {
    email: 'البريد الإلكتروني',
    role: 'الدور',
    permissions: 'الصلاحيات',
    nameAr: 'الاسم بالعربية',
    nameEn: 'الاسم باللاتينية',
    language: 'لغة المراسلة',
    state: 'حالة الحساب',
    wantsSecondFactor: 'رمز بالبريد عند كل دخول',
  },
  states: {
    active: 'نشط',
    pending: 'بانتظار أول دخول أو الاعتماد',
    inactive: 'معطَّل',
  },
  languages: {
    ar: 'العربية',
    en: 'الإنجليزية',
    fr: 'الفرنسية',
    de: 'الألمانية',
    pt: 'البرتغالية',
  },
} as const
