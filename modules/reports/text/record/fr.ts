import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as reports } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addSavedReport: 'Enregistrer un rapport',
    editSavedReport: 'Modifier un rapport enregistré',
    deleteSavedReport: 'Supprimer un rapport enregistré',
    setSchedule: 'Programmer un rapport',
    pauseSchedule: 'Mettre en pause un rapport programmé',
    resumeSchedule: 'Reprendre un rapport programmé',
    deleteSchedule: 'Supprimer l’envoi d’un rapport',
    startRun: reports.acts.startRun.do,
    cancelRun: 'Arrêter la production d’un rapport',
  },
  columns: {
    name: reports.fields.name,
    list: reports.fields.list,
    rhythm: reports.fields.rhythm,
    weekday: reports.fields.weekday,
    monthDay: reports.fields.monthDay,
    hour: reports.fields.hour,
    isPaused: reports.builder.isPaused,
    reportId: reports.screens.report,
    state: terms.state,
    isScheduled: reports.result.scheduled,
    rights: reports.fields.rights,
    accountIds: reports.fields.people,
    accountId: reports.fields.recipients,
  },
}
