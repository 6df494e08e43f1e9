import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const askingSettings = settingSection(
  'planning',
  'asking',
  { page: 'general', order: 50 },
  {
    /** Instructors are asked again, then the coordinator is told. */
    instructorAnswerDays: setting.days({ default: 5, least: 1, most: 60 }),
  },
)
