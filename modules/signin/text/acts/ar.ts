import type { ActWords } from '#platform/shared/record/act.ts'
import type { quietActs, signinActs } from '../../contract/acts.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

const told = {
  changePassword: { do: terms.changePassword, done: 'تغيّرت كلمة المرور.', past: 'غُيّرت كلمة المرور' },
  setPassword: { do: terms.saveAndLogIn, past: 'عُيّنت كلمة مرور جديدة' },
  actAs: {
    do: 'العمل باسمه',
    ask: 'ترى التطبيق كما يظهر لحساب {{name}} مدة ساعة على الأكثر. كل ما تفعله يُحفظ باسميكما، ولا يمكنك تغيير كلمة المرور ولا أداء اختبار ولا منح صلاحيات.',
    past: 'بدأ مدير العمل باسم شخص',
    line: 'بدأ مدير العمل باسم صاحب الحساب',
  },
  stopActing: {
    do: 'إنهاء العمل باسمه',
    past: 'انتهى عمل مدير باسم شخص',
    line: 'انتهى العمل باسم صاحب الحساب',
  },
  resetUserSecondFactor: {
    do: 'إعادة ضبط الخطوة الثانية',
    ask: 'يُحذف تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من حساب {{name}}، وتُعدّ الخطوة الثانية من جديد عند الدخول. تأكد أولًا أن الطلب من صاحب الحساب.',
    done: 'أُعيد ضبط الخطوة الثانية.',
    past: 'أُعيد ضبط الخطوة الثانية',
  },
  endUserSessions: {
    do: 'إنهاء كل الجلسات',
    ask: 'تُغلق جلسات {{name}} في كل متصفح، ويمكن الدخول من جديد.',
    done: 'أُنهيت الجلسات.',
    past: 'أُنهيت جلسات حساب',
    line: 'أُنهيت الجلسات',
  },
  signInByProvider: { past: 'دخول عبر مزوّد هوية' },
  linkProvider: { past: 'رُبط الحساب بمزوّد هوية' },
} as const satisfies ActWords<typeof signinActs>

const quiet = {
  signIn: { past: 'تسجيل دخول' },
  refuseSignIn: { past: 'محاولة دخول فاشلة' },
  logout: { do: terms.logOut, past: 'تسجيل خروج' },
  endSession: { do: 'إنهاء الجلسة', done: 'أُنهيت الجلسة.', past: 'أُنهيت جلسة دخول' },
  endCopiedSession: { past: 'أُنهيت جلسة دخول استُعمل رمزها مرتين' },
  confirmEmail: { do: terms.checkTheCode, past: 'أُكّد بريد الحساب' },
  takeInvitation: { past: 'قُبلت دعوة وعُيّنت أول كلمة مرور' },
  setSecondFactor: { do: terms.codeAtEachLogIn, past: 'تغيّرت خطوة الدخول الثانية' },
  confirmAuthenticator: { do: 'إضافة تطبيق', past: 'أُضيف تطبيق مصادقة' },
  removeAuthenticator: {
    do: 'إزالة التطبيق',
    ask: 'لن يُطلب رمز من التطبيق عند الدخول، وتنتهي رموز الاسترداد إن لم يكن لك مفتاح مرور.',
    done: 'أُزيل تطبيق المصادقة.',
    past: 'أُزيل تطبيق المصادقة',
  },
  renewRecoveryCodes: {
    do: 'رموز جديدة',
    ask: 'تُلغى الرموز السابقة كلها وتظهر عشرة رموز جديدة مرة واحدة.',
    past: 'جُدّدت رموز الاسترداد',
  },
  useRecoveryCode: { past: 'استُخدم رمز استرداد' },
  confirmPasskey: { do: 'إضافة مفتاح مرور', done: 'أُضيف مفتاح المرور.', past: 'أُضيف مفتاح مرور' },
  removePasskey: {
    do: 'حذف',
    ask: 'لن يفتح مفتاح المرور «{{name}}» حسابك بعد الآن. احذفه من جهازك أيضًا.',
    done: 'حُذف مفتاح المرور.',
    past: 'حُذف مفتاح مرور',
  },
} as const satisfies ActWords<typeof quietActs>

/** Apart from the other words, which every visit begins with. */
export const ar = { acts: { ...told, ...quiet } } as const
