import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { askingSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { asking: { title: 'سؤال المدربين' } },
  settings: {
    instructorAnswerDays: { label: 'مهلة رد المدرب', help: 'بعدها يُذكَّر، ثم يُبلَّغ المنسق.' },
  },
} satisfies SettingWords<typeof askingSettings>
