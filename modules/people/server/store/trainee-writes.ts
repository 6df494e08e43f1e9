import { json, type Database } from '#platform/server/database.ts'
import { sql } from 'kysely'
import type { Vault } from '#platform/server/vault/vault.ts'
import { passportColumns, passportMark } from '../passport.ts'
import type { TraineeFields } from './trainees.ts'

const valuesOf = (vault: Vault, code: string, fields: Omit<TraineeFields, 'Email' | 'OrganizationID'>) => ({
  name_ar: fields.FullName.ar,
  name_en: fields.FullName.en,
  gender: fields.Gender,
  birth_date: fields.BirthDate,
  nationality_id: fields.NationalityID,
  ...(fields.PassportNumber === undefined
    ? {}
    : passportColumns(vault, code, fields.PassportNumber?.toUpperCase() ?? null)),
  passport_expires_on: fields.PassportExpiresOn,
  passport_file_id: fields.PassportFileID,
  work_email: fields.WorkEmail,
  mobile: fields.Mobile,
  job_title: fields.JobTitle,
  employer: fields.Employer,
  education_degree_id: fields.EducationDegreeID,
})

const saved = ['id as ID', 'version as Version'] as const

export const addTrainee = (
  db: Database,
  vault: Vault,
  fields: TraineeFields,
  made: { code: string; accountId: number },
) =>
  db
    .insertInto('people.trainee')
    .values({
      ...valuesOf(vault, made.code, fields),
      email: fields.Email,
      organization_id: fields.OrganizationID,
      code: made.code,
      account_id: made.accountId,
    })
    .returning(saved)
    .executeTakeFirstOrThrow()

/** Undefined where somebody saved a newer version meanwhile. */
export const changeTrainee = (
  db: Database,
  vault: Vault,
  { id, code }: { readonly id: number; readonly code: string },
  version: number,
  fields: Omit<TraineeFields, 'Email' | 'OrganizationID'>,
  academys: { email: string; organizationId: number | null } | null,
) =>
  db
    .updateTable('people.trainee')
    .set((eb) => ({
      ...valuesOf(vault, code, fields),
      // The parts are those of the name that the person gave; another name has none.
      name_parts: sql<
        string | null
      >`case when name_ar = ${fields.FullName.ar} and name_en = ${fields.FullName.en} then name_parts end`,
      ...(academys && { email: academys.email, organization_id: academys.organizationId }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(saved)
    .executeTakeFirst()

export const setActive = (db: Database, id: number, version: number, isActive: boolean) =>
  db
    .updateTable('people.trainee')
    .set((eb) => ({ is_active: isActive, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(saved)
    .executeTakeFirst()

export const setAsNotNew = (db: Database, id: number) =>
  db.updateTable('people.trainee').set({ is_new: false }).where('id', '=', id).where('is_new', '=', true).execute()

/** Fails where records refer to the trainee. */
export const removeTrainee = (db: Database, id: number) =>
  db.deleteFrom('people.trainee').where('id', '=', id).execute()

export interface NewTrainee {
  readonly account_id: number
  readonly organization_id: number | null
  readonly code: string
  readonly name_ar: string
  readonly name_en: string
  readonly gender: string | null
  readonly birth_date: string | null
  readonly nationality_id: number | null
  readonly passport_number: string | null
  readonly passport_expires_on: string | null
  readonly email: string
  readonly work_email: string
  readonly mobile: string
  readonly job_title: string
  readonly employer: string
}

/** Thousands at once, in one statement: one parameter, whatever their number. */
export async function addTrainees(db: Database, vault: Vault, trainees: readonly NewTrainee[]): Promise<void> {
  const rows = trainees.map(({ passport_number: number, ...trainee }) => {
    const {
      passport_sealed: sealed,
      passport_mark: mark,
      passport_ending,
    } = passportColumns(vault, trainee.code, number)
    const hex = { passport_sealed: sealed?.toString('hex') ?? null, passport_mark: mark?.toString('hex') ?? null }
    return { ...trainee, ...hex, passport_ending }
  })
  await sql`insert into people.trainee (account_id, organization_id, code, name_ar, name_en, gender, birth_date, nationality_id,
      passport_sealed, passport_mark, passport_ending, passport_expires_on, email, work_email, mobile, job_title, employer)
    select account_id, organization_id, code, name_ar, name_en, gender, birth_date, nationality_id,
      decode(passport_sealed, 'hex'), decode(passport_mark, 'hex'), passport_ending, passport_expires_on, email, work_email,
      mobile, job_title, employer
    from jsonb_to_recordset(${json(rows)}) as made(account_id integer, organization_id integer, code text, name_ar text,
      name_en text, gender text, birth_date date, nationality_id integer, passport_sealed text, passport_mark text,
      passport_ending text, passport_expires_on date, email text, work_email text, mobile text, job_title text,
      employer text)`.execute(db)
}

/** Which of the addresses and passport numbers the academy knows already. */
export async function knownAmong(
  db: Database,
  vault: Vault,
  emails: readonly string[],
  passports: readonly string[],
): Promise<{ emails: Set<string>; passports: Set<string> }> {
  const numberOf = new Map(passports.map((number) => [passportMark(vault, number).toString('hex'), number]))
  const known = await sql<{ email: string | null; mark: string | null }>`
    select account_email as email, null as mark from accounts.account_facts where account_email = any(${emails as string[]}::text[])
    union select email, null from people.trainee where email = any(${emails as string[]}::text[])
    union select null, encode(passport_mark, 'hex') from people.trainee
      where passport_mark = any(select decode(mark, 'hex') from unnest(${[...numberOf.keys()]}::text[]) mark)`.execute(
    db,
  )
  return {
    emails: new Set(known.rows.flatMap((row) => row.email ?? [])),
    passports: new Set(known.rows.flatMap((row) => (row.mark === null ? [] : numberOf.get(row.mark)!))),
  }
}
