import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { examSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { exams: { title: 'الاختبارات وإعادتها' } },
  settings: {
    examGraceMinutes: {
      label: 'مهلة وصول الإجابات بعد الموعد',
      help: 'تُحتسب الإجابة التي كُتبت قبل الموعد إن وصلت خلالها.',
    },
    examMaxRepeats: { label: 'أقصى عدد لإعادات الاختبار' },
    examRepeatDays: { label: 'مدة إتاحة الإعادة بعد النتيجة' },
    examFreeRepeats: { label: 'الإعادات المجانية' },
    examNamesHidden: { label: 'هوية المتدربين مخفاة عن المصححين حتى إعلان النتائج' },
    examGrievanceDays: { label: 'مدة تقديم التظلم بعد النتيجة النهائية، بأيام العمل' },
    repeatFee: { label: 'رسوم إعادة الاختبار' },
    examRepeatCappedAtPass: { label: 'درجة الإعادة لا تتجاوز درجة النجاح' },
  },
} satisfies SettingWords<typeof examSettings>
