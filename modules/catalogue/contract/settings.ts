import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const materialSettings = settingSection(
  'catalogue',
  'materials',
  { page: 'general', order: 55 },
  {
    /** How large a file or video of a course may be, in millions of bytes. */
    materialMegabytes: setting.count({ default: 200, least: 1, most: 500, from: 'next' }),
  },
)
