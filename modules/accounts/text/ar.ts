import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'

const setUpTheAcademy = 'إعداد الأكاديمية'

export const ar = {
  screens: {
    users: 'المستخدمون',
    user: 'حساب مستخدم',
    userEdit: 'بيانات الحساب',
    setup: setUpTheAcademy,
    profile: 'ملف الحساب',
  },
  setup: {
    title: setUpTheAcademy,
    description: 'أنشئ حساب مدير النظام الأول. الرمز السري ظهر مرة واحدة في سطور تشغيل الخادم.',
    secret: 'الرمز السري',
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    email: terms.eMail,
    password: terms.password,
    submit: 'إنشاء الحساب',
    done: 'أُنشئ الحساب. سجّل الدخول به.',
    notNeeded: 'أُعدّت هذه الأكاديمية من قبل، ولا حاجة إلى هذه الصفحة.',
  },
  password: {
    checks: 'شروط كلمة المرور',
    met: kit.form.met,
    unmet: kit.form.unmet,
  },
  passwordChecks: {
    characters: terms.atLeast8,
    number: 'رقم واحد على الأقل',
    uppercase: 'حرف لاتيني كبير واحد على الأقل',
    special: 'رمز خاص واحد على الأقل، مثل ! أو #',
    notCommon: 'ليست من كلمات المرور الشائعة',
  },
  granters: {
    admins: 'المديرون الحاليون:',
    more_zero: 'ولا أحد غيرهم',
    more_one: 'وواحد غيرهم',
    more_two: 'واثنان غيرهم',
    more_few: 'و{{count}} غيرهم',
    more_many: 'و{{count}} غيرهم',
    more_other: 'و{{count}} غيرهم',
    contact: 'للتواصل مع الأكاديمية:',
  },
  refusals: {
    cannotGrant: 'لا تملك أن تمنح كل ما اخترته. لا يمنح أحد دورًا أو صلاحية ليست له؛ اطلبها من مدير النظام.',
    notNew: 'هذا بريدك الحالي. اكتب البريد الجديد.',
    beyondYourRights: 'لهذا الحساب دور أو صلاحيات لا تملك منحها، فلا يعدّله إلا مدير النظام.',
    ownRights: 'لا يغيّر أحد دوره أو صلاحياته أو بريده أو حالة حسابه بنفسه. اطلب ذلك من مدير آخر.',
    lastAdmin: 'هذا آخر مدير نظام يستطيع الدخول. عيّن مديرًا آخر أولًا.',
    otherRecord: 'هذا الحساب تابع للسجل {{code}} الذي لا يوافق هذا الدور. أنشئ للدور الجديد حسابًا ببريد آخر.',
    keptByRecord: 'الاسم والبريد والنوع محفوظة في السجل {{code}}. عدّلها هناك.',
    userHasData: 'لا يمكن حذف المستخدم «{{name}}» لأن له بيانات. عطّل حسابه بدلًا من ذلك.',
    emailTaken: 'لهذا البريد الإلكتروني حساب من قبل. استخدم بريدًا آخر.',
    wrongSetupSecret: 'رمز الإعداد غير صحيح. انسخه كما ظهر في سطور تشغيل الخادم.',
    alreadySetUp: 'أُعدّت الأكاديمية من قبل. سجّل الدخول بحسابك.',
    linkTooSoon: 'أُرسل رابط التأكيد قبل قليل. انتظر حتى يصل، ويمكنك طلب رابط جديد بعد {{wait}}.',
    linkOver:
      'لم يعد هذا الرابط صالحًا: استُخدم من قبل أو انتهت مدته. اطلب رابطًا جديدًا أو عيّن كلمة المرور من صفحة «نسيت كلمة المرور».',
    userErased: 'مُحيت بيانات صاحب هذا الحساب، فلا يُعدّل بعد ذلك.',
  },
} as const
