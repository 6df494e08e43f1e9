import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { membershipSettings } from '../../contract/settings.ts'

export const fr = {
  sections: { membership: { title: terms.membershipCards } },
  settings: {
    membershipFee: {
      label: 'Frais d’une carte et de son renouvellement',
      help: 'Hors taxe. Zéro : la carte est confirmée sans paiement.',
    },
    membershipReplacementFee: { label: 'Frais de remplacement d’une carte perdue ou abîmée' },
    membershipMonths: { label: 'Durée de validité d’une carte' },
    membershipNoticeDays: {
      label: 'Rappel avant l’échéance',
      help: 'À partir de ce jour, le stagiaire peut demander le renouvellement.',
    },
  },
} satisfies SettingWords<typeof membershipSettings>
