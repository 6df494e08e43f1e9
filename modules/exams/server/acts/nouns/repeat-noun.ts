import type { Noun } from '#platform/server/acts/write-act.ts'
import { repeatActs } from '../../../contract/acts.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import { ownerIn } from '../owner-facts.ts'
import type { Doing } from '../doing.ts'

export interface RepeatOf extends OwnedBy {
  readonly id: number
  readonly examId: number
  readonly traineeId: number
}

/** Another go at a failed exam. */
export const noun: Noun<typeof repeatActs, 'exams.repeat_exam', RepeatOf, Doing> = {
  acts: repeatActs,
  stored: {
    table: 'exams.repeat_exam',
    unkept: ['id', 'decided_at', 'decided_by', 'exam_id', 'requested_at', 'requested_by', 'trainee_id', 'version'],
  },
  idOf: (repeat) => repeat.id,
  factsOf: ({ examId, traineeId, ...exam }) => ({ examId, traineeId, ...ownerIn(exam) }),
}
