import type { Stored } from '#platform/server/acts/change-row.ts'
import type { Noun } from '#platform/server/acts/write-act.ts'
import { resultActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'

interface Result {
  /** Of the registration; each version of its result is a row of its own. */
  readonly id: number
  readonly classId: number
  readonly traineeId: number
}

/** Versions of results; the parts of the sum stay with the row. */
export const results: Stored<'evaluation.final_result'> = {
  table: 'evaluation.final_result',
  unkept: [
    'id',
    'arithmetic',
    'computed_at',
    'computed_by',
    'is_current',
    'published_at',
    'published_by',
    'registration_id',
  ],
}

/** The final result of one person in a class. */
export const noun: Noun<typeof resultActs, 'evaluation.final_result', Result, Doing> = {
  acts: resultActs,
  stored: results,
  idOf: (result) => result.id,
  factsOf: ({ classId, traineeId }) => ({ classId, traineeId }),
}
