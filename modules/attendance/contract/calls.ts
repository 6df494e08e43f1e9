import { callsOf } from '#platform/shared/record/act.ts'
import { attendanceActs, sheetActs } from './acts.ts'
import { getAttendanceCode } from './arrival-code.ts'
import * as attendance from './attendance.ts'
import * as schedule from './schedule.ts'

const { saveAttendance: _act, ...reads } = attendance

export const attendanceCalls = {
  ...reads,
  ...schedule,
  getAttendanceCode,
  ...callsOf(sheetActs),
  ...callsOf(attendanceActs),
}
