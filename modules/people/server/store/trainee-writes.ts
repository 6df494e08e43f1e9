import { json, type Database } from '#platform/server/database.ts'
import { sql } from 'kysely'
import type { Vault } from '#platform/server/vault/vault.ts'
import { passportColumns, passportMark } from '../passports/passport.ts'
import { nameColumns, type KeptNames } from './names.ts'
import type { TraineeFields } from './trainees.ts'

/** What a record says flat of its lists, where the fields or a list say it. */
export interface FlatOfTrainee {
  readonly work_email?: string
  readonly mobile?: string
  readonly education_degree_id?: number | null
}

type Written = Omit<TraineeFields, 'Email' | 'OrganizationID'>

const columnsOf = (vault: Vault, code: string, fields: Written, names: KeptNames, flat: FlatOfTrainee) => ({
  ...nameColumns(names),
  gender: fields.Gender,
  birth_date: fields.BirthDate,
  nationality_id: fields.NationalityID,
  ...(fields.PassportNumber === undefined
    ? {}
    : passportColumns(vault, code, fields.PassportNumber?.toUpperCase() ?? null)),
  passport_expires_on: fields.PassportExpiresOn,
  passport_file_id: fields.PassportFileID,
  ...flat,
  job_title: fields.JobTitle,
  employer: fields.Employer,
  ...(fields.TitleID !== undefined && { title_id: fields.TitleID }),
  ...(fields.CountryID !== undefined && { country_id: fields.CountryID }),
  ...(fields.MaritalStatusID !== undefined && { marital_status_id: fields.MaritalStatusID }),
  ...(fields.VisaKind !== undefined && { visa_kind: fields.VisaKind }),
  ...(fields.VisaNumber !== undefined && { visa_number: fields.VisaNumber }),
  ...(fields.VisaExpiresOn !== undefined && { visa_expires_on: fields.VisaExpiresOn }),
})

export const addTrainee = (
  db: Database,
  vault: Vault,
  fields: TraineeFields,
  made: { code: string; accountId: number; names: KeptNames; flat: FlatOfTrainee },
) =>
  db
    .insertInto('people.trainee')
    .values({
      ...columnsOf(vault, made.code, fields, made.names, made.flat),
      email: fields.Email,
      organization_id: fields.OrganizationID,
      code: made.code,
      account_id: made.accountId,
    })
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()

/** What a change of the record sets; of somebody's own record `academys` is null. */
export const traineeColumns = (
  vault: Vault,
  code: string,
  fields: Written,
  { names, flat }: { readonly names: KeptNames; readonly flat: FlatOfTrainee },
  academys: { email: string; organizationId: number | null } | null,
) => ({
  ...columnsOf(vault, code, fields, names, flat),
  ...(academys && { email: academys.email, organization_id: academys.organizationId }),
})

/** Fails where records refer to the trainee. */
export const removeTrainee = (db: Database, id: number) =>
  db.deleteFrom('people.trainee').where('id', '=', id).execute()

export interface NewTrainee {
  readonly account_id: number
  readonly organization_id: number | null
  readonly code: string
  readonly names: KeptNames
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

/** Thousands at once, in one statement: one parameter, whatever their number. Gives their ids, by their codes. */
export async function addTrainees(
  db: Database,
  vault: Vault,
  trainees: readonly NewTrainee[],
): Promise<ReadonlyMap<string, number>> {
  const rows = trainees.map(({ passport_number: number, names, ...trainee }) => {
    const {
      passport_sealed: sealed,
      passport_mark: mark,
      passport_ending,
    } = passportColumns(vault, trainee.code, number)
    const hex = { passport_sealed: sealed?.toString('hex') ?? null, passport_mark: mark?.toString('hex') ?? null }
    return { ...trainee, ...nameColumns(names), ...hex, passport_ending }
  })
  const named = sql`name_ar, name_en, first_ar, middle_ar, last_ar, first_en, middle_en, last_en, passport_name_ar, passport_name_en`
  const made = await sql<{
    id: number
    code: string
  }>`insert into people.trainee (account_id, organization_id, code, ${named}, gender, birth_date, nationality_id,
      passport_sealed, passport_mark, passport_ending, passport_expires_on, email, work_email, mobile, job_title, employer)
    select account_id, organization_id, code, ${named}, gender, birth_date, nationality_id,
      decode(passport_sealed, 'hex'), decode(passport_mark, 'hex'), passport_ending, passport_expires_on, email, work_email,
      mobile, job_title, employer
    from jsonb_to_recordset(${json(rows)}) as made(account_id integer, organization_id integer, code text, name_ar text,
      name_en text, first_ar text, middle_ar text, last_ar text, first_en text, middle_en text, last_en text,
      passport_name_ar text, passport_name_en text, gender text, birth_date date, nationality_id integer, passport_sealed text, passport_mark text,
      passport_ending text, passport_expires_on date, email text, work_email text, mobile text, job_title text,
      employer text)
    returning id, code`.execute(db)
  return new Map(made.rows.map(({ id, code }) => [code, id]))
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
