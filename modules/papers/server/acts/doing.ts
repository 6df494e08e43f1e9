import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { paperRunActs } from '../../contract/acts.ts'

/** In which transaction something is done, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}
/** The same by somebody, and when. */
export interface Acting extends Doing {
  readonly actor: Actor
  readonly now: Date
}

export const actingOf = ({
  db,
  record,
  actor,
  now,
}: Pick<Asked<unknown>, 'db' | 'record' | 'actor' | 'now'>): Acting => ({ db, record, actor, now })

interface Identified {
  readonly id: number
}

export const runNoun: Noun<typeof paperRunActs, 'papers.run', Identified, Doing> = {
  acts: paperRunActs,
  stored: {
    table: 'papers.run',
    version: null,
    unkept: [
      'id',
      'owner_id',
      'digest',
      'printed_papers',
      'failed_papers',
      'tries',
      'asked_at',
      'beat_at',
      'ended_at',
      'expires_at',
      'file_id',
      'failure',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
