import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { reportSettings } from '../../contract/settings.ts'
import { fr as reports } from '../fr.ts'

export const fr = {
  sections: { reports: { title: reports.screens.reports } },
  settings: {
    reportRunDays: {
      label: 'Conservation des résultats de rapports',
      help: 'Nombre de jours pendant lesquels le résultat d’un rapport produit en arrière-plan est conservé.',
    },
  },
} satisfies SettingWords<typeof reportSettings>
