import type { ActWords } from '#platform/shared/record/act.ts'
import { ar as lookups } from '#modules/lookups/text/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { documentActs } from '../contract/acts.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'

const notAVideo = 'ملف الفيديو يُضاف إلى مقطع، وغيره إلى ملف. اختر ملفًا من النوع نفسه.'

export const ar = {
  screens: {
    speech: 'القراءة الصوتية',
    documents: 'مكتبة المستندات',
    own: 'المكتبة',
    documentation: 'التوثيق',
    videos: 'مقاطع الشرح',
  },
  about: {
    documents: 'ملفات ومقاطع لأدوار كاملة. يقرأ كل دور أحدث إصدار مما نُشر له.',
    guides: 'ما يشرح البرنامج نفسه لمن يعمل عليه.',
    own: 'ملفات ومقاطع نشرتها الأكاديمية لك.',
    videos: 'مقاطع نشرتها الأكاديمية للمتدربين.',
  },
  tabs: { categories: lookups.screens.DocumentCategory, guides: 'أدلة البرنامج' },
  kinds: { file: terms.oneFile, video: 'مقطع فيديو' },
  states: { published: terms.published, draft: 'غير منشور' },
  fields: {
    title: terms.messageTitle,
    about: 'نبذة',
    category: 'التصنيف',
    audience: 'لمن',
    isGuide: 'دليل للبرنامج',
    file: terms.file,
    note: 'ما الجديد في هذا الإصدار',
    changedAt: 'آخر إصدار',
    number: terms.version,
    isPublished: 'النشر',
    kind: terms.kind,
    by: 'أضافه',
  },
  help: {
    isGuide: 'يظهر أيضًا في صفحة التوثيق.',
    file: 'PDF وصور وجداول ومستندات Office وصوت، حتى {{limit}}.',
    video: 'MP4 أو WebM، حتى {{limit}}.',
  },
  none: 'لا مستندات هنا بعد.',
  noVideos: 'لم تُنشر مقاطع بعد.',
  versions: 'إصدارات: {{title}}',
  showVersions: terms.versions,
  play: 'شغّل المقطع',
  playIt: 'شغّل',
  playing: 'مقطع: {{title}}',
  actions: terms.actions,
  acts: {
    addDocument: { do: 'إضافة مستند', past: 'أُضيف مستند إلى المكتبة' },
    editDocument: { do: 'تعديل المستند', past: 'تغيّرت بيانات مستند في المكتبة' },
    addDocumentVersion: { do: 'إضافة إصدار', past: 'أُضيف إصدار إلى مستند' },
    publishDocument: { do: terms.publish, done: 'نُشر المستند.', past: 'نُشر مستند' },
    withdrawDocument: {
      do: 'سحب',
      ask: 'لن يجده من نُشر لهم حتى يُنشر من جديد. هل تسحبه؟',
      done: 'سُحب المستند.',
      past: 'سُحب مستند',
    },
    deleteDocument: {
      do: terms.remove,
      ask: 'يُحذف المستند وملفات إصداراته كلها نهائيًا. هل تحذفه؟',
      done: 'حُذف المستند.',
      past: 'حُذف مستند من المكتبة',
    },
  } satisfies ActWords<typeof documentActs>,
  fieldErrors: { notAVideo },
  refusals: { notAVideo },
  speech: {
    about: 'يقرأ النص بصوت من أصوات المتصفح، ليُسمع قبل أن يُعطى لغيرك.',
    text: terms.text,
    placeholder: 'اكتب النص أو ألصقه هنا.',
    voice: 'الصوت',
    rate: 'السرعة',
    speak: 'اقرأ',
    pause: 'توقّف مؤقتًا',
    resume: 'تابع',
    stop: kit.table.stop,
    noVoices: 'لا صوت في هذا المتصفح. ثبّت صوتًا في إعدادات الجهاز، أو افتح الصفحة في متصفح آخر.',
  },
}
