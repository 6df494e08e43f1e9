import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const proposalSettings = settingSection(
  'requests',
  'proposals',
  { page: 'general', order: 48 },
  {
    /** How long a proposal holds unless it says otherwise. */
    proposalDays: setting.days({ default: 30, least: 1, most: 365, from: 'next' }),
    /** How long the link in its mail opens it, at most as long as it holds. */
    proposalLinkDays: setting.days({ default: 30, least: 1, most: 365, from: 'next' }),
    /** A larger one waits for an administrator. */
    largestDiscount: setting.percent({ default: 10, least: 0, most: 100, from: 'next' }),
  },
)
