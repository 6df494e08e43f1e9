import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { OrganizationSignup } from '../../../contract/signup/bodies.ts'
import { addApplyingOrganization, applyingOrganizationColumns } from '../../store/signup/organizations.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import { noun } from '../organization-noun.ts'
import { lockedApplicant } from '../../store/locked.ts'
import { applicantsAccount } from './applicants-account.ts'
import { attachAll } from './attachments.ts'
import { tellApplicant } from './tell-applicant.ts'
import { ofProvedAddress, type Registering } from './registering.ts'

/** An organization that waits for approval, or what was asked for more of one that does. */
export async function makeOrganization(
  tx: Database,
  body: OrganizationSignup,
  passwordHash: string,
  by: Registering,
): Promise<number> {
  const names = { nameAr: body.ContactName, nameEn: body.ContactName }
  const { accountId, isNew } = await applicantsAccount(tx, by, { role: 'customer', passwordHash, ...names })
  const { signup, person, now } = by
  const doing = by.as(accountId)
  const code = person?.organization_code ?? (await nextNumber(tx, 'organization', now))
  let id = person?.organization_id ?? 0
  if (isNew) {
    id = await addApplyingOrganization(tx, body, { accountId, code, email: signup.email }, now)
    await writeNew(doing, noun, { id, code, accountId }, 'registerOrganization')
  } else {
    const known = (await lockedApplicant(tx, 'organization', id, ofProvedAddress)) ?? refuse(alreadyRegistered)
    const set = applyingOrganizationColumns(body, now)
    await writeAct(doing, noun, known, 'registerOrganizationAgain', { set })
  }
  await attachAll(tx, signup.id, accountId, ['organization', id], body.Attachments)
  await tellApplicant(tx, accountId, 'received', { kind: 'organization', code })
  return accountId
}
