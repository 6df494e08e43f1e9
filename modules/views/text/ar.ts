import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

export const ar = {
  menu: 'العروض المحفوظة',
  groups: {
    usual: 'المعتاد لدورك',
    own: 'عروضي',
    shared: 'عروض مشتركة',
  },
  allRows: 'القائمة كلها',
  changed: 'معدّل',
  saveChanges: 'حفظ ما تغيّر في العرض',
  backToView: 'الرجوع إلى العرض كما حُفظ',
  rename: 'إعادة تسمية العرض',
  saved: 'حُفظ العرض.',
  fields: {
    name: terms.name,
    list: kit.table.sheet,
    roles: 'الأدوار التي تراه',
    usualFor: 'الأدوار التي تبدأ قائمتها به',
  },
  hints: {
    saved: 'يُحفظ ما تراه الآن: عوامل التصفية والبحث والترتيب والأعمدة وكثافة الصفوف.',
    shared: 'يرى كل دور ما يصل إليه من الصفوف وحده، أيًّا كان العرض.',
    usual: 'يحل محل العرض المعتاد السابق لهذه القائمة. ويبقى بوسع كل شخص أن يعرض القائمة كلها.',
  },
  acts: {
    addView: { do: 'حفظ كعرض جديد', past: 'حفظ عرض لقائمة' },
    editView: { do: 'تعديل العرض', past: 'تعديل عرض لقائمة' },
    shareView: { do: 'مشاركة العرض', past: 'تغيّر من يرى عرضًا لقائمة' },
    setUsualView: { do: 'جعله العرض المعتاد', past: 'تغيّر العرض المعتاد لقائمة' },
    deleteView: {
      do: 'حذف العرض',
      ask: 'يُحذف العرض لك ولكل من يراه. أما الصفوف نفسها فلا يتغيّر منها شيء.',
      done: 'حُذف العرض.',
      past: 'حذف عرض لقائمة',
    },
  },
  refusals: {
    tooManyViews: 'بلغت أكبر عدد من العروض لهذه القائمة، وهو {{most}}. احذف ما لا تحتاج إليه.',
    tooManyShared: 'يرى أحد هذه الأدوار أكبر عدد من عروض هذه القائمة، وهو {{most}}. أوقف مشاركة عرض آخر أولًا.',
  },
} as const
