import type { Database } from '#platform/server/database.ts'
import { doneBy, writeFact } from '#platform/server/acts/write-act.ts'
import type { By } from '#platform/server/audit/by.ts'
import { auditedRefusal } from '#platform/server/audit/refused.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { refuse } from '#platform/shared/refusal.ts'
import {
  providerAccountInactive,
  providerAccountMissing,
  providerAccountPending,
  providerEmailUnproved,
} from '../../contract/refusals.ts'
import { provenAddress } from '../../rules/proven-address.ts'
import { securityLetter } from '../letters.ts'
import { refusedSignIn, signing } from '../acts/noun.ts'
import { claimByProof } from '../sign-up.ts'
import type { ProvenPerson } from './exchange.ts'
import { accountByEmail, accountById, type AccountRow } from '../store/accounts.ts'
import { addProviderLink, linkedAccount } from '../store/provider-links.ts'
import { addressee } from '#modules/accounts/server/public.ts'

/**
 * The active account of whoever a provider has proved: the one that the subject is linked to, whatever its address is now;
 * else the one with the verified address, which is claimed and
 * linked from then on. Refuses where there is none.
 */
export async function accountOfPerson(
  tx: Database,
  person: ProvenPerson,
  provider: string,
  now: Date,
  by: Pick<By, 'requestId' | 'address'>,
): Promise<AccountRow> {
  const linked = await linkedAccount(tx, person.issuer, person.subject)
  if (linked !== null) return active(await accountById(tx, linked), '', provider)

  if (person.email === null) refuse(providerEmailUnproved)
  const address = provenAddress(person.email)
  const account = active(address === null ? undefined : await accountByEmail(tx, address), person.email, provider)
  // Whoever registered the address without proving it may still hold the password and a session.
  await claimByProof(tx, account.id, now)
  const { issuer, subject } = person
  if (await addProviderLink(tx, { issuer, subject, provider, accountId: account.id }, now)) {
    await writeFact(doneBy(tx, { ...by, actorId: account.id }), signing, account, 'linkProvider', { provider })
    await queueMail(tx, securityLetter(addressee(account), 'providerLinked'))
  }
  return account
}

function active(account: AccountRow | undefined, email: string, provider: string): AccountRow {
  if (!account) refuse(providerAccountMissing, { email })
  if (account.state !== 'active') {
    const kind = account.state === 'pending' ? providerAccountPending : providerAccountInactive
    const data = { why: account.state, provider }
    throw auditedRefusal(kind, refusedSignIn(account.id, data))
  }
  return account
}
