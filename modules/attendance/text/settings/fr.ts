import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { attendanceSettings } from '../../contract/settings.ts'

export const fr = {
  sections: { attendance: { title: terms.attendance } },
  settings: {
    lateCountsFull: {
      label: 'Retard compté en entier',
      help: 'Jusqu’à ce nombre de minutes, un retard vaut toute la séance.',
    },
    lateCountsHalf: { label: 'Retard compté pour moitié', help: 'Au-delà, la séance ne compte pas.' },
    excusedPercent: {
      label: 'Absence excusée',
      help: 'Jusqu’à cette part des heures d’une session, elle n’entre pas dans le calcul ; le reste compte comme absence.',
    },
    presentByCode: {
      label: 'Présent par code dans les',
      help: 'Ensuite, la personne est en retard du nombre de minutes écoulées depuis le début.',
    },
  },
} satisfies SettingWords<typeof attendanceSettings>
