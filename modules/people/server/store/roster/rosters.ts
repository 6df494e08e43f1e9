import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { RosterRow } from '../../../rules/roster/check.ts'
import type { RosterState } from '../../../rules/roster/overview.ts'
import type { RosterField, RosterKind } from '../../../rules/roster/fields.ts'
import type { RosterOutcome } from '../../../rules/roster/outcomes.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import { rosterReach } from '../../../rules/reach.ts'
import { reachesInstructor, reachesTrainee } from '../reach.ts'

export interface RosterResult {
  readonly Created: number
  readonly Skipped: number
  /** How many were mailed a link to their account; imports of old do not say. */
  readonly Invited?: number
  /** Rows that somebody else's record was in the way of when they came to be saved. */
  readonly Refused?: number
}

/** By whom an import was confirmed, with what, and how many have been mailed a link so far. */
export interface Confirmed {
  readonly by: number | null
  readonly actingAdminId: number | null
  readonly requestId: string
  readonly invites: boolean
  /** The name of the organization that enters its own people. */
  readonly organization: Trilingual | null
  /** How many rows there are to save. */
  readonly rows: number
  readonly invited: number
}

export interface StoredRoster {
  readonly id: number
  /** Whom its rows become. */
  readonly kind: RosterKind
  readonly fileName: string
  readonly state: RosterState
  readonly version: number
  readonly organizationId: number | null
  readonly header: readonly string[]
  readonly rows: readonly RosterRow[]
  readonly mapping: readonly (RosterField | null)[]
  readonly result: RosterResult | null
  readonly confirmed: Confirmed | null
  /** What became of its rows so far; of imports of old nothing is known. */
  readonly outcomes: readonly RosterOutcome[]
  /** Where the header stands in the file; rows count on from there. */
  readonly headerRow: number
  /** What stands above the header. */
  readonly above: readonly RosterRow[]
  /** The names of the file's visible sheets, and which was read, from 0. A text has one without a name. */
  readonly sheets: readonly string[]
  readonly sheet: number
  /** Columns that the file does not show, from 1. */
  readonly hiddenColumns: readonly number[]
  readonly epoch: number | null
  readonly fileId: number | null
  readonly changedBy: number
  readonly changedAt: string
}

const stored = (db: Database) =>
  db
    .selectFrom('people.roster_import')
    .select(['id', 'kind', 'file_name as fileName', 'state', 'version', 'organization_id as organizationId'])
    .select(['header', 'rows', 'mapping', 'result', 'above', 'sheets', 'sheet', 'epoch', 'confirmed', 'outcomes'])
    .select(['header_row as headerRow', 'hidden_columns as hiddenColumns', 'file_id as fileId'])
    .select((eb) => eb.fn.coalesce('changed_by', 'uploaded_by').as('changedBy'))
    .select((eb) => eb.fn.coalesce('changed_at', 'created_at').as('changedAt'))

const uploaded = (actor: Actor, i: string) => sql<boolean>`${sql.ref(`${i}.uploaded_by`)} = ${actor.userId}`
/** Imports that somebody reaches, of `people.roster_import`. */
const reachesRoster = reachInSql(
  rosterReach,
  {
    uploaded,
    uploadedOfTrainees: (actor, i) => sql<boolean>`${uploaded(actor, i)} and ${sql.ref(`${i}.kind`)} = 'trainee'`,
  },
  'people.roster_import',
)

const visible = (db: Database, actor: Actor) => stored(db).where(reachesRoster(actor))

