import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { foldText } from '#platform/shared/text.ts'
import type { EntryField } from '../../../rules/roster/fields.ts'
import { nameColumns, type KeptNames } from '../names.ts'

const tables = {
  title: 'lookups.user_title',
  country: 'lookups.country',
  status: 'lookups.instructor_status',
  sector: 'lookups.industry_sector',
} as const satisfies Readonly<Record<EntryField, string>>

/** The entries that cells may name, by their folded name in each language and their code. */
export async function entrySpellings(db: Database): Promise<Record<EntryField, Map<string, number>>> {
  const each = Object.entries(tables).map(
    ([field, table]) => sql`
      select ${sql.lit(field)} as field, e.id, array_append(array(select value from jsonb_each_text(e.name)), e.code) as words
      from ${sql.table(table)} e where e.is_active`,
  )
  const { rows } = await sql<{ field: EntryField; id: number; words: string[] }>`
    ${sql.join(each, sql` union all `)} order by id desc`.execute(db)
  const found = { title: new Map(), country: new Map(), status: new Map(), sector: new Map() }
  for (const { field, id, words } of rows) for (const word of words) found[field].set(foldText(word), id)
  return found
}

export async function currencyCodes(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('lookups.currency').select('code').where('is_active', '=', true).execute()
  return new Set(rows.map((row) => row.code))
}

/** By what rows are looked for: names folded. */
interface Sought {
  readonly emails: readonly string[]
  readonly names: readonly string[]
  readonly mobiles: readonly string[]
}

/** Which addresses somebody has already, and the codes of instructors of the same name or telephone number. */
export async function knownInstructors(db: Database, { emails, names, mobiles }: Sought) {
  const taken = await sql<{ email: string }>`
    select account_email as email from accounts.account_facts where account_email = any(${emails}::text[])
    union select email from people.instructor where email = any(${emails}::text[])`.execute(db)
  const named = await sql<{ name: string; code: string }>`
    select platform.fold(name_ar) as name, code from people.instructor
      where platform.fold(name_ar) = any(${names}::text[]) and merged_into is null
    union select platform.fold(name_en), code from people.instructor
      where platform.fold(name_en) = any(${names}::text[]) and name_en <> '' and merged_into is null
    order by code desc`.execute(db)
  const called = await sql<{ mobile: string; code: string }>`
    select m.mobile, i.code from unnest(${mobiles}::text[]) m (mobile)
    join people.instructor_contact c on people.contact_key(c.value) = people.contact_key(m.mobile)
    join people.instructor i on i.id = c.instructor_id and i.merged_into is null
    order by i.code desc`.execute(db)
  return {
    emails: new Set(taken.rows.map((row) => row.email)),
    passports: new Set<string>(),
    // Of several the first code, which stands last.
    likely: {
      names: new Map(named.rows.map((row) => [row.name, row.code])),
      mobiles: new Map(called.rows.map((row) => [row.mobile, row.code])),
    },
  }
}

export interface NewInstructor {
  readonly account_id: number
  readonly code: string
  readonly names: KeptNames
  readonly email: string
  readonly work_email: string
  readonly mobile: string
  readonly title_id: number | null
  readonly nationality_id: number | null
  readonly country_id: number | null
  readonly status_id: number | null
  readonly industry_sector_id: number | null
  readonly is_examiner: boolean
  readonly is_practical_assessor: boolean
  readonly daily_fee_minor: number
  readonly currency: string
  readonly work_experience: string
}

/** Many at once, in one statement: one parameter, whatever their number. Gives their ids, by their codes. */
export async function addInstructors(
  db: Database,
  instructors: readonly NewInstructor[],
): Promise<ReadonlyMap<string, number>> {
  const rows = instructors.map(({ names, ...instructor }) => ({ ...instructor, ...nameColumns(names) }))
  const columns = Object.keys(rows[0]!)
  const made = await sql<{
    id: number
    code: string
  }>`insert into people.instructor (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`made.${column}`)))}
    from jsonb_populate_recordset(null::people.instructor, ${json(rows)}) made
    returning id, code`.execute(db)
  return new Map(made.rows.map(({ id, code }) => [code, id]))
}
