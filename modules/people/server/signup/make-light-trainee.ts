import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { claimByProof } from '#modules/signin/server/public.ts'
import type { LightTraineeSignup } from '../../contract/signup/bodies.ts'
import { alreadyRegistered } from '../../contract/refusals.ts'
import { keepingUnique } from '../accounts.ts'
import { addLightTrainee, changeLightTrainee, latinName } from '../store/signup/trainees.ts'
import type { Made, Registering } from './registering.ts'
import { createAccount } from '#modules/accounts/server/public.ts'

/** Somebody who comes for a competition. Who comes again by the same address is the same trainee. */
export async function makeLightTrainee(
  tx: Database,
  body: LightTraineeSignup,
  { signup, person, standing, now, language }: Registering,
): Promise<Made> {
  if (standing === 'light' && person) {
    await claimByProof(tx, person.account_id, now)
    await changeLightTrainee(tx, person.trainee_id ?? 0, body, now)
    return made(person.account_id, person.trainee_id ?? 0)
  }
  if (standing !== 'new') refuse(alreadyRegistered)
  const names = { nameAr: body.Name, nameEn: latinName(body.Name) }
  const account = { email: signup.email, role: 'trainee' as const, language, emailProvedAt: now, ...names }
  return keepingUnique(async () => {
    const accountId = await createAccount(tx, account)
    const code = await nextNumber(tx, 'trainee', now)
    return made(accountId, await addLightTrainee(tx, body, { accountId, code, email: signup.email }, now))
  })
}

const made = (accountId: number, traineeId: number): Made => ({
  accountId,
  event: { kind: 'lightTraineeRegistered', subject: ['trainee', traineeId], data: { traineeId } },
})
