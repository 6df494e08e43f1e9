import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { proposalSettings } from '../../contract/settings.ts'

export const en = {
  sections: { proposals: { title: 'Proposals' } },
  settings: {
    proposalDays: { label: 'A proposal holds for', help: 'Unless the proposal says otherwise.' },
    proposalLinkDays: { label: 'The link of a proposal opens it for' },
    largestDiscount: { label: 'Largest discount without an administrator' },
  },
} satisfies SettingWords<typeof proposalSettings>
