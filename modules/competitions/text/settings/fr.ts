import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { competitionSettings } from '../../contract/settings.ts'

export const fr = {
  sections: { competitions: { title: terms.competitions } },
  settings: {
    competitionFee: {
      label: 'Frais d’inscription à un concours',
      help: 'Pour chaque concours sans frais propres. Avant taxe ; zéro : rien n’est demandé.',
    },
  },
} satisfies SettingWords<typeof competitionSettings>
