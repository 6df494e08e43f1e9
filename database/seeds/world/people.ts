import { columnsOfFullNames } from '#modules/people/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { DB } from '#database/tables.ts'
import { insertReturningIds } from '../insert-many.ts'
import { nextNumber, type Wishes } from './wishes.ts'

type Account = Wishes<'accounts.account'> & Pick<DB['accounts.account'], 'email' | 'role'>

/** Adds accounts whose addresses are proved, without a password unless one is said; gives their ids in order. */
export const addAccounts = (db: Database, accounts: readonly Account[]): Promise<number[]> =>
  insertReturningIds(
    db,
    'accounts.account',
    accounts.map((account) => ({ email_proved_at: new Date().toISOString(), ...account })),
  )

interface Person {
  /** The whole name in both scripts; its parts are cut from it. */
  readonly names: { readonly ar: string; readonly en: string }
  readonly email: string
}

const personRow = <More extends object>(letter: string, { names, ...wishes }: Person & More) => ({
  code: `${letter}-W-${nextNumber()}`,
  ...columnsOfFullNames(names),
  ...wishes,
})

/** Adds trainees' records, without an account unless one is said; gives their ids in order. */
export const addTrainees = (
  db: Database,
  people: readonly (Omit<Wishes<'people.trainee'>, 'email'> & Person)[],
): Promise<number[]> =>
  insertReturningIds(
    db,
    'people.trainee',
    people.map((person) => personRow('T', person)),
  )

/** Adds instructors' records; gives their ids in order. */
export const addInstructors = (
  db: Database,
  people: readonly (Omit<Wishes<'people.instructor'>, 'email'> & Person)[],
): Promise<number[]> =>
  insertReturningIds(
    db,
    'people.instructor',
    people.map((person) => personRow('I', person)),
  )

/** Adds organizations; gives their ids in order. */
export const addOrganizations = (
  db: Database,
  organizations: readonly (Wishes<'people.organization'> & Pick<Required<Wishes<'people.organization'>>, 'name'>)[],
): Promise<number[]> =>
  insertReturningIds(
    db,
    'people.organization',
    organizations.map((organization) => ({ code: `ORG-W-${nextNumber()}`, ...organization })),
  )

/** Adds trainees with an account each, which `account` says more of; gives the ids of the records in order. */
export async function addTraineesWithAccounts(
  db: Database,
  people: readonly (Omit<Wishes<'people.trainee'>, 'email'> & Person)[],
  account: Wishes<'accounts.account'> = {},
): Promise<number[]> {
  const accounts = await addAccounts(
    db,
    people.map(({ email, names }) => ({
      email,
      role: 'trainee' as const,
      name_ar: names.ar,
      name_en: names.en,
      ...account,
    })),
  )
  return addTrainees(
    db,
    people.map((person, at) => ({ ...person, account_id: accounts[at]! })),
  )
}
