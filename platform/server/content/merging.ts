import type { RawBuilder } from 'kysely'
import type { MergeBlock, MovedKind } from '#platform/shared/record/merging.ts'
import type { Database } from '../database.ts'

/** Whose records become one. */
export type MergedPerson = 'trainee' | 'instructor'

/** Two records of one trainee, or of one instructor: what `gone` holds becomes what `kept` holds. */
export interface Merged {
  readonly kept: number
  readonly gone: number
}

/** The same with the account that the person signs in with from now on, and the one that is closed. */
export interface Moving extends Merged {
  readonly stays: number | null
  readonly closed: number | null
}

/**
 * What a module says of a merge. Whatever refers to the person by a foreign key of one column moves by itself; here stands
 * what else there is to it.
 */
export interface Merging {
  /** Under which word its tables that refer to the person are counted. */
  readonly counted?: Readonly<Record<string, MovedKind>>
  /** What hangs on those rows, for the preview: `select <kind> as kind, <number> as count`. */
  readonly counts?: (personId: number) => RawBuilder<{ kind: MovedKind; count: number }>
  /** What forbids it: `select <block> as kind, <code> as code`. */
  readonly blocks?: (pair: Merged) => RawBuilder<{ kind: MergeBlock; code: string }>
  /** Done first, while both are still what they were. */
  readonly move?: (db: Database, pair: Moving) => Promise<void>
}
