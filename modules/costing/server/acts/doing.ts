import type { Doing as Recording } from '#platform/server/acts/write-act.ts'
import type { Actor } from '#platform/shared/actor.ts'

/** Who does something to a sheet, in which transaction, and how the fact is written down. */
export interface Doing extends Recording {
  readonly actor: Actor
}
