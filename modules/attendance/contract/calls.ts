import * as attendance from './attendance.ts'

export const attendanceCalls = { ...attendance }
