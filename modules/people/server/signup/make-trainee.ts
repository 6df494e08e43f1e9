import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { renewByProof } from '#modules/signin/server/public.ts'
import type { TraineeSignup } from '../../contract/signup/bodies.ts'
import { alreadyRegistered } from '../../contract/refusals.ts'
import { keepingUnique } from '../accounts.ts'
import { requireBirthDate } from '../birth-date.ts'
import { replaceContacts, replaceEducation } from '../store/person-lists.ts'
import { askForName, isNameChecked } from '../store/name-changes.ts'
import { addFullTrainee, completeTrainee, fullName } from '../store/signup/trainees.ts'
import { attachAll } from './attachments.ts'
import { sortContacts } from './contacts.ts'
import type { Made, Registering } from './registering.ts'
import { createAccount, renameAccount } from '#modules/accounts/server/public.ts'

/** A new trainee, or a light one made whole; signed in at once, as the address is proved. */
export async function makeTrainee(
  tx: Database,
  body: TraineeSignup,
  passwordHash: string,
  by: Registering,
): Promise<Made> {
  const { signup, standing, now } = by
  if (standing !== 'new' && standing !== 'light') refuse(alreadyRegistered)
  await requireBirthDate(tx, body.BirthDate, now)
  const contacts = await sortContacts(tx, body.Contacts, signup.email)
  const { accountId, traineeId } = await keepingUnique(() => save(tx, body, passwordHash, by, contacts))
  await replaceContacts(tx, 'trainee', traineeId, contacts.further)
  await replaceEducation(tx, 'trainee', traineeId, body.Education)
  await attachAll(tx, signup.id, accountId, ['trainee', traineeId], body.Attachments)
  const kind = standing === 'new' ? 'traineeRegistered' : 'traineeCompleted'
  return { accountId, event: { kind, subject: ['trainee', traineeId], data: { traineeId } } }
}

async function save(
  tx: Database,
  body: TraineeSignup,
  passwordHash: string,
  { signup, person, now, language, vault }: Registering,
  contacts: { workEmail: string; mobile: string },
): Promise<{ accountId: number; traineeId: number }> {
  const name = fullName(body)
  const names = { nameAr: name.ar, nameEn: name.en }
  if (person) {
    const { account_id: accountId, trainee_id: traineeId } = person
    await renewByProof(tx, accountId, { passwordHash, now })
    // A name that was held against the passport stays until a reviewer accepts the other.
    const keepsName = traineeId !== null && (await isNameChecked(tx, traineeId))
    if (keepsName) await askForName(tx, traineeId, name, now)
    else await renameAccount(tx, accountId, names)
    await completeTrainee(tx, vault, traineeId ?? 0, body, contacts, { now, keepsName })
    return { accountId, traineeId: traineeId ?? 0 }
  }
  const accountId = await createAccount(tx, {
    email: signup.email,
    role: 'trainee',
    language,
    passwordHash,
    emailProvedAt: now,
    ...names,
  })
  const made = { accountId, code: await nextNumber(tx, 'trainee', now), email: signup.email }
  return { accountId, traineeId: await addFullTrainee(tx, vault, body, contacts, made, now) }
}
