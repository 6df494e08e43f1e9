import type { Noun } from '#platform/server/acts/write-act.ts'
import { degreeActs } from '../../contract/acts.ts'
import type { Doing } from './doing.ts'

interface Degree {
  /** Of the registration. */
  readonly id: number
  readonly classId: number
  readonly meanId: number
}

/** A degree by one of the means: its row goes by registration and mean, so the store writes it. */
export const noun: Noun<typeof degreeActs, 'evaluation.mean_score', Degree, Doing> = {
  acts: degreeActs,
  stored: {
    table: 'evaluation.mean_score',
    unkept: ['given_at', 'given_by', 'mean_id', 'registration_id', 'version'],
  },
  idOf: (degree) => degree.id,
  factsOf: ({ classId, meanId }) => ({ classId, meanId }),
}
