import { trainee } from '#modules/people/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { attendanceActs, sheetActs } from '../contract/acts.ts'
import { sessionInstructors } from './audiences.ts'
import { attendanceLetters as letters } from './letters/attendance.ts'

const sheet = page('/InstructorTraineeAttendance', (event) => ({
  class: numberIn(event, 'classId'),
  session: event.subjectId,
}))

/** Who is told of attendance that is taken, or missing. */
export const notices: NoticesOf<typeof sheetActs> & NoticesOf<typeof attendanceActs> = {
  'attendance.saveAttendance': nobody,
  'attendance.openAttendanceCode': nobody,
  'attendance.closeAttendanceCode': nobody,
  'attendance.markByCode': nobody,
  'attendance.remindUnmarked': [tell(sessionInstructors, letters.attendanceToMark, sheet)],
  'attendance.warnAtRisk': [tell(trainee, letters.attendanceAtRisk, page('/Schedule'))],
}
