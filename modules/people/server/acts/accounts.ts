import type { Database } from '#platform/server/database.ts'
import type { Asked } from '#platform/server/handler.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import {
  adoptAccount,
  changeAddress,
  invite,
  inviteAccounts,
  renameAccount,
  type InvitedPerson,
} from '#modules/accounts/server/public.ts'
import { emailTaken, passportTaken } from '../../contract/refusals.ts'
import { shownNames } from '../../rules/names.ts'
import type { KeptNames } from '../store/names.ts'

export type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'request'>

/**
 * An account that waits for its first sign-in, with a letter that leads to it where one is wanted. An account of the
 * same role that has no record yet becomes this record's; any other with the address is refused at the field.
 */
export async function inviteOne(
  asked: Asking,
  person: InvitedPerson,
  { sends, field = 'Email' }: { readonly sends: boolean; readonly field?: string },
): Promise<number> {
  const { db, now } = asked
  const known = await adoptAccount(asked, person)
  const [accountId] = known === null ? await keepingUnique(() => inviteAccounts(db, [person]), field) : [known]
  if (sends) await invite(db, [accountId!], now)
  return accountId!
}

/**
 * The address that a record bears from now on where somebody writes another one into it: that of its account, which
 * changes once the new one is proved. Without an account it is what was written.
 */
export function addressOf(
  asked: Asking,
  accountId: number | null,
  { was, wanted, field = 'Email' }: { readonly was: string; readonly wanted: string; readonly field?: string },
): string | Promise<string> {
  if (was === wanted || accountId === null) return wanted
  return keepingUnique(() => changeAddress(asked, accountId, wanted), field)
}

/** The names of an account as the person's record has them. */
export const accountNames = (names: KeptNames) => {
  const { ar, en } = shownNames(names)
  return { nameAr: ar, nameEn: en }
}

/** Keeps the names of the account as the person's record has them. */
export const followNames = async (
  db: Database,
  accountId: number | null,
  names: { readonly nameAr: string; readonly nameEn: string },
): Promise<void> => {
  if (accountId !== null) await renameAccount(db, accountId, names)
}

/** Turns a broken unique index of people or accounts into the refusal at its field. */
export async function keepingUnique<T>(save: () => Promise<T>, field = 'Email'): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const index = takenBy(error)
    if (index === 'trainee_passport') refuse(passportTaken, {}, [{ path: 'PassportNumber', code: 'alreadyUsed' }])
    if (index && ['trainee_email', 'instructor_email_key', 'account_email_key'].includes(index))
      refuse(emailTaken, {}, [{ path: field, code: 'alreadyUsed' }])
    throw error
  }
}
