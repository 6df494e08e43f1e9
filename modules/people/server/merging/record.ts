import { sql } from 'kysely'
import type { Merged, MergedPerson } from '#platform/server/content/merging.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { PersonKind } from '../acts/person-kinds.ts'
import type { BothRows, MergeAsked, MergedKind, MergedRow } from './kind.ts'

/** The kind's own table, whose common columns have these names in every kind's. */
const tableOf = (of: MergedPerson) => `people.${of}` as 'people.trainee'

/** The whole rows of both, which are locked. */
export async function bothRows(db: Database, of: MergedPerson, { kept, gone }: Merged): Promise<BothRows> {
  const rows = await db.selectFrom(tableOf(of)).selectAll().where('id', 'in', [kept, gone]).execute()
  const row = (id: number) => rows.find((each) => each.id === id)!
  return { kept: row(kept), gone: row(gone) }
}

/** The columns in which a full name and its parts stand. */
export const nameColumns = [
  ...(['name_ar', 'name_en', 'first_ar', 'middle_ar', 'last_ar', 'first_en', 'middle_en', 'last_en'] as const),
  ...(['passport_name_ar', 'passport_name_en'] as const),
] as const

/** What the first record holds from now on of the second; where the second is active it is so too. */
export function takenColumns<Field extends string>(
  asked: MergeAsked<Field>,
  { columns, alsoTaken }: MergedKind<Field>,
  rows: BothRows,
): Record<string, unknown> {
  const gone: Readonly<Record<string, unknown>> = { ...rows.gone }
  const taken = asked.body.FromGone.flatMap((field) => columns[field].map((column) => [column, gone[column]]))
  return {
    ...Object.fromEntries(taken),
    ...alsoTaken?.(asked, rows),
    ...(!rows.kept.is_active && rows.gone.is_active && { is_active: true }),
  }
}

/** Moves the lists of a record: what both have is there once, and the kept record's main entries stay the main ones. */
export async function moveLists<Field extends string>(
  db: Database,
  { person: { of }, lists }: MergedKind<Field>,
  { kept, gone }: Merged,
): Promise<void> {
  const whose = sql.ref(`${of}_id`)
  for (const [list, { alike, group = sql`` }] of Object.entries(lists)) {
    const name = sql.id('people', `${of}_${list}`)
    await sql`delete from ${name} where ${whose} = ${gone}
      and (${alike}) in (select ${alike} from ${name} where ${whose} = ${kept})`.execute(db)
    await sql`update ${name} t set ${whose} = ${kept}, is_main = is_main and not exists (
      select from ${name} m where m.${whose} = ${kept} and m.is_main ${group}) where ${whose} = ${gone}`.execute(db)
  }
  const attachments = sql.id('people', `${of}_attachment`)
  await sql`delete from ${attachments} where ${whose} = ${gone}
    and file_id in (select file_id from ${attachments} where ${whose} = ${kept})`.execute(db)
}

/**
 * The closed record gets the account that the kept one had, where that took over the other; what was merged into it
 * earlier is merged into the kept one.
 */
export async function refile(db: Database, of: MergedPerson, { kept, gone }: Merged, former: MergedRow | null) {
  if (former) {
    const { account_id, email } = former
    await db.updateTable(tableOf(of)).set({ account_id, email }).where('id', '=', gone).execute()
    // Its address has become one of the kept record's contacts already.
    await sql`delete from ${sql.id('people', `${of}_contact`)} where ${sql.ref(`${of}_id`)} = ${gone}`.execute(db)
  }
  await db.updateTable(tableOf(of)).set({ merged_into: kept }).where('merged_into', '=', gone).execute()
}

/** The record that this one was merged into, where the actor reaches that. */
export const mergedInto = (db: Database, actor: Actor, { of, reaches }: PersonKind, id: number) =>
  db
    .selectFrom(`${tableOf(of)} as m`)
    .innerJoin(`${tableOf(of)} as p`, 'p.id', 'm.merged_into')
    .where('m.id', '=', id)
    .where(reaches(actor, 'p'))
    .select(['p.id as ID', 'p.code as Code', 'p.version as Version'])
    .executeTakeFirst()
