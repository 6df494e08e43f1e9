import type { Database } from '#platform/server/database.ts'
import { takenBy } from '#platform/server/violations.ts'
import { refuse } from '#platform/shared/refusal.ts'
import {
  adoptAccount,
  changeAccount,
  invite,
  inviteAccounts,
  type InvitedPerson,
} from '#modules/identity/server/public.ts'
import { emailTaken, passportTaken } from '../contract/refusals.ts'

/**
 * An account that waits for its first sign-in, with a letter that leads to it where one is wanted. An account of the
 * same role that has no record yet becomes this record's; any other with the address is refused at the field.
 */
export async function inviteOne(
  db: Database,
  person: InvitedPerson,
  { now, sends, field = 'Email' }: { readonly now: Date; readonly sends: boolean; readonly field?: string },
): Promise<number> {
  const known = await adoptAccount(db, person)
  const [accountId] = known === null ? await keepingUnique(() => inviteAccounts(db, [person]), field) : [known]
  if (sends) await invite(db, [accountId!], now)
  return accountId!
}

/** Keeps names and address of the account as the person's record has them. */
export const followPerson = (
  db: Database,
  accountId: number | null,
  person: { email?: string; nameAr: string; nameEn: string },
  field = 'Email',
) => (accountId === null ? undefined : keepingUnique(() => changeAccount(db, accountId, person), field))

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
