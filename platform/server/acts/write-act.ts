import { sql } from 'kysely'
import type { DB } from '#database/tables.ts'
import { kindOf, type ActName, type Acts } from '#platform/shared/act.ts'
import type { EventKind, EventSubject } from '#platform/shared/event-kinds.ts'
import type { Database } from '../database.ts'
import type { NewEvent } from '../event.ts'
import { changeRow, dropRow, rowFacts, type Change, type RowFacts, type Stored } from './change-row.ts'

/** The noun of some acts: how its records are stored, and what each fact about one carries. */
export interface Noun<A extends Acts, Table extends keyof DB, Record, Doing> {
  readonly acts: A
  readonly stored: Stored<Table>
  readonly idOf: (record: Record) => number
  /** Where the record is part of another (a session of its class), of which its facts tell: that one's id. */
  readonly wholeOf?: (record: Record) => number
  /** Ids and codes that whoever reads of the fact needs; never personal data. */
  readonly factsOf: (record: Record, doing: Doing) => Readonly<{ [fact: string]: unknown }>
}

export interface Done<Table extends keyof DB> {
  /** The columns that change beside the version. */
  readonly set: Change<Table>
  /** Why, where somebody said so: part of the fact and of the audit. */
  readonly reason?: string | undefined
  /** What this fact carries beside those of the noun. */
  readonly data?: Readonly<{ [fact: string]: unknown }> | undefined
}

interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

type Told = Pick<Done<never>, 'reason' | 'data'>

/**
 * Writes down that an act was done to a record, which must be locked: the row with its version raised, the event and
 * the audit's row, with before and after as they were stored. Whether it may be done was asked before.
 */
export async function writeAct<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  { set, ...told }: Done<Table>,
): Promise<void> {
  const raised = noun.stored.versioned === false ? set : { ...set, version: sql`version + 1` }
  const row = await changeRow(doing.db, noun.stored, noun.idOf(record), raised as never)
  await writeFact(doing, noun, record, act, told, row)
}

/** Writes down that a record was added by an act, with all that its row holds. */
export async function writeNew<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  told: Told = {},
): Promise<void> {
  await writeFact(doing, noun, record, act, told, { after: await rowFacts(doing.db, noun.stored, noun.idOf(record)) })
}

/** Takes a record away by an act, with all that its row held. What refers to the row must be gone. */
export async function writeGone<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  told: Told = {},
): Promise<void> {
  await writeFact(doing, noun, record, act, told, { before: await dropRow(doing.db, noun.stored, noun.idOf(record)) })
}

/** Writes the event and the audit's row of an act. By itself for one that changes no row, such as an announcement. */
export async function writeFact<A extends Acts, Table extends keyof DB, Record, D extends Doing>(
  doing: D,
  noun: Noun<A, Table, Record, D>,
  record: Record,
  act: ActName<A>,
  { reason, data }: Told = {},
  { before, after }: { before?: RowFacts; after?: RowFacts } = {},
): Promise<void> {
  await doing.record({
    kind: kindOf(noun.acts, act) as EventKind,
    subject: [noun.acts.subject as EventSubject, (noun.wholeOf ?? noun.idOf)(record)],
    data: { ...noun.factsOf(record, doing), ...(reason ? { reason } : {}), ...data },
    ...(before && { before }),
    ...(after && { after: reason ? { ...after, reason } : after }),
  })
}
