import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const faceSettings = settingSection(
  'showcase',
  'face',
  { page: 'general', order: 15, who: 'admin' },
  {
    /** Visitors read the catalogue without an account. */
    openCatalogue: setting.switch({ default: true }),
  },
)
