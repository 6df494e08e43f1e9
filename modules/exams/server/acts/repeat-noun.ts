import type { Noun } from '#platform/server/acts/write-act.ts'
import { repeatActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'

export interface RepeatOf {
  readonly id: number
  readonly examId: number
  readonly classId: number
  readonly traineeId: number
}

/** Another go at a failed exam. */
export const noun: Noun<typeof repeatActs, 'exams.repeat_exam', RepeatOf, Doing> = {
  acts: repeatActs,
  stored: {
    table: 'exams.repeat_exam',
    unkept: [
      'id',
      'decided_at',
      'decided_by',
      'exam_id',
      'requested_at',
      'requested_by',
      'swift_code',
      'trainee_id',
      'version',
    ],
  },
  idOf: (repeat) => repeat.id,
  factsOf: ({ examId, classId, traineeId }) => ({ examId, classId, traineeId }),
}
