import type { Noun } from '#platform/server/acts/write-act.ts'
import { planRowActs } from '../../contract/acts.ts'
import { rowCode } from '../store/occupied.ts'
import type { LockedRow } from '../store/plan-row-changes.ts'
import type { Recording } from './doing.ts'

export const codeOf = (row: LockedRow): string =>
  rowCode({ courseCode: row.course_code, year: row.year, run: row.run_number })

/**
 * What each fact about a row carries: its `code`, course and coordinator, the `reason`. Beside them: `moved` of edit; `from,
 * to, until` of move;
 * `copyOf` of copy; `from, to` of postpone; `count` of waive; `class, classId` of confirm; `instructorId, role` of what
 * concerns one instructor, `instructorIds` of who is asked no more.
 */
export const noun: Noun<typeof planRowActs, 'planning.plan_row', LockedRow, Recording> = {
  acts: planRowActs,
  stored: {
    table: 'planning.plan_row',
    // The reasons stand in the facts, as `reason`.
    unkept: [
      'id',
      'version',
      'search',
      'created_at',
      'class_id',
      'state_reason',
      'waiver_reason',
      'notes',
      'branched_from',
      'copied_from',
    ],
  },
  idOf: (row) => row.id,
  factsOf: (row) => ({ code: codeOf(row), courseId: row.course_id, coordinatorId: row.coordinator_id }),
}
