import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

/** What stands between somebody and a certificate beside the result. */
export const certificateSettings = settingSection(
  'certificates',
  'certificates',
  { page: 'general', order: 65 },
  {
    certificateAfterFees: setting.switch({ default: true }),
    /** Takes effect where feedback was asked for: `certificates.feedback_owed_facts`. */
    certificateAfterFeedback: setting.switch({ default: false }),
  },
)
