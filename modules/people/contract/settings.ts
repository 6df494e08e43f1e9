import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'
import { registrationTerms } from './text/registration-terms.ts'

export const termsSettings = settingSection(
  'people',
  'terms',
  { page: 'general', order: 70, who: 'admin' },
  {
    /** What whoever registers accepts, as plain text: `# ` begins a heading, a blank line a paragraph. */
    registrationTerms: setting.text({ default: registrationTerms, longest: 20_000, rows: 12, required: true }),
  },
)

export const signupSettings = settingSection(
  'people',
  'signup',
  { page: 'system', order: 30, who: 'admin' },
  {
    /** Registrations that may begin within an hour from one network address. */
    signupsPerHour: setting.count({ default: 10, least: 1, most: 1000 }),
  },
)
