import { sql } from 'kysely'
import { json, matches, moneyOf, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { lookupsCalls } from '../../contract/calls.ts'
import type { ExtraField, Lookup } from '../../rules/registry.ts'

/** An entry's columns that may be written, as the contract names them. */
export interface EntryValues {
  readonly Code: string
  readonly Name: Trilingual
  readonly IsActive: boolean
  readonly Spellings?: readonly string[] | undefined
  readonly Visa?: string | undefined
  readonly Symbol?: string | undefined
  readonly PerUsd?: number | undefined
  readonly MinPercent?: number | undefined
  readonly Occupancy?: number | undefined
  readonly Price?: Money | undefined
  readonly Per?: string | undefined
  readonly City?: string | undefined
  readonly Colour?: string | undefined
  readonly AssessmentType?: string | undefined
}

// Tables of the plain kind have the same columns; which table it is comes from the registry, never from the caller.
const tableOf = (lookup: Lookup) => `lookups.${lookup.table}` as 'lookups.nationality'
const extraColumns = {
  Spellings: 'spellings',
  Visa: 'visa',
  Symbol: 'symbol',
  PerUsd: 'per_usd',
  MinPercent: 'min_percent',
  Occupancy: 'occupancy',
  Per: 'per',
  City: 'city',
  Colour: 'colour',
  AssessmentType: 'assessment_type',
} as const
const readOf = (extra: ExtraField) =>
  extra === 'Price' ? moneyOf('price_minor', 'currency').as(extra) : sql.ref(extraColumns[extra]).as(extra)
const writtenOf = (extra: ExtraField, entry: EntryValues) =>
  extra === 'Price'
    ? { price_minor: entry.Price?.Minor, currency: entry.Price?.Currency }
    : { [extraColumns[extra]]: entry[extra] }

function selectEntries(db: Database, lookup: Lookup) {
  return db
    .selectFrom(tableOf(lookup))
    .select([
      'id as ID',
      'code as Code',
      'name as Name',
      'position as Position',
      'is_active as IsActive',
      'version as Version',
    ])
    .select(lookup.extra.map(readOf))
    .$castTo<EntryValues & { ID: number; Position: number; Version: number }>()
}

/** Empty, or not there. */
const lacksALanguage = sql`coalesce(name->>'ar', '') = '' or coalesce(name->>'en', '') = '' or coalesce(name->>'fr', '') = ''`

/** The entries of one lookup. Which one it is decides the table, so it narrows nothing more. */
export const entries = listOf<
  typeof lookupsCalls.listLookupEntries,
  { readonly actor: Actor; readonly lookup: Lookup }
>()({
  reach: () => everybody('lists that the academy sets for itself are nobody’s'),
  rows: (db, { lookup }) => selectEntries(db, lookup),
  id: 'id',
  search: (text) => matches('search', text),
  filters: {
    Lookup: () => null,
    Missing: (asked) => sql`(${lacksALanguage}) = ${asked}`,
  },
  orders: { Name: byText('name') },
})

/** The code of another entry that differs from this one in capitals alone, or not at all. */
export const codeLike = (db: Database, lookup: Lookup, code: string, besideID: number | null) =>
  db
    .selectFrom(tableOf(lookup))
    .select('code')
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .$if(besideID !== null, (q) => q.where('id', '<>', besideID!))
    .limit(sql.lit(1))
    .executeTakeFirst()

/** Every entry in its order, for the export. */
export const allEntries = (db: Database, lookup: Lookup) =>
  selectEntries(db, lookup).orderBy('position').orderBy('id').execute()

export const findEntry = (db: Database, lookup: Lookup, id: number) =>
  selectEntries(db, lookup).where('id', '=', id).executeTakeFirst()

/**
 * The active entries in their order, beside them one that is named, whether it is active or not. The longest lookup has
 * some hundred, so selects get them all.
 */
export const options = (
  db: Database,
  lookup: Lookup,
  { search, ID }: { readonly search?: string | undefined; readonly ID?: number | undefined },
) =>
  selectEntries(db, lookup)
    .where(sql<boolean>`(is_active${ID === undefined ? sql`` : sql` or id = ${ID}`})`)
    .$if(Boolean(search), (q) => q.where(matches('search', search!)))
    .orderBy('position')
    .orderBy('id')
    .limit(sql.lit(500))
    .execute()

/** What a form of an entry sets. */
export const entryColumns = (lookup: Lookup, entry: EntryValues) => ({
  code: entry.Code,
  name: json(entry.Name),
  is_active: entry.IsActive,
  ...Object.assign({}, ...lookup.extra.map((extra) => writtenOf(extra, entry))),
})

export async function addEntry(
  db: Database,
  lookup: Lookup,
  entry: EntryValues,
): Promise<{ ID: number; Version: number }> {
  return db
    .insertInto(tableOf(lookup))
    .values((eb) => ({
      ...entryColumns(lookup, entry),
      position: eb.selectFrom(tableOf(lookup)).select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
}

/** Of two who change an entry the second sees what the first did. */
export const lockedEntry = (tx: Database, lookup: Lookup, id: number) =>
  tx.selectFrom(tableOf(lookup)).select(['id', 'code', 'version']).where('id', '=', id).forUpdate().executeTakeFirst()

/** For an import, which takes what it finds, whatever version it is: every entry, which nobody else changes meanwhile. */
export const lockedEntries = (tx: Database, lookup: Lookup) =>
  selectEntries(tx, lookup).orderBy('id').forUpdate().execute()

export const removeEntry = (db: Database, lookup: Lookup, id: number) =>
  db.deleteFrom(tableOf(lookup)).where('id', '=', id).execute()

/** Puts the entries in the given order, in the positions that they hold now. Answers all codes in their order before and after. */
export async function orderEntries(
  db: Database,
  lookup: Lookup,
  ids: readonly number[],
): Promise<{ before: string[]; after: string[] }> {
  const rows = await db
    .selectFrom(tableOf(lookup))
    .select(['id', 'code', 'position'])
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute()
  const wanted = new Set(ids)
  const order = ids.filter((id) => rows.some((row) => row.id === id))
  const next = rows.map((row) => (wanted.has(row.id) ? order.shift()! : row.id))
  const moved = next.map((id, at) => ({ id, position: at + 1 }))
  await sql`update ${sql.table(tableOf(lookup))} as entry set position = moved.position
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id integer, position integer)
    where entry.id = moved.id and entry.position <> moved.position`.execute(db)
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return { before: rows.map(({ code }) => code), after: next.map((id) => codes.get(id)!) }
}
