import type { Database } from '#platform/server/database.ts'
import { nextNumbers } from '#platform/server/content/number-series.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { toMinor } from '#platform/shared/values/money.ts'
import { inviteAccounts } from '#modules/accounts/server/public.ts'
import type { RosterPerson } from '../../rules/roster/check.ts'
import type { RosterKind } from '../../rules/roster/fields.ts'
import { namesOf } from '../../rules/roster/names.ts'
import { accountNames } from '../acts/accounts.ts'
import { addInstructors } from '../store/roster/instructors.ts'
import type { StoredRoster } from '../store/roster/rosters.ts'
import { addTrainees } from '../store/trainee-writes.ts'

export interface MadePerson {
  readonly id: number
  readonly account: number
  readonly code: string
}

/** An account for each, which waits for its first sign-in. */
const inviteAll = (db: Database, role: RosterKind, people: readonly RosterPerson[]) =>
  inviteAccounts(
    db,
    people.map((person) => ({ email: person.email!, role, ...accountNames(namesOf(person)) })),
  )

/** Accounts and trainees of all people at once. */
async function makeTrainees(
  db: Database,
  vault: Vault,
  people: readonly RosterPerson[],
  organizationId: number | null,
  now: Date,
): Promise<MadePerson[]> {
  const accounts = await inviteAll(db, 'trainee', people)
  const codes = await nextNumbers(db, 'trainee', people.length, now)
  const ids = await addTrainees(
    db,
    vault,
    people.map((person, at) => ({
      account_id: accounts[at]!,
      organization_id: organizationId,
      code: codes[at]!,
      names: namesOf(person),
      gender: person.gender ?? null,
      birth_date: person.birthDate ?? null,
      nationality_id: person.nationality ? Number(person.nationality) : null,
      passport_number: person.passportNumber ?? null,
      passport_expires_on: person.passportExpiresOn ?? null,
      email: person.email!,
      work_email: person.workEmail ?? '',
      mobile: person.mobile ?? '',
      job_title: person.jobTitle ?? '',
      employer: person.employer ?? '',
    })),
  )
  return madeOf(accounts, codes, ids)
}

const madeOf = (accounts: readonly number[], codes: readonly string[], ids: ReadonlyMap<string, number>) =>
  accounts.map((account, at): MadePerson => ({ id: ids.get(codes[at]!)!, account, code: codes[at]! }))

const idOf = (entry: string | undefined) => (entry ? Number(entry) : null)

/** The same of instructors, who teach here from now on. */
async function makeInstructors(db: Database, people: readonly RosterPerson[], now: Date): Promise<MadePerson[]> {
  const accounts = await inviteAll(db, 'instructor', people)
  const codes = await nextNumbers(db, 'instructor', people.length, now)
  const ids = await addInstructors(
    db,
    people.map((person, at) => ({
      account_id: accounts[at]!,
      code: codes[at]!,
      names: namesOf(person),
      email: person.email!,
      work_email: person.workEmail ?? '',
      mobile: person.mobile ?? '',
      title_id: idOf(person.title),
      nationality_id: idOf(person.nationality),
      country_id: idOf(person.country),
      status_id: idOf(person.status),
      industry_sector_id: idOf(person.sector),
      is_examiner: person.examiner === 'yes',
      is_practical_assessor: person.practicalAssessor === 'yes',
      ...feeOf(person.dailyFee, person.currency),
      work_experience: person.workExperience ?? '',
    })),
  )
  return madeOf(accounts, codes, ids)
}

/** `350.5 USD` as it is kept; no fee is none, in the currency that the row names. */
function feeOf(fee: string | undefined, currency: string | undefined) {
  const [amount, code] = fee?.split(' ') ?? ['0', currency ?? 'USD']
  return { daily_fee_minor: toMinor(Number(amount), code!), currency: code! }
}

/** Makes people of rows that were checked, in their order. */
export async function makePeople(
  { db, vault, now }: { readonly db: Database; readonly vault: Vault; readonly now: Date },
  { kind, organizationId }: Pick<StoredRoster, 'kind' | 'organizationId'>,
  people: readonly RosterPerson[],
): Promise<MadePerson[]> {
  if (people.length === 0) return []
  return kind === 'instructor' ? makeInstructors(db, people, now) : makeTrainees(db, vault, people, organizationId, now)
}
