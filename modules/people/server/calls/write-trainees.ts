import { setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { attachFile } from '#platform/server/files/store.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { isRenamed, typedNames } from '../../rules/names.ts'
import { accountNames, addressOf, followNames, inviteOne, keepingUnique } from '../acts/accounts.ts'
import { askForName } from '../acts/ask-for-name.ts'
import { writeAttachments } from '../acts/attachments.ts'
import { requireBirthDate } from '../acts/birth-date.ts'
import { flatOfTrainee, readyLists, writeLists } from '../acts/person-lists.ts'
import { lockTrainee, savedOf, takeTrainee } from '../acts/take.ts'
import { noun } from '../acts/trainee-noun.ts'
import { isNameChecked } from '../store/name-changes.ts'
import { keptNames } from '../store/names.ts'
import * as store from '../store/trainee-writes.ts'
import { findTrainee } from '../store/trainees.ts'

/** Hands an uploaded scan to the trainee; one that is theirs already stays. */
async function attachScan(db: Database, actor: Actor, traineeId: number, fileId: number | null, had: number | null) {
  if (fileId !== null && fileId !== had) await attachFile(db, actor, fileId, 'passportScan', ['trainee', traineeId])
}

export const addTrainee: Handler<typeof traineeCalls.addTrainee> = async (asked) => {
  const { db, actor, body, now, vault } = asked
  const { SendInvitation: sends, ...fields } = body
  await requireBirthDate(db, body.BirthDate, now)
  const names = typedNames(body)
  const lists = await readyLists(db, body, body.Email)
  const account = { email: body.Email, role: 'trainee' as const, ...accountNames(names) }
  const accountId = await inviteOne(asked, account, { sends })
  const code = await nextNumber(db, 'trainee', now)
  const made = { code, accountId, names, flat: flatOfTrainee(lists, body) }
  const saved = await keepingUnique(() => store.addTrainee(db, vault, fields, made))
  await writeLists(db, 'trainee', saved.ID, lists)
  await writeAttachments(asked, 'trainee', saved.ID, body.Attachments)
  await attachScan(db, actor, saved.ID, body.PassportFileID, null)
  await writeNew(asked, noun, { id: saved.ID, code, accountId }, 'addTrainee')
  return saved
}

export const updateTrainee: Handler<typeof traineeCalls.updateTrainee> = async (asked) => {
  const { db, actor, query, body, now, vault } = asked
  const trainee = (await findTrainee(db, actor, query.ID)) ?? refuse(notFound)
  const taken = await takeTrainee(asked, query.ID, body.Version)
  await requireBirthDate(db, body.BirthDate, now, trainee.BirthDate)
  const email = await addressOf(asked, taken.accountId, { was: trainee.Email, wanted: body.Email })
  const names = typedNames(body, keptNames(trainee))
  const lists = await readyLists(db, body, email)
  const made = { names, flat: flatOfTrainee(lists, body) }
  const set = store.traineeColumns(vault, taken.code, body, made, { email, organizationId: body.OrganizationID })
  await keepingUnique(() => writeAct(asked, noun, taken, 'updateTrainee', { set }))
  await writeLists(db, 'trainee', query.ID, lists)
  await writeAttachments(asked, 'trainee', query.ID, body.Attachments)
  await attachScan(db, actor, query.ID, body.PassportFileID, trainee.PassportFile?.ID ?? null)
  await followNames(db, taken.accountId, accountNames(names))
  return savedOf(taken)
}

export const updateLoginTrainee: Handler<typeof traineeCalls.updateLoginTrainee> = async (asked) => {
  const { db, actor, body, now, vault } = asked
  const id = actor.traineeId ?? refuse(notFound)
  const trainee = (await findTrainee(db, actor, id)) ?? refuse(notFound)
  const taken = await takeTrainee(asked, id, body.Version, { named: false })
  await requireBirthDate(db, body.BirthDate, now, trainee.BirthDate)
  const kept = keptNames(trainee)
  const typed = typedNames(body, kept)
  const waits = isRenamed(kept, typed) && (await isNameChecked(db, id))
  const names = waits ? kept : typed
  const lists = await readyLists(db, body, trainee.Email)
  const set = store.traineeColumns(vault, taken.code, body, { names, flat: flatOfTrainee(lists, body) }, null)
  await keepingUnique(() => writeAct(asked, noun, taken, 'updateTrainee', { set }))
  await writeLists(db, 'trainee', id, lists)
  await writeAttachments(asked, 'trainee', id, body.Attachments)
  await attachScan(db, actor, id, body.PassportFileID, trainee.PassportFile?.ID ?? null)
  await followNames(db, taken.accountId, accountNames(names))
  if (waits) await askForName(asked, id, typed, now)
  return savedOf(taken)
}

export const setTraineeActive: Handler<typeof traineeCalls.setTraineeActive> = async (asked) => {
  const { body } = asked
  const taken = await takeTrainee(asked, body.ID, body.Version)
  const act = body.IsActive ? 'activateTrainee' : 'deactivateTrainee'
  await writeAct(asked, noun, taken, act, { set: { is_active: body.IsActive } })
  if (taken.accountId !== null) await setAccountActive(asked, taken.accountId, body.IsActive, signIns)
  return savedOf(taken)
}

export const markTraineeSeen: Handler<typeof traineeCalls.markTraineeSeen> = async (asked) => {
  const trainee = await lockTrainee(asked, asked.query.ID)
  if (trainee.isNew) await writeAct(asked, noun, trainee, 'markTraineeSeen', { set: { is_new: false } })
  return { Done: true }
}
