import { sql, type Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { kindOf, type ActName, type Acts } from '#platform/shared/act.ts'
import type { EventKind, EventSubject } from '#platform/shared/event-kinds.ts'
import type { Database } from '../database.ts'
import type { NewEvent } from '../event.ts'
import { changeRow, removeRow, rowFacts, type Stored } from './change-row.ts'

/** The noun of some acts: how its records are stored, and what each fact about one carries. */
export interface Noun<A extends Acts, Table extends keyof DB, Record, Doing> {
  readonly acts: A
  readonly stored: Stored<Table>
  readonly idOf: (record: Record) => number
  /** Ids and codes that whoever reads of the fact needs; never personal data. */
  readonly factsOf: (record: Record, doing: Doing) => Readonly<{ [fact: string]: unknown }>
}

/** What a fact tells beside what the noun's all do. */
interface Told {
  /** Why, where somebody said so: part of the fact and of the audit. */
  readonly reason?: string | undefined
  readonly data?: Readonly<{ [fact: string]: unknown }> | undefined
}

export interface Done<Table extends keyof DB> extends Told {
  /** The columns that change beside the version. */
  readonly set: Updateable<DB[Table]>
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
  const row = await changeRow(doing.db, noun.stored, id, { ...set, version: sql`version + 1` } as never)
  await doing.record({
    ...factOf(doing, noun, record, act, { reason, data }),
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
  told: Told = {},
): Promise<void> {
  const after = await rowFacts(doing.db, noun.stored, noun.idOf(record))
  await doing.record({ ...factOf(doing, noun, record, act, told), after })
}

/** Takes a record away by an act and writes down all that its row held. False, and nothing written, where it is gone already. */
export async function writeGone<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  told: Told = {},
): Promise<boolean> {
  const before = await removeRow(doing.db, noun.stored, noun.idOf(record))
  if (before) await doing.record({ ...factOf(doing, noun, record, act, told), before })
  return before !== null
}

/** Writes down an act that leaves the record's own row as it is: what it changed stands beside it, in `data`. */
export const writeBeside = async <A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  told: Told = {},
): Promise<void> => doing.record(factOf(doing, noun, record, act, told))

const factOf = <A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  { reason, data }: Told,
) => ({
  kind: kindOf(noun.acts, act) as EventKind,
  subject: [noun.acts.subject as EventSubject, noun.idOf(record)] as const,
  data: { ...noun.factsOf(record, doing), ...(reason ? { reason } : {}), ...data },
})
