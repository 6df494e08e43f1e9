import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const competitionSettings = settingSection(
  'competitions',
  'competitions',
  { page: 'general', order: 65 },
  {
    /** What an entry costs, before the tax, of a competition that says nothing else; 0: nothing is asked for. */
    competitionFee: setting.money({ default: { Minor: 0, Currency: 'USD' }, from: 'next' }),
  },
)
