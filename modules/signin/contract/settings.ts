import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'
import { secondFactorRules } from '../rules/second-factor.ts'

export const signInSettings = settingSection(
  'signin',
  'signIn',
  { page: 'system', order: 20, who: 'admin', at: '/pages/sign-in-rules' },
  {
    /**
     * Who is asked for a second factor beside those who want it themselves: `off` counts in the sample academy alone, where
     * one click is enough to look around.
     */
    secondFactor: setting.choice(secondFactorRules, { default: 'staff', sample: 'off' }),
    /** Pages of the staff lock themselves after so long without a touch; 0: never. */
    lockAfterMinutes: setting.minutes({ default: 30, least: 0, most: 480 }),
    /** Whoever an administrator acted as is told so afterwards. */
    actAsNotice: setting.switch({ default: true }),
  },
)
