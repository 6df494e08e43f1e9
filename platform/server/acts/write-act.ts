import type { DB } from '#database/tables.ts'
import { kindOf, type ActName, type Acts } from '#platform/shared/record/act.ts'
import type { EventKind, EventSubject } from '#platform/shared/record/event-kinds.ts'
import type { Database } from '../database.ts'
import type { By } from '../audit/by.ts'
import { recordAudit } from '../audit/entry.ts'
import { recordEvent, type NewEvent } from '../event.ts'
import { changeRow, rowFacts, type Change, type Stored } from './change-row.ts'

/** What a fact carries beside its subject. */
type Facts = Readonly<{ [fact: string]: unknown }>

/**
 * What each fact about a record of some acts carries. Alone where another module keeps the record: of an account what
 * signing in does with it.
 */
export interface Told<A extends Acts, Record, Doing> {
  readonly acts: A
  /** Of its row. */
  readonly idOf: (record: Record) => number
  /** What the fact is about, where that is not the row itself: of a session its class. */
  readonly subjectOf?: (record: Record) => number
  /** Ids and codes that whoever reads of the fact needs; never personal data. */
  readonly factsOf: (record: Record, doing: Doing) => Facts
  /** What `writeTold` tells before and after that is no column of the row; the module's `columns` has their words. */
  readonly beside?: readonly string[]
}

/** The noun of some acts: how its records are stored, and what each fact about one carries. */
export interface Noun<A extends Acts, Table extends keyof DB, Record, Doing> extends Told<A, Record, Doing> {
  readonly stored: Stored<Table>
}

export interface Done<Table extends keyof DB> {
  /** The columns that change beside the version. */
  readonly set: Change<Table>
  /** Why, where somebody said so: part of the fact and of the audit. */
  readonly reason?: string | undefined
  /** What this fact carries beside those of the noun. */
  readonly data?: Facts | undefined
}

/** In which transaction something is done, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

/** Of whom no call's own `record` speaks: who has just signed in, or nobody. */
export const doneBy = (db: Database, by: By): Doing => ({ db, record: (event) => recordEvent(db, event, by) })

/** The same in the audit alone: for acts of which nobody is ever told. */
export const keptBy = (db: Database, by: By): Doing => ({ db, record: (entry) => recordAudit(db, entry, by) })

/**
 * Writes down that an act was done to a record, which must be locked: the row with its version raised, the event and
 * the audit's row, with before and after as they were stored. Whether it may be done was asked before.
 */
export async function writeAct<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  { set, reason, data }: Done<Table>,
): Promise<void> {
  const row = await changeRow(doing.db, noun.stored, noun.idOf(record), set)
  await doing.record({
    ...factOf(doing, noun, record, act, { ...(reason ? { reason } : {}), ...data }),
    before: row.before,
    after: reason ? { ...row.after, reason } : row.after,
  })
}

/** Writes down that a record was added by an act, with all that its row holds. */
export async function writeNew<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  data: Facts = {},
): Promise<void> {
  const after = await rowFacts(doing.db, noun.stored, noun.idOf(record))
  await doing.record({ ...factOf(doing, noun, record, act, data), after })
}

/** Takes a record away by an act and writes down all that its row held. */
export async function writeGone<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  remove: () => Promise<unknown>,
  data: Facts = {},
): Promise<void> {
  const before = await rowFacts(doing.db, noun.stored, noun.idOf(record))
  await remove()
  await doing.record({ ...factOf(doing, noun, record, act, data), before })
}

/** Writes down an act that changes nothing in the row: that somebody looked, or was written to. */
export async function writeFact<A extends Acts, Record, D extends Doing>(
  doing: D,
  noun: Told<A, Record, D>,
  record: Record,
  act: ActName<A>,
  data: Facts = {},
): Promise<void> {
  await doing.record(factOf(doing, noun, record, act, data))
}

/**
 * Writes down an act whose change stands elsewhere than in one row of an id: what is asked for and waits, marks that go
 * by two keys, the next version beside the one before. `before` and `after` are told in the names of the columns and of
 * `beside`.
 */
export async function writeTold<A extends Acts, Record, D extends Doing>(
  doing: D,
  noun: Told<A, Record, D>,
  record: Record,
  act: ActName<A>,
  {
    data = {},
    ...changed
  }: { readonly data?: Facts | undefined } & { readonly before?: Facts; readonly after?: Facts },
): Promise<void> {
  await doing.record({ ...factOf(doing, noun, record, act, data), ...(changed as Pick<NewEvent, 'before' | 'after'>) })
}

const factOf = <A extends Acts, Record, D extends Doing>(
  doing: D,
  noun: Told<A, Record, D>,
  record: Record,
  act: ActName<A>,
  data: object,
) => ({
  kind: kindOf(noun.acts, act) as EventKind,
  subject: [noun.acts.subject as EventSubject, (noun.subjectOf ?? noun.idOf)(record)] as const,
  data: { ...noun.factsOf(record, doing), ...data },
})
