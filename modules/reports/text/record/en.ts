import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as reports } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    addSavedReport: 'Save a report',
    editSavedReport: 'Change a saved report',
    deleteSavedReport: 'Delete a saved report',
    setSchedule: 'Schedule a report',
    pauseSchedule: 'Pause a scheduled report',
    resumeSchedule: 'Resume a scheduled report',
    deleteSchedule: 'Delete the schedule of a report',
    startRun: reports.acts.startRun.do,
    cancelRun: 'Stop the making of a report',
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
