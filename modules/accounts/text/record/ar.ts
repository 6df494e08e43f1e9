import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as users } from '#modules/accounts/text/users/ar.ts'

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
    email: terms.eMail,
    role: terms.role,
    permissions: users.fields.permissions,
    nameAr: terms.nameInArabic,
    nameEn: users.fields.nameEn,
    language: terms.languageOfLetters,
    gender: terms.gender,
    state: 'حالة الحساب',
    wantsSecondFactor: terms.codeAtEachLogIn,
  },
  states: {
    active: terms.active,
    pending: 'بانتظار أول دخول أو الاعتماد',
    inactive: users.states.inactive,
  },
  genders: { male: terms.male, female: terms.female },
  languages: {
    ar: terms.arabic,
    en: terms.english,
    fr: terms.french,
    de: terms.german,
    pt: terms.portuguese,
  },
} as const
