import type { Noun } from '#platform/server/acts/write-act.ts'
import { classActs } from '../../contract/acts.ts'
import type { LockedClass } from '../store/locked.ts'
import type { Doing } from './doing.ts'

/**
 * What each fact about a class carries: `classId, code, coordinatorId`. Beside them `enrolled, minimum` of go and hold;
 * `from, to` (first days) of postpone; `planRowId` of makeFromPlan and comeBack; `startsOn, day, from` of announceStart;
 * `instructorIds` of add.
 */
export const noun: Noun<typeof classActs, 'classes.course_class', LockedClass, Doing> = {
  acts: classActs,
  stored: {
    table: 'classes.course_class',
    // The reason of a state is the act's own; internal notes may name people.
    unkept: ['id', 'plan_row_id', 'seats_taken', 'state_reason', 'notes', 'search', 'version', 'created_at'],
  },
  idOf: (found) => found.id,
  factsOf: ({ id, code, coordinatorId }) => ({ classId: id, code, coordinatorId }),
}
