import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { RosterRow } from '../../../rules/roster/check.ts'
import { passes } from '#platform/shared/access.ts'
import type { RosterField, RosterKind } from '../../../rules/roster/fields.ts'

export interface RosterResult {
  readonly Created: number
  readonly Skipped: number
  /** How many were mailed a link to their account; imports of old do not say. */
  readonly Invited?: number
}

export interface StoredRoster {
  readonly id: number
  /** Whom its rows become. */
  readonly kind: RosterKind
  readonly fileName: string
  readonly state: 'mapped' | 'committed' | 'dropped'
  readonly version: number
  readonly organizationId: number | null
  readonly header: readonly string[]
  readonly rows: readonly RosterRow[]
  readonly mapping: readonly (RosterField | null)[]
  readonly result: RosterResult | null
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

/** Whoever may not keep instructors sees no import of instructors. */
export const mayImport = (actor: Actor, kind: RosterKind): boolean =>
  kind === 'trainee' || passes('editor', actor.role, actor.permissions)

/** An import as its uploader sees it; administrators see all. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('people.roster_import')
    .select(['id', 'kind', 'file_name as fileName', 'state', 'version', 'organization_id as organizationId'])
    .select(['header', 'rows', 'mapping', 'result', 'above', 'sheets', 'sheet', 'epoch'])
    .select(['header_row as headerRow', 'hidden_columns as hiddenColumns', 'file_id as fileId'])
    .select((eb) => eb.fn.coalesce('changed_by', 'uploaded_by').as('changedBy'))
    .select((eb) => eb.fn.coalesce('changed_at', 'created_at').as('changedAt'))
    .$if(actor.role !== 'admin', (q) => q.where('uploaded_by', '=', actor.userId))
    .$if(!mayImport(actor, 'instructor'), (q) => q.where('kind', '=', 'trainee'))

export async function findRoster(db: Database, actor: Actor, id: number): Promise<StoredRoster | undefined> {
  return visible(db, actor).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockRoster(db: Database, actor: Actor, id: number): Promise<StoredRoster | undefined> {
  return visible(db, actor).where('id', '=', id).forUpdate().executeTakeFirst()
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
  readonly state?: StoredRoster['state']
  readonly result?: RosterResult
}

const changedBy = (userId: number) => ({ changed_by: userId, changed_at: sql<string>`now()` })

/** What a change of an import sets beside its version. */
export const rosterColumns = ({ userId }: Actor, change: RosterChange) => ({
  ...(change.rows && { rows: json(change.rows) }),
  ...(change.above && { above: json(change.above) }),
  ...(change.mapping && { mapping: json(change.mapping) }),
  ...(change.organizationId !== undefined && { organization_id: change.organizationId }),
  ...(change.state && { state: change.state }),
  ...(change.result && { result: json(change.result) }),
  ...changedBy(userId),
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
