import type { Noun } from '#platform/server/acts/write-act.ts'
import { attendanceActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'
import { marks } from './marks.ts'

interface Attendance {
  /** Of the registration. */
  readonly id: number
  readonly classId: number
  readonly traineeId: number
}

/** The attendance of one person in a class. */
export const noun: Noun<typeof attendanceActs, 'attendance.mark', Attendance, Doing> = {
  acts: attendanceActs,
  stored: marks,
  idOf: (attendance) => attendance.id,
  factsOf: ({ classId, traineeId }) => ({ classId, traineeId }),
}
