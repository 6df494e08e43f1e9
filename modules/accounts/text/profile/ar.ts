import { ar as accounts } from '../ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as users } from '#modules/accounts/text/users/ar.ts'

export const ar = {
  title: accounts.screens.profile,
  description: 'حسابك كما تراه الأكاديمية، وما تختاره لنفسك.',
  tabs: { label: 'أقسام الملف', account: terms.account, security: 'الأمان' },
  facts: {
    title: terms.account,
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    edit: 'تعديل الاسم',
    email: terms.eMail,
    role: terms.role,
    rights: users.fields.permissions,
    allRights: 'كل الصلاحيات، فدور المدير يفتحها جميعًا.',
    noRights: 'ما يفتحه الدور وحده، دون صلاحيات إضافية.',
  },
  photo: {
    title: 'الصورة',
    add: terms.addAPhoto,
    change: 'تغيير الصورة',
    remove: 'إزالة الصورة',
    removeQuestion: 'تُحذف صورتك، وتظهر الأحرف الأولى من اسمك مكانها.',
    removed: 'أُزيلت الصورة.',
    saved: 'حُفظت الصورة.',
    limits: 'صورة JPEG أو PNG أو WebP حتى {{limit}}. تراها أنت ومن يدير المستخدمين.',
    wrongType: 'هذا الملف ليس صورة JPEG أو PNG أو WebP. اختر صورة منها حتى {{limit}}.',
    tooLarge: 'الصورة أكبر من {{limit}}. صغّرها أو اختر غيرها.',
    cropTitle: 'قص الصورة',
    cropHint: 'اسحب الصورة لتضع الوجه في الدائرة. وبلوحة المفاتيح: الأسهم للتحريك، و+ و− للتكبير والتصغير.',
    area: 'الجزء المقصوص من الصورة',
    zoom: 'التكبير',
    preview: 'كيف ستظهر الصورة',
    save: 'حفظ الصورة',
    cancel: terms.cancel,
    unreadable: 'تعذّرت قراءة الصورة؛ ربما كانت تالفة. افتحها على جهازك واحفظها من جديد، أو اختر غيرها.',
    failed: 'لم تُحفظ الصورة. تحقق من الاتصال وحاول من جديد.',
  },
  look: {
    title: 'اللغة والعرض',
    hint: 'يظهر كل اختيار فورًا ويُحفظ من نفسه.',
    acting: 'أنت تتصرف باسم شخص آخر: ما تختاره هنا يخص هذا المتصفح ولا يُحفظ في حسابه.',
    language: terms.language,
    languageHint: 'لغة الصفحات، ولغة الرسائل التي تصلك بالبريد.',
  },
  signIn: {
    title: 'الدخول والأمان',
    hint: 'كيف تدخل إلى حسابك، ومن أين دخلت، وكيف تحميه.',
  },
}
