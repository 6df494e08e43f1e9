import { en as terms } from '#platform/web/text/terms/en.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { competitionSettings } from '../../contract/settings.ts'

export const en = {
  sections: { competitions: { title: terms.competitions } },
  settings: {
    competitionFee: {
      label: 'Fee of an entry to a competition',
      help: 'For each competition without a fee of its own. Before the tax; zero: nothing is asked for.',
    },
  },
} satisfies SettingWords<typeof competitionSettings>
