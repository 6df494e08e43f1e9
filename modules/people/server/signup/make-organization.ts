import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { OrganizationSignup } from '../../contract/signup/bodies.ts'
import { addApplyingOrganization, changeApplyingOrganization } from '../store/signup/organizations.ts'
import { applicantsAccount } from './applicants-account.ts'
import { attachAll } from './attachments.ts'
import { tellApplicant } from './tell-applicant.ts'
import type { Made, Registering } from './registering.ts'

/** An organization that waits for approval, or what was asked for more of one that does. */
export async function makeOrganization(
  tx: Database,
  body: OrganizationSignup,
  passwordHash: string,
  by: Registering,
): Promise<Made> {
  const names = { nameAr: body.ContactName, nameEn: body.ContactName }
  const { accountId, isNew } = await applicantsAccount(tx, by, { role: 'customer', passwordHash, ...names })
  const { signup, person, now } = by
  let organizationId = person?.organization_id ?? 0
  const code = person?.organization_code ?? (await nextNumber(tx, 'organization', now))
  if (isNew) {
    const made = { accountId, code, email: signup.email }
    organizationId = await addApplyingOrganization(tx, body, made, now)
  } else await changeApplyingOrganization(tx, organizationId, body, now)
  await attachAll(tx, signup.id, accountId, ['organization', organizationId], body.Attachments)
  await tellApplicant(tx, accountId, 'received', { kind: 'organization', code })
  const kind = isNew ? 'organizationRegistered' : 'organizationRegisteredAgain'
  return { accountId, event: { kind, subject: ['organization', organizationId], data: { accountId, code } } }
}
