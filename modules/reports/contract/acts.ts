import { acts, follows } from '#platform/shared/record/act.ts'
import * as runs from './runs.ts'
import * as saved from './saved.ts'

/** In the order in which their buttons stand. */
export const savedReportActs = acts('reports', 'savedReport', {
  addSavedReport: { call: saved.addSavedReport },
  editSavedReport: { call: saved.editSavedReport },
  deleteSavedReport: { call: saved.deleteSavedReport, asks: 'confirmation', grave: true },
})

/** Of the schedule of a saved report. */
export const scheduleActs = acts('reports', 'reportSchedule', {
  setSchedule: { call: saved.setSchedule },
  pauseSchedule: { call: saved.pauseSchedule },
  resumeSchedule: { call: saved.resumeSchedule, next: true },
  deleteSchedule: { call: saved.deleteSchedule, asks: 'confirmation', grave: true },
  loseRecipient: follows,
  failSchedule: follows,
})

export const runActs = acts('reports', 'reportRun', {
  startRun: { call: runs.startRun },
  cancelRun: { call: runs.cancelRun, asks: 'confirmation', grave: true },
  deliverRun: follows,
})
