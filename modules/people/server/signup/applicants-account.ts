import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { renewByProof } from '#modules/signin/server/public.ts'
import { alreadyRegistered } from '../../contract/refusals.ts'
import { afterAction } from '../../rules/application-states.ts'
import type { Registering } from './registering.ts'
import { createAccount, renameAccount } from '#modules/accounts/server/public.ts'

interface Applicant {
  readonly role: 'customer' | 'instructor'
  readonly passwordHash: string
  readonly nameAr: string
  readonly nameEn: string
}

/** The account of who applies: a new one that waits, or that of an application that was asked for more. */
export async function applicantsAccount(
  tx: Database,
  { signup, person, standing, now, language }: Registering,
  { passwordHash, ...applicant }: Applicant,
): Promise<{ accountId: number; isNew: boolean }> {
  if (!person) {
    const account = { email: signup.email, language, passwordHash, emailProvedAt: now, state: 'pending' as const }
    return { accountId: await createAccount(tx, { ...account, ...applicant }), isNew: true }
  }
  const isSameKind = (applicant.role === 'customer' ? person.organization_id : person.instructor_id) !== null
  const mayHandIn = standing === 'moreAsked' && afterAction(standing, 'sendAgain', 'applicant') !== null
  if (!isSameKind || !mayHandIn) refuse(alreadyRegistered)
  await renewByProof(tx, person.account_id, { passwordHash, now })
  await renameAccount(tx, person.account_id, applicant)
  return { accountId: person.account_id, isNew: false }
}
