import { callsOf } from '#platform/shared/record/act.ts'
import { sheetActs } from './acts.ts'
import * as attendance from './attendance.ts'
import * as schedule from './schedule.ts'

const { saveAttendance: _act, ...reads } = attendance

export const attendanceCalls = { ...reads, ...schedule, ...callsOf(sheetActs) }
