import type { Noun } from '#platform/server/acts/write-act.ts'
import { grievanceActs } from '../../../contract/acts.ts'
import type { OwnedBy } from '../../../rules/owners.ts'
import type { Doing } from '../doing.ts'
import { ownerIn } from '../owner-facts.ts'

export interface GrievanceOf extends OwnedBy {
  readonly id: number
  readonly examId: number
  readonly traineeId: number
  readonly attemptNumber: number
}

/** What a trainee holds against a result. */
export const noun: Noun<typeof grievanceActs, 'exams.grievance', GrievanceOf, Doing> = {
  acts: grievanceActs,
  stored: {
    table: 'exams.grievance',
    unkept: ['id', 'asked_at', 'attempt_id', 'decided_at', 'decided_by', 'version'],
  },
  idOf: (grievance) => grievance.id,
  factsOf: ({ examId, traineeId, attemptNumber, ...exam }) => ({
    examId,
    traineeId,
    attemptNumber,
    ...ownerIn(exam),
  }),
}
