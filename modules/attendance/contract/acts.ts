import { acts, follows } from '#platform/shared/record/act.ts'
import { saveAttendance } from './attendance.ts'

/** What is done to the sheet of a session. */
export const sheetActs = acts('attendance', 'classSession', {
  saveAttendance: { call: saveAttendance },
  remindUnmarked: follows,
})

/** What follows for somebody who takes part. */
export const attendanceActs = acts('attendance', 'registration', { warnAtRisk: follows })

/** One mark that says something else than before, or came late: in the audit alone, beside the sheet's act. */
export const markActs = acts('attendance', 'registration', { correctMark: follows })
