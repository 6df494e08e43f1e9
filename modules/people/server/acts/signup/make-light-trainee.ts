import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { createAccount } from '#modules/accounts/server/public.ts'
import { claimByProof } from '#modules/signin/server/public.ts'
import type { LightTraineeSignup } from '../../../contract/signup/bodies.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import { lockedTrainee } from '../../store/locked.ts'
import { keepingUnique } from '../accounts.ts'
import { noun } from '../trainee-noun.ts'
import { addLightTrainee, latinName, lightColumns } from '../../store/signup/trainees.ts'
import { ofProvedAddress, type Registering } from './registering.ts'

/** Somebody who comes for a competition. Who comes again by the same address is the same trainee. */
export async function makeLightTrainee(tx: Database, body: LightTraineeSignup, by: Registering): Promise<number> {
  const { signup, person, standing, now, language } = by
  if (standing === 'light' && person) {
    await claimByProof(tx, person.account_id, now)
    const known = (await lockedTrainee(tx, person.trainee_id ?? 0, ofProvedAddress)) ?? refuse(alreadyRegistered)
    await writeAct(by.as(person.account_id), noun, known, 'registerLightTrainee', { set: lightColumns(body, now) })
    return person.account_id
  }
  if (standing !== 'new') refuse(alreadyRegistered)
  const names = { nameAr: body.Name, nameEn: latinName(body.Name) }
  const account = { email: signup.email, role: 'trainee' as const, language, emailProvedAt: now, ...names }
  return keepingUnique(async () => {
    const accountId = await createAccount(tx, account)
    const code = await nextNumber(tx, 'trainee', now)
    const id = await addLightTrainee(tx, body, { accountId, code, email: signup.email }, now)
    await writeNew(by.as(accountId), noun, { id, code, accountId }, 'registerLightTrainee')
    return accountId
  })
}
