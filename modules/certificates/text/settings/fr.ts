import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { certificateSettings } from '../../contract/settings.ts'

export const fr = {
  sections: { certificates: { title: terms.certificates } },
  settings: {
    certificateAfterFees: {
      label: 'Seulement après règlement des frais',
      help: 'L’attestation attend que les frais soient payés ou levés.',
    },
    certificateAfterFeedback: {
      label: 'Seulement après l’évaluation de la formation',
      help: 'S’applique là où l’évaluation a été demandée au stagiaire.',
    },
  },
} satisfies SettingWords<typeof certificateSettings>
