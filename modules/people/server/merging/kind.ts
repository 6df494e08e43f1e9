import type { RawBuilder, Selectable } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Merged } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { PersonKind } from '../acts/person-kinds.ts'
import type { keptNames } from '../store/names.ts'

/** What a record says of a field, as texts that are equal where it says the same; empty where it says nothing. */
export type Said = readonly (string | number | null | undefined)[]

/** What every kind of person's row has. */
export type MergedRow = Pick<Selectable<DB['people.trainee']>, 'id' | 'code' | 'account_id' | 'email' | 'is_active'>
export interface BothRows<Row = MergedRow> {
  readonly kept: Row
  readonly gone: Row
}

export type MergeAsked<Field extends string> = Pick<
  Asked<unknown>,
  'db' | 'actor' | 'now' | 'record' | 'request' | 'vault'
> & {
  readonly body: {
    readonly KeptID: number
    readonly KeptVersion: number
    readonly GoneID: number
    readonly GoneVersion: number
    readonly FromGone: readonly Field[]
  }
}

/** A list of the record: what makes two entries one, and within which group one of them is the main one. */
interface MergedList {
  readonly alike: RawBuilder<unknown>
  readonly group?: RawBuilder<unknown>
}

/** What a kind of person's merge has of its own; everything else is the same for all. */
export interface MergedKind<Field extends string, Shown = any, Row = any> {
  readonly person: PersonKind
  readonly fields: readonly Field[]
  /** What a record says of a field, by which two are compared. */
  readonly said: Readonly<Record<Field, (of: Shown) => Said>>
  /** The columns that a field is. */
  readonly columns: Readonly<Record<Field, readonly (keyof Row & string)[]>>
  /** By the ends of their tables' names: `people.trainee_contact`. */
  readonly lists: Readonly<Record<string, MergedList>>
  /** The record as its page shows it; refuses where it is not the actor's to see. */
  readonly shown: (db: Database, actor: Actor, id: number) => Promise<Shown>
  readonly saved: (db: Database, actor: Actor, id: number) => Promise<Saved | undefined>
  /** What the kept record takes beside the columns of the fields. */
  readonly alsoTaken?: (asked: MergeAsked<Field>, rows: BothRows<Row>) => Partial<Record<keyof Row, unknown>>
  /** What else the closed record becomes. */
  readonly closed: Partial<Row>
  readonly before?: (asked: MergeAsked<Field>, pair: Merged) => Promise<unknown>
  readonly after?: (asked: MergeAsked<Field>, pair: Merged) => Promise<unknown>
}
type Saved = Parameters<typeof keptNames>[0] & {
  readonly ID: number
  readonly Version: number
  readonly account_id: number | null
}