export async function findRoster(db: Database, actor: Actor, id: number): Promise<StoredRoster | undefined> {
  return visible(db, actor).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockRoster(db: Database, actor: Actor, id: number): Promise<StoredRoster | undefined> {
  return visible(db, actor).where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ConfirmedRoster = StoredRoster & { readonly confirmed: Confirmed }

/** The next import whose rows are being saved and that nobody else has in hand, locked until the transaction ends. */
export const nextConfirmed = (db: Database): Promise<ConfirmedRoster | undefined> =>
  stored(db)
    .where('state', '=', 'committing')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ confirmed: Confirmed }>()
    .executeTakeFirst()

/** Writes down what became of rows of a locked import. */
export const addOutcomes = (
  db: Database,
  { id, confirmed }: ConfirmedRoster,
  outcomes: readonly RosterOutcome[],
  invited: number,
) =>
  db
    .updateTable('people.roster_import')
    .set({
      outcomes: sql`outcomes || ${json(outcomes)}::jsonb`,
      confirmed: json({ ...confirmed, invited: confirmed.invited + invited }),
    })
    .where('id', '=', id)
    .execute()

/** The people that rows have become, of those whom the actor reaches, by code. */
export async function madePeople(db: Database, actor: Actor, kind: RosterKind, codes: readonly string[]) {
  const found = await (kind === 'trainee'
    ? db
        .selectFrom('people.trainee as t')
        .select(['t.id', 't.code', 't.name_ar as ar', 't.name_en as en'])
        .where('t.code', 'in', [...codes, ''])
        .where(reachesTrainee(actor))
        .execute()
    : db
        .selectFrom('people.instructor as i')
        .select(['i.id', 'i.code', 'i.name_ar as ar', 'i.name_en as en'])
        .where('i.code', 'in', [...codes, ''])
        .where(reachesInstructor(actor))
        .execute())
  return new Map(found.map(({ id, code, ar, en }) => [code, { id, name: { ar, en } }]))
}

/** What was read of a file and where its table stands. */
export type PlacedRoster = Pick<
  StoredRoster,
  'header' | 'rows' | 'mapping' | 'headerRow' | 'above' | 'sheets' | 'sheet' | 'hiddenColumns' | 'epoch'
>

const placedColumns = (roster: PlacedRoster) => ({
  header: json(roster.header),
  rows: json(roster.rows),
  mapping: json(roster.mapping),
  header_row: roster.headerRow,
  above: json(roster.above),
  sheets: json(roster.sheets),
  sheet: roster.sheet,
  hidden_columns: json(roster.hiddenColumns),
  epoch: roster.epoch,
})

export const addRoster = (
  db: Database,
  actor: Actor,
  roster: PlacedRoster & Pick<StoredRoster, 'kind' | 'fileName' | 'fileId'>,
) =>
  db
    .insertInto('people.roster_import')
    .values({
      kind: roster.kind,
      file_name: roster.fileName,
      file_id: roster.fileId,
      uploaded_by: actor.userId,
      organization_id: actor.organizationId,
      ...placedColumns(roster),
    })
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

export interface RosterChange {
  readonly rows?: readonly RosterRow[]
  readonly above?: readonly RosterRow[]
  readonly mapping?: readonly (RosterField | null)[]
  readonly organizationId?: number | null
  readonly state?: RosterState
  readonly result?: RosterResult
  readonly confirmed?: Confirmed
}

const changedBy = (userId: number) => ({ changed_by: userId, changed_at: sql<string>`now()` })

/** What a change of an import sets beside its version; null: the academy itself goes on with it. */
export const rosterColumns = (actor: Actor | null, change: RosterChange) => ({
  ...(change.rows && { rows: json(change.rows) }),
  ...(change.above && { above: json(change.above) }),
  ...(change.mapping && { mapping: json(change.mapping) }),
  ...(change.organizationId !== undefined && { organization_id: change.organizationId }),
  ...(change.state && { state: change.state }),
  ...(change.result && { result: json(change.result) }),
  ...(change.confirmed && { confirmed: json(change.confirmed) }),
  ...(actor && changedBy(actor.userId)),
})

/** Changes a locked import. */
export const changeRoster = (db: Database, actor: Actor, id: number, change: RosterChange) =>
  db
    .updateTable('people.roster_import')
    .set((eb) => ({ ...rosterColumns(actor, change), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Takes another row of the file for the header of a locked import, or another sheet. */
export const placeRoster = (db: Database, { userId }: Actor, id: number, roster: PlacedRoster) =>
  db
    .updateTable('people.roster_import')
    .set((eb) => ({ ...placedColumns(roster), ...changedBy(userId), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** Nationalities by every folded spelling. */
export async function nationalitySpellings(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lookups.nationality')
    .select(['id', 'spellings'])
    .where('is_active', '=', true)
    .execute()
  return new Map(rows.flatMap((row) => row.spellings.map((spelling) => [spelling, row.id] as const)))
}
