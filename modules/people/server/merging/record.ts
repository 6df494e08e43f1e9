import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { MergeField } from '../../contract/merging.ts'
import { reachesTrainee } from '../store/reach.ts'
import { openedPassport, passportColumns } from '../passports/passport.ts'

/** The whole rows of both, which are locked. */
export async function bothRows(db: Database, kept: number, gone: number) {
  const rows = await db.selectFrom('people.trainee').selectAll().where('id', 'in', [kept, gone]).execute()
  const row = (id: number) => rows.find((each) => each.id === id)!
  return { kept: row(kept), gone: row(gone) }
}
type Row = Awaited<ReturnType<typeof bothRows>>['kept']

const columns = {
  Name: [
    ...(['name_ar', 'name_en', 'first_ar', 'middle_ar', 'last_ar', 'first_en', 'middle_en', 'last_en'] as const),
    ...(['passport_name_ar', 'passport_name_en'] as const),
  ],
  Account: ['account_id', 'email'],
  Title: ['title_id'],
  Gender: ['gender'],
  BirthDate: ['birth_date'],
  Nationality: ['nationality_id'],
  Country: ['country_id'],
  MaritalStatus: ['marital_status_id'],
  Passport: ['passport_expires_on', 'passport_file_id'],
  Visa: ['visa_kind', 'visa_number', 'visa_expires_on'],
  Mobile: ['mobile'],
  WorkEmail: ['work_email'],
  EducationDegree: ['education_degree_id'],
  JobTitle: ['job_title'],
  Employer: ['employer'],
  Organization: ['organization_id'],
} as const satisfies Readonly<Record<MergeField, readonly (keyof Row)[]>>

/** What the first record holds from now on of the second. A passport's number is encrypted for the record that holds it. */
export function takenColumns(vault: Vault, fields: readonly MergeField[], { kept, gone }: { kept: Row; gone: Row }) {
  const taken = Object.fromEntries(fields.flatMap((field) => columns[field].map((column) => [column, gone[column]])))
  const isCompleted = kept.is_light && !gone.is_light
  return {
    ...(taken as Partial<Row>),
    ...(fields.includes('Passport') &&
      passportColumns(vault, kept.code, openedPassport(vault, gone.code, gone.passport_sealed))),
    // Somebody who is a trainee in full in one of them is one; whoever learns here now does so in the kept record.
    ...(isCompleted && { is_light: false }),
    ...(gone.is_active && { is_active: true }),
  }
}

/**
 * Moves contacts, education and attachments: what both have is there once, and the kept record's main entries stay the
 * main ones. A name that was asked for and is not decided is taken back.
 */
export async function moveLists(db: Database, kept: number, gone: number, now: Date, by: number): Promise<void> {
  const lists = [
    { table: 'trainee_contact', alike: sql`type_id, platform.fold(value)`, group: sql`and m.type_id = t.type_id` },
    { table: 'trainee_education', alike: sql`degree_id, platform.fold(subject)`, group: sql`` },
  ]
  for (const { table, alike, group } of lists) {
    const name = sql.id('people', table)
    await sql`delete from ${name} where trainee_id = ${gone}
      and (${alike}) in (select ${alike} from ${name} where trainee_id = ${kept})`.execute(db)
    await sql`update ${name} t set trainee_id = ${kept}, is_main = is_main and not exists (
      select from ${name} m where m.trainee_id = ${kept} and m.is_main ${group}) where trainee_id = ${gone}`.execute(db)
  }
  await sql`delete from people.trainee_attachment where trainee_id = ${gone}
    and file_id in (select file_id from people.trainee_attachment where trainee_id = ${kept})`.execute(db)
  await sql`update people.name_change set state = 'withdrawn', decided_by = ${by}, decided_at = ${now}
    where trainee_id = ${gone} and state = 'asked'`.execute(db)
}

/** The record that this one was merged into, where the actor reaches that. */
export const mergedInto = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('people.trainee as m')
    .innerJoin('people.trainee as t', 't.id', 'm.merged_into')
    .where('m.id', '=', id)
    .where(reachesTrainee(actor))
    .select(['t.id as ID', 't.code as Code', 't.version as Version'])
    .executeTakeFirst()
