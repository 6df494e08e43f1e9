import { en as terms } from '#platform/web/text/terms/en.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { membershipSettings } from '../../contract/settings.ts'

export const en = {
  sections: { membership: { title: terms.membershipCards } },
  settings: {
    membershipFee: {
      label: 'Fee of a card and its renewal',
      help: 'Before the tax. Zero: a card is confirmed without payment.',
    },
    membershipReplacementFee: { label: 'Fee of replacing a lost or damaged card' },
    membershipMonths: { label: 'A card is valid for' },
    membershipNoticeDays: {
      label: 'Notice before it ends',
      help: 'From that day on the trainee may ask for the renewal.',
    },
  },
} satisfies SettingWords<typeof membershipSettings>
