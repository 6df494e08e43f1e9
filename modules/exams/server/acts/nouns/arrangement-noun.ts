import type { Noun } from '#platform/server/acts/write-act.ts'
import { arrangementActs } from '../../../contract/acts.ts'
import type { Doing } from '../doing.ts'

interface Arrangement {
  readonly id: number
  readonly trainee_id: number
}

/** What a trainee is given in every exam. Why is often about their health: the audit does not keep it. */
export const noun: Noun<typeof arrangementActs, 'exams.access_arrangement', Arrangement, Doing> = {
  acts: arrangementActs,
  stored: {
    table: 'exams.access_arrangement',
    unkept: ['id', 'trainee_id', 'reason', 'given_by', 'given_at', 'version'],
  },
  idOf: (arrangement) => arrangement.id,
  factsOf: (arrangement) => ({ traineeId: arrangement.trainee_id }),
}
