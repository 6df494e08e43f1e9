import type { Noun, Told } from '#platform/server/acts/write-act.ts'
import { invitationActs, roundActs } from '../../contract/acts.ts'
import type { Round } from '../store/rounds.ts'
import type { Doing } from './doing.ts'

/**
 * What each fact about a round carries: `classId`, its `kind`, the `instructorId` whom it is about, `dueOn`, when it
 * ends. What was answered is in no fact, nor what it came to.
 */
export const noun: Noun<typeof roundActs, 'feedback.round', Round, Doing> = {
  acts: roundActs,
  stored: {
    table: 'feedback.round',
    unkept: [
      'id',
      'class_id',
      'instructor_id',
      'sheet_id',
      'state_since',
      'ratings',
      'rating_sum',
      'rating_squares',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: (round, { bySystem }) => ({
    classId: round.class_id,
    kind: round.kind,
    dueOn: round.closes_on,
    ...(round.instructor_id !== null && { instructorId: round.instructor_id }),
    ...(bySystem && { bySystem: true }),
  }),
}

export interface Invited {
  readonly id: number
  readonly classId: number
  readonly code: string
  readonly dueOn: string
}

/** Of an invitation: `classId`, the `code` that opens it, `dueOn`, when the first of what is asked ends. */
export const invitationNoun: Told<typeof invitationActs, Invited, Doing> = {
  acts: invitationActs,
  idOf: ({ id }) => id,
  factsOf: ({ classId, code, dueOn }) => ({ classId, code, dueOn, bySystem: true }),
}
