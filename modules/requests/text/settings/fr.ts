import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { proposalSettings } from '../../contract/settings.ts'

export const fr = {
  sections: { proposals: { title: 'Propositions' } },
  settings: {
    proposalDays: { label: 'Durée de validité d’une proposition', help: 'Sauf si la proposition dit autre chose.' },
    proposalLinkDays: { label: 'Durée d’ouverture du lien d’une proposition' },
    largestDiscount: { label: 'Remise maximale sans administrateur' },
  },
} satisfies SettingWords<typeof proposalSettings>
