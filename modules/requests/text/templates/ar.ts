import { ar as settings } from '#modules/settings/text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as requests } from '../ar.ts'

export const ar = {
  about: 'ما يقوله عرض السعر بجانب أرقامه. يختار المنسق قالبًا عند كتابة إصدار، فيُملأ نصه ويثبت في ذلك الإصدار.',
  kinds: { organization: 'لجهة', trainee: 'لمتدرب' },
  template: 'القالب',
  proposals: 'عروض كُتبت به',
  text: terms.text,
  state: terms.state,
  isDefault: 'الافتراضي',
  offered: settings.documents.on,
  notOffered: 'غير متاح',
  add: 'إضافة قالب',
  back: 'كل القوالب',
  name: 'اسم القالب',
  body: requests.fields.text,
  isActive: 'متاح عند كتابة العروض',
  activeHint: 'القالب الافتراضي يبقى متاحًا.',
  own: 'نص الأكاديمية',
  shipped: 'النص الأصلي',
  marks: 'حقول الدمج',
  marksHelp: 'ضع المؤشر في نص ثم اختر حقلًا ليوضع فيه. يُملأ من إصدار العرض حين يُكتب.',
  insert: 'إدراج الحقل: {{mark}}',
  preview: 'معاينة العرض',
  previewOf: 'كما يقوله أحدث عرض، وهو للطلب {{code}}.',
  previewNone: 'لا عروض من هذا النوع بعد، فتظهر الحقول بأسمائها.',
  versions: terms.versions,
  version: terms.versionNumber,
  noVersions: 'لم يتغيّر هذا النص بعد.',
  useVersion: 'ضع هذا النص في النموذج',
  put: 'وُضع النص في النموذج. راجعه ثم احفظه.',
} as const
