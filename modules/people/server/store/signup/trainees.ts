import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { passportColumns } from '../../passport.ts'
import type { LightTraineeSignup, TraineeSignup } from '../../../contract/signup/bodies.ts'

export interface TraineeMade {
  readonly accountId: number
  readonly code: string
  readonly email: string
}

const together = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** The full names as the parts make them. */
export const fullName = ({ FirstName, MiddleName, LastName }: TraineeSignup) => ({
  ar: together(FirstName.ar, MiddleName.ar, LastName.ar),
  en: together(FirstName.en, MiddleName.en, LastName.en),
})

const detailsOf = (
  vault: Vault,
  code: string,
  body: TraineeSignup,
  contacts: { workEmail: string; mobile: string },
  now: Date,
) => {
  const name = fullName(body)
  return {
    title_id: body.TitleID,
    name_ar: name.ar,
    name_en: name.en,
    name_parts: json({ First: body.FirstName, Middle: body.MiddleName, Last: body.LastName }),
    gender: body.Gender,
    birth_date: body.BirthDate,
    nationality_id: body.NationalityID,
    country_id: body.CountryID,
    marital_status_id: body.MaritalStatusID,
    ...passportColumns(vault, code, body.PassportNumber?.toUpperCase() ?? null),
    passport_expires_on: body.PassportExpiresOn,
    work_email: contacts.workEmail,
    mobile: contacts.mobile,
    job_title: body.JobTitle,
    employer: body.Employer,
    // What lists show as the degree is the first that was named.
    education_degree_id: body.Education[0]?.DegreeID ?? null,
    is_light: false,
    terms_accepted_at: now.toISOString(),
  }
}

export async function addFullTrainee(
  db: Database,
  vault: Vault,
  body: TraineeSignup,
  contacts: { workEmail: string; mobile: string },
  made: TraineeMade,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('people.trainee')
    .values({
      ...detailsOf(vault, made.code, body, contacts, now),
      competition_code: body.CompetitionCode,
      account_id: made.accountId,
      code: made.code,
      email: made.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a light trainee a full one, under the same id; a competition that brought them stays known. */
export const completedColumns = (
  vault: Vault,
  code: string,
  body: TraineeSignup,
  contacts: { workEmail: string; mobile: string },
  { now, keepsName }: { now: Date; keepsName: boolean },
) => {
  const { name_ar, name_en, name_parts, ...details } = detailsOf(vault, code, body, contacts, now)
  return {
    ...details,
    ...(keepsName ? {} : { name_ar, name_en, name_parts }),
    competition_code: competition(body.CompetitionCode),
    is_new: true,
  }
}

/** Another competition, or the one that was known. */
const competition = (code: string | null) => sql<string | null>`coalesce(${code}, competition_code)`

/** With no more than a name; one written in Latin letters stands in both places. */
export async function addLightTrainee(
  db: Database,
  body: Pick<LightTraineeSignup, 'Name' | 'Mobile' | 'CompetitionCode'> & { readonly CountryID: number | null },
  made: TraineeMade,
  termsAcceptedAt: Date | null,
): Promise<number> {
  const { id } = await db
    .insertInto('people.trainee')
    .values({
      account_id: made.accountId,
      code: made.code,
      email: made.email,
      name_ar: body.Name,
      name_en: latinName(body.Name),
      mobile: body.Mobile,
      country_id: body.CountryID,
      competition_code: body.CompetitionCode,
      is_light: true,
      terms_accepted_at: termsAcceptedAt?.toISOString() ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The same person with another name or number. */
export const lightColumns = (
  body: Pick<LightTraineeSignup, 'Name' | 'Mobile' | 'CompetitionCode' | 'CountryID'>,
  now: Date,
) => ({
  name_ar: body.Name,
  name_en: latinName(body.Name),
  mobile: body.Mobile,
  country_id: body.CountryID,
  competition_code: competition(body.CompetitionCode),
  terms_accepted_at: now.toISOString(),
})

export const latinName = (name: string): string => (/\p{Script=Arabic}/u.test(name) ? '' : name)
