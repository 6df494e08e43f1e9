import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const membershipSettings = settingSection(
  'membership',
  'membership',
  { page: 'general', order: 70 },
  {
    /** What a first card and its renewal cost, before the tax; 0: nothing is asked for. */
    membershipFee: setting.money({
      default: { Minor: 0, Currency: 'USD' },
      sample: { Minor: 2_500, Currency: 'USD' },
      from: 'next',
    }),
    /** The same of a card in place of a lost or damaged one. */
    membershipReplacementFee: setting.money({
      default: { Minor: 0, Currency: 'USD' },
      sample: { Minor: 0, Currency: 'USD' },
      from: 'next',
    }),
    membershipMonths: setting.months({ default: 24, least: 1, most: 120, from: 'next' }),
    /** So long before its end the holder is told, and may ask for a new one. */
    membershipNoticeDays: setting.days({ default: 30, least: 1, most: 365 }),
  },
)
