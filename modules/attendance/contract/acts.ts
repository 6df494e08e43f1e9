import { acts, follows } from '#platform/shared/record/act.ts'
import { closeAttendanceCode, markByCode, openAttendanceCode } from './arrival-code.ts'
import { saveAttendance } from './attendance.ts'

/** What is done to the sheet of a session. */
export const sheetActs = acts('attendance', 'classSession', {
  saveAttendance: { call: saveAttendance },
  openAttendanceCode: { call: openAttendanceCode },
  closeAttendanceCode: { call: closeAttendanceCode },
  remindUnmarked: follows,
})

/** What follows for somebody who takes part. */
export const attendanceActs = acts('attendance', 'registration', {
  warnAtRisk: follows,
  markByCode: { call: markByCode },
})

/** One mark that says something else than before, or came late: in the audit alone, beside the sheet's act. */
export const markActs = acts('attendance', 'registration', { correctMark: follows })
