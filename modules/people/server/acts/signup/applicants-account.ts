import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { createAccount, renameAccount } from '#modules/accounts/server/public.ts'
import { renewByProof } from '#modules/signin/server/public.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import { afterMove } from '../../../rules/applications.ts'
import type { Registering } from './registering.ts'

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
  const isOrganization = applicant.role === 'customer'
  const isSameKind = (isOrganization ? person.organization_id : person.instructor_id) !== null
  const again = isOrganization
    ? (['organization', 'registerOrganizationAgain'] as const)
    : (['instructor', 'registerInstructorAgain'] as const)
  const mayHandIn = standing === 'moreAsked' && afterMove(again[0], standing, again[1], 'applicant') !== null
  if (!isSameKind || !mayHandIn) refuse(alreadyRegistered)
  await renewByProof(tx, person.account_id, { passwordHash, now })
  await renameAccount(tx, person.account_id, applicant)
  return { accountId: person.account_id, isNew: false }
}
