import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { typedNames } from '../../../rules/names.ts'
import { passportColumns } from '../../passports/passport.ts'
import { nameColumns } from '../names.ts'
import type { LightTraineeSignup, TraineeSignup } from '../../../contract/signup/bodies.ts'

export interface TraineeMade {
  readonly accountId: number
  readonly code: string
  readonly email: string
}

/** The name of the parts that were handed in. */
export const signupNames = ({ FirstName, MiddleName, LastName }: TraineeSignup) =>
  typedNames({ NameParts: { First: FirstName, Middle: MiddleName, Last: LastName } })

/** A light trainee's one name; one written in Latin letters stands in both places. */
const lightNames = (name: string) => typedNames({ FullName: { ar: name, en: latinName(name) } })

const detailsOf = (
  vault: Vault,
  code: string,
  body: TraineeSignup,
  contacts: { workEmail: string; mobile: string },
  now: Date,
) => {
  return {
    title_id: body.TitleID,
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
      ...nameColumns(signupNames(body)),
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
  return {
    ...detailsOf(vault, code, body, contacts, now),
    ...(keepsName ? {} : nameColumns(signupNames(body))),
    competition_code: competition(body.CompetitionCode),
    is_new: true,
  }
}

/** Another competition, or the one that was known. */
const competition = (code: string | null) => sql<string | null>`coalesce(${code}, competition_code)`

/** With no more than a name. */
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
      ...nameColumns(lightNames(body.Name)),
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
  ...nameColumns(lightNames(body.Name)),
  mobile: body.Mobile,
  country_id: body.CountryID,
  competition_code: competition(body.CompetitionCode),
  terms_accepted_at: now.toISOString(),
})

export const latinName = (name: string): string => (/\p{Script=Arabic}/u.test(name) ? '' : name)
