import { json, type Database } from '#platform/server/database.ts'
import { sql } from 'kysely'
import type { TraineeFields } from './trainees.ts'

const valuesOf = (fields: Omit<TraineeFields, 'Email' | 'OrganizationID'>) => ({
  name_ar: fields.FullName.ar,
  name_en: fields.FullName.en,
  gender: fields.Gender,
  birth_date: fields.BirthDate,
  nationality_id: fields.NationalityID,
  ...(fields.PassportNumber === undefined ? {} : { passport_number: fields.PassportNumber?.toUpperCase() ?? null }),
  passport_expires_on: fields.PassportExpiresOn,
  passport_file_id: fields.PassportFileID,
  work_email: fields.WorkEmail,
  mobile: fields.Mobile,
  job_title: fields.JobTitle,
  employer: fields.Employer,
  education_degree_id: fields.EducationDegreeID,
})

const saved = ['id as ID', 'version as Version'] as const

export const addTrainee = (db: Database, fields: TraineeFields, made: { code: string; accountId: number }) =>
  db
    .insertInto('people.trainee')
    .values({
      ...valuesOf(fields),
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
  id: number,
  version: number,
  fields: Omit<TraineeFields, 'Email' | 'OrganizationID'>,
  academys: { email: string; organizationId: number | null } | null,
) =>
  db
    .updateTable('people.trainee')
    .set((eb) => ({
      ...valuesOf(fields),
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
export async function addTrainees(db: Database, trainees: readonly NewTrainee[]): Promise<void> {
  await sql`insert into people.trainee (account_id, organization_id, code, name_ar, name_en, gender, birth_date, nationality_id,
      passport_number, passport_expires_on, email, work_email, mobile, job_title, employer)
    select account_id, organization_id, code, name_ar, name_en, gender, birth_date, nationality_id,
      passport_number, passport_expires_on, email, work_email, mobile, job_title, employer
    from jsonb_to_recordset(${json(trainees)}) as made(account_id integer, organization_id integer, code text, name_ar text,
      name_en text, gender text, birth_date date, nationality_id integer, passport_number text, passport_expires_on date,
      email text, work_email text, mobile text, job_title text, employer text)`.execute(db)
}

/** Which of the addresses and passport numbers the academy knows already. */
export async function knownAmong(db: Database, emails: readonly string[], passports: readonly string[]) {
  const known = await sql<{ email: string | null; passport: string | null }>`
    select account_email as email, null as passport from identity.account_facts where account_email = any(${emails as string[]}::text[])
    union select email, null from people.trainee where email = any(${emails as string[]}::text[])
    union select null, passport_number from people.trainee where passport_number = any(${passports as string[]}::text[])`.execute(
    db,
  )
  return {
    emails: new Set(known.rows.flatMap((row) => row.email ?? [])),
    passports: new Set(known.rows.flatMap((row) => row.passport ?? [])),
  }
}
