import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

/** What stands between somebody and a certificate beside the result. */
export const certificateSettings = settingSection(
  'certificates',
  'certificates',
  { page: 'general', order: 65 },
  {
    certificateAfterFees: setting.switch({ default: true }),
    /** While a round of feedback on the course is open: `certificates.feedback_owed_facts`. */
    certificateAfterFeedback: setting.switch({ default: false }),
  },
)
