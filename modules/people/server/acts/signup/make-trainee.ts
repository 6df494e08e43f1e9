import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { createAccount, renameAccount } from '#modules/accounts/server/public.ts'
import { renewByProof } from '#modules/signin/server/public.ts'
import type { TraineeSignup } from '../../../contract/signup/bodies.ts'
import { alreadyRegistered } from '../../../contract/refusals.ts'
import { firstIsMain } from '../../../rules/main-entry.ts'
import { accountNames, keepingUnique } from '../accounts.ts'
import { requireBirthDate } from '../birth-date.ts'
import { replaceContacts, replaceEducation } from '../../store/person-lists.ts'
import { lockedTrainee } from '../../store/locked.ts'
import { isNameChecked } from '../../store/name-changes.ts'
import { askForName } from '../ask-for-name.ts'
import { noun } from '../trainee-noun.ts'
import { addFullTrainee, completedColumns, signupNames } from '../../store/signup/trainees.ts'
import { attachAll } from './attachments.ts'
import { sortContacts } from './contacts.ts'
import { ofProvedAddress, type Registering } from './registering.ts'

/** A new trainee, or a light one made whole; signed in at once, as the address is proved. */
export async function makeTrainee(
  tx: Database,
  body: TraineeSignup,
  passwordHash: string,
  by: Registering,
): Promise<number> {
  const { signup, standing, now } = by
  if (standing !== 'new' && standing !== 'light') refuse(alreadyRegistered)
  await requireBirthDate(tx, body.BirthDate, now)
  const contacts = await sortContacts(tx, body.Contacts, signup.email)
  const save = by.person ? complete : add
  const { accountId, traineeId } = await keepingUnique(() => save(tx, body, passwordHash, by, contacts))
  await replaceContacts(tx, 'trainee', traineeId, contacts.entries)
  await replaceEducation(tx, 'trainee', traineeId, firstIsMain(body.Education))
  await attachAll(tx, signup.id, accountId, ['trainee', traineeId], body.Attachments)
  return accountId
}

interface Saved {
  readonly accountId: number
  readonly traineeId: number
}
type Contacts = Awaited<ReturnType<typeof sortContacts>>

const namesOf = (body: TraineeSignup) => accountNames(signupNames(body))

async function complete(
  tx: Database,
  body: TraineeSignup,
  passwordHash: string,
  { person, now, vault, as }: Registering,
  contacts: Contacts,
): Promise<Saved> {
  const { account_id: accountId, trainee_id } = person!
  const trainee = (await lockedTrainee(tx, trainee_id ?? 0, ofProvedAddress)) ?? refuse(alreadyRegistered)
  await renewByProof(tx, accountId, { passwordHash, now })
  // A name that was held against the passport stays until a reviewer accepts the other.
  const keepsName = await isNameChecked(tx, trainee.id)
  if (!keepsName) await renameAccount(tx, accountId, namesOf(body))
  const set = completedColumns(vault, trainee.code, body, contacts, { now, keepsName })
  await writeAct(as(accountId), noun, trainee, 'completeTrainee', { set })
  if (keepsName) await askForName(as(accountId), trainee.id, signupNames(body), now)
  return { accountId, traineeId: trainee.id }
}

async function add(
  tx: Database,
  body: TraineeSignup,
  passwordHash: string,
  { signup, now, language, vault, as }: Registering,
  contacts: Contacts,
): Promise<Saved> {
  const { email } = signup
  const account = { email, role: 'trainee' as const, language, passwordHash, emailProvedAt: now, ...namesOf(body) }
  const accountId = await createAccount(tx, account)
  const code = await nextNumber(tx, 'trainee', now)
  const traineeId = await addFullTrainee(tx, vault, body, contacts, { accountId, code, email }, now)
  await writeNew(as(accountId), noun, { id: traineeId, code, accountId }, 'registerTrainee')
  return { accountId, traineeId }
}
