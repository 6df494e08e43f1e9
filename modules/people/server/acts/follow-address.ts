import type { Database } from '#platform/server/database.ts'
import { contactNameOf, followAddress as follow } from '../store/follow-address.ts'
import { followNames } from './accounts.ts'

/** Records bear the account's new address; the account bears the name of whoever the address is in an organization's list. */
export async function followAddress(db: Database, accountId: number, email: string): Promise<void> {
  await follow(db, accountId, email)
  const contact = await contactNameOf(db, accountId)
  if (contact) await followNames(db, accountId, { nameAr: contact.contact_name, nameEn: contact.contact_name })
}
