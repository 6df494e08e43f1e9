import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { completionActs } from '../../contract/acts.ts'

interface Completion {
  readonly id: number
  readonly traineeId: number
  readonly trackId: number
  readonly diplomaId: number | null
  /** Of the track. */
  readonly code: string
}

/** That somebody has completed a track. */
export const noun: Noun<typeof completionActs, 'diplomas.track_completion', Completion, Doing> = {
  acts: completionActs,
  stored: { table: 'diplomas.track_completion', unkept: ['id', 'trainee_id'], version: null },
  idOf: (completion) => completion.id,
  factsOf: ({ traineeId, trackId, diplomaId, code }) => ({ traineeId, trackId, diplomaId, code }),
}
