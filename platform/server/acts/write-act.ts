import { sql, type UpdateObject } from 'kysely'
import type { DB } from '#database/tables.ts'
import { kindOf, type ActName, type Acts } from '#platform/shared/act.ts'
import type { EventKind, EventSubject } from '#platform/shared/event-kinds.ts'
import type { Database } from '../database.ts'
import type { NewEvent } from '../event.ts'
import { changeRow, rowFacts, type Stored } from './change-row.ts'

/** The noun of some acts: how its records are stored, and what each fact about one carries. */
export interface Noun<A extends Acts, Table extends keyof DB, Record, Doing> {
  readonly acts: A
  readonly stored: Stored<Table>
  readonly idOf: (record: Record) => number
  /** Ids and codes that whoever reads of the fact needs; never personal data. */
  readonly factsOf: (record: Record, doing: Doing) => Readonly<{ [fact: string]: unknown }>
  /** What `writeFact` tells before and after that is no column of the row; the module's `columns` has their words. */
  readonly beside?: readonly string[]
}

export interface Done<Table extends keyof DB> {
  /** The columns that change beside the version. */
  readonly set: UpdateObject<DB, Table>
  /** Why, where somebody said so: part of the fact and of the audit. */
  readonly reason?: string | undefined
  /** What this fact carries beside those of the noun. */
  readonly data?: Readonly<{ [fact: string]: unknown }> | undefined
}

interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

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
  const id = noun.idOf(record)
  const version = noun.stored.unversioned ? {} : { version: sql`version + 1` }
  const row = await changeRow(doing.db, noun.stored, id, { ...set, ...version } as never)
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
  data: Done<Table>['data'] = {},
): Promise<void> {
  const after = await rowFacts(doing.db, noun.stored, noun.idOf(record))
  await doing.record({ ...factOf(doing, noun, record, act, data), after })
}

/** Writes down that a record is taken away by an act, with all that its row still holds: before it is deleted. */
export async function writeGone<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
): Promise<void> {
  const before = await rowFacts(doing.db, noun.stored, noun.idOf(record))
  await doing.record({ ...factOf(doing, noun, record, act, {}), before })
}

/**
 * Writes down an act that leaves the record's row as it is: what was asked for and waits, what stands in rows of other
 * tables. `before` and `after` are told in the names of `beside` and of the columns.
 */
export async function writeFact<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  told: Pick<Done<Table>, 'data'> & { readonly before?: Told; readonly after?: Told } = {},
): Promise<void> {
  const { data = {}, ...changed } = told
  await doing.record({ ...factOf(doing, noun, record, act, data), ...(changed as Pick<NewEvent, 'before' | 'after'>) })
}

type Told = Readonly<{ [field: string]: unknown }>

const factOf = <A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  data: Readonly<{ [fact: string]: unknown }>,
) => ({
  kind: kindOf(noun.acts, act) as EventKind,
  subject: [noun.acts.subject as EventSubject, noun.idOf(record)] as const,
  data: { ...noun.factsOf(record, doing), ...data },
})
