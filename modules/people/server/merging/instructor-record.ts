import { sql } from 'kysely'
import type { Merged } from '#platform/server/content/merging.ts'
import { json, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { InstructorMergeField } from '../../contract/instructor-merging.ts'
import { reachesInstructor } from '../store/reach.ts'

/** The whole rows of both, which are locked. */
export async function bothInstructors(db: Database, kept: number, gone: number) {
  const rows = await db.selectFrom('people.instructor').selectAll().where('id', 'in', [kept, gone]).execute()
  const row = (id: number) => rows.find((each) => each.id === id)!
  return { kept: row(kept), gone: row(gone) }
}
type Row = Awaited<ReturnType<typeof bothInstructors>>['kept']

const columns = {
  Name: [
    ...(['name_ar', 'name_en', 'first_ar', 'middle_ar', 'last_ar', 'first_en', 'middle_en', 'last_en'] as const),
    ...(['passport_name_ar', 'passport_name_en'] as const),
  ],
  Account: ['account_id', 'email'],
  Title: ['title_id'],
  Nationality: ['nationality_id'],
  Country: ['country_id'],
  Mobile: ['mobile'],
  WorkEmail: ['work_email'],
  Status: ['status_id'],
  Sector: ['industry_sector_id'],
  Roles: ['is_examiner', 'is_practical_assessor'],
  DailyFee: ['daily_fee_minor', 'currency'],
  WorkExperience: ['work_experience'],
  Biography: ['biography'],
} as const satisfies Readonly<Record<InstructorMergeField, readonly (keyof Row)[]>>

/** What the first record holds from now on of the second. */
export function takenOfInstructor(fields: readonly InstructorMergeField[], { kept, gone }: { kept: Row; gone: Row }) {
  const taken = Object.fromEntries(fields.flatMap((field) => columns[field].map((column) => [column, gone[column]])))
  return {
    ...(taken as Partial<Row>),
    ...(fields.includes('Biography') && { biography: json(gone.biography) }),
    ...(!kept.is_active && gone.is_active && { is_active: true }),
  }
}

/** The lists of a record: what makes two entries one, and within which group one of them is the main one. */
const lists = {
  contact: { alike: sql`type_id, platform.fold(value)`, group: sql`and m.type_id = t.type_id` },
  education: { alike: sql`degree_id, platform.fold(subject)`, group: sql`` },
  language: { alike: sql`language_id`, group: sql`` },
  area: { alike: sql`area_id`, group: sql`` },
  sector: { alike: sql`sector_id`, group: sql`` },
  obtained: { alike: sql`platform.fold(title), platform.fold(provider)`, group: sql`` },
}

/** Moves the lists of a record: what both have is there once, and the kept record's main entries stay the main ones. */
export async function moveInstructorLists(db: Database, { kept, gone }: Merged): Promise<void> {
  for (const [list, { alike, group }] of Object.entries(lists)) {
    const name = sql.id('people', `instructor_${list}`)
    await sql`delete from ${name} where instructor_id = ${gone}
      and (${alike}) in (select ${alike} from ${name} where instructor_id = ${kept})`.execute(db)
    await sql`update ${name} t set instructor_id = ${kept}, is_main = is_main and not exists (
      select from ${name} m where m.instructor_id = ${kept} and m.is_main ${group}) where instructor_id = ${gone}`.execute(
      db,
    )
  }
  await sql`delete from people.instructor_attachment where instructor_id = ${gone}
    and file_id in (select file_id from people.instructor_attachment where instructor_id = ${kept})`.execute(db)
}

/** The record that this one was merged into, where the actor reaches that. */
export const instructorMergedInto = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('people.instructor as m')
    .innerJoin('people.instructor as i', 'i.id', 'm.merged_into')
    .where('m.id', '=', id)
    .where(reachesInstructor(actor))
    .select(['i.id as ID', 'i.code as Code', 'i.version as Version'])
    .executeTakeFirst()

/** As texts the instructor and the records that were merged into it: what was written of those is the person's too. */
export const alsoMerged = (instructorId: number) => sql<string[]>`array(
  select ${instructorId}::text union all
  select instructor_id::text from people.merged_instructor_facts where merged_into = ${instructorId})`
