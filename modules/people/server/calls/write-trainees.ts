import { attachFile } from '#platform/server/files/store.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { refuseChanged, setAccountActive } from '#modules/accounts/server/public.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { addressOf, followNames, inviteOne, keepingUnique } from '../accounts.ts'
import { requireBirthDate } from '../birth-date.ts'
import { askForName, isNameChecked } from '../store/name-changes.ts'
import * as store from '../store/trainee-writes.ts'
import { findTrainee } from '../store/trainees.ts'
import { signIns } from '#modules/signin/server/public.ts'

/** Hands an uploaded scan to the trainee; one that is theirs already stays. */
async function attachScan(db: Database, actor: Actor, traineeId: number, fileId: number | null, had: number | null) {
  if (fileId !== null && fileId !== had) await attachFile(db, actor, fileId, 'passportScan', ['trainee', traineeId])
}

const whose = ({ ID: id, Code: code }: { readonly ID: number; readonly Code: string }) => ({ id, code })

export const addTrainee: Handler<typeof traineeCalls.addTrainee> = async (asked) => {
  const { db, actor, body, now, record, vault } = asked
  const { SendInvitation: sends, ...fields } = body
  await requireBirthDate(db, body.BirthDate, now)
  const names = { nameAr: body.FullName.ar, nameEn: body.FullName.en }
  const accountId = await inviteOne(asked, { email: body.Email, role: 'trainee', ...names }, { sends })
  const code = await nextNumber(db, 'trainee', now)
  const saved = await keepingUnique(() => store.addTrainee(db, vault, fields, { code, accountId }))
  await attachScan(db, actor, saved.ID, body.PassportFileID, null)
  const after = { code, name: body.FullName, email: body.Email }
  await record({ kind: 'traineeAdded', subject: ['trainee', saved.ID], data: { code, accountId }, after })
  return saved
}

export const updateTrainee: Handler<typeof traineeCalls.updateTrainee> = async (asked) => {
  const { db, actor, query, body, now, record, vault } = asked
  const trainee = (await findTrainee(db, actor, query.ID)) ?? refuse(notFound)
  await requireBirthDate(db, body.BirthDate, now, trainee.BirthDate)
  const email = await addressOf(asked, trainee.account_id, { was: trainee.Email, wanted: body.Email })
  const academys = { email, organizationId: body.OrganizationID }
  const saved = await keepingUnique(() => store.changeTrainee(db, vault, whose(trainee), body.Version, body, academys))
  if (!saved) return refuseChanged(db, ['trainee', query.ID])
  await attachScan(db, actor, query.ID, body.PassportFileID, trainee.PassportFile?.ID ?? null)
  await followNames(db, trainee.account_id, { nameAr: body.FullName.ar, nameEn: body.FullName.en })
  const before = { name: trainee.FullName, email: trainee.Email, organizationId: trainee.OrganizationID }
  const after = { name: body.FullName, email, organizationId: body.OrganizationID }
  await record({ kind: 'traineeChanged', subject: ['trainee', query.ID], before, after })
  return saved
}

export const updateLoginTrainee: Handler<typeof traineeCalls.updateLoginTrainee> = async ({
  db,
  actor,
  body,
  now,
  record,
  vault,
}) => {
  const id = actor.traineeId ?? refuse(notFound)
  const trainee = (await findTrainee(db, actor, id)) ?? refuse(notFound)
  await requireBirthDate(db, body.BirthDate, now, trainee.BirthDate)
  const isRenamed = body.FullName.ar !== trainee.FullName.ar || body.FullName.en !== (trainee.FullName.en ?? '')
  // A name that was held against the passport is what certificates bear: another one is for a reviewer to accept.
  const waits = isRenamed && (await isNameChecked(db, id))
  const kept = { ar: trainee.FullName.ar ?? '', en: trainee.FullName.en ?? '' }
  const fields = waits ? { ...body, FullName: kept } : body
  const saved = await keepingUnique(() => store.changeTrainee(db, vault, whose(trainee), body.Version, fields, null))
  if (!saved) return refuseChanged(db, ['trainee', id], { named: false, reader: actor.userId })
  await attachScan(db, actor, id, body.PassportFileID, trainee.PassportFile?.ID ?? null)
  await followNames(db, trainee.account_id, { nameAr: fields.FullName.ar, nameEn: fields.FullName.en })
  const [before, after] = [{ name: trainee.FullName }, { name: fields.FullName }]
  await record({ kind: 'traineeChanged', subject: ['trainee', id], before, after })
  if (waits) {
    const changeId = await askForName(db, id, body.FullName, now)
    const asked = { before, after: { name: body.FullName } }
    await record({ kind: 'nameChangeAsked', subject: ['trainee', id], data: { changeId }, ...asked })
  }
  return saved
}

export const setTraineeActive: Handler<typeof traineeCalls.setTraineeActive> = async (asked) => {
  const { db, actor, body, record } = asked
  const trainee = (await findTrainee(db, actor, body.ID)) ?? refuse(notFound)
  const saved =
    (await store.setActive(db, body.ID, body.Version, body.IsActive)) ?? (await refuseChanged(db, ['trainee', body.ID]))
  if (trainee.account_id !== null) await setAccountActive(asked, trainee.account_id, body.IsActive, signIns)
  await record({
    kind: body.IsActive ? 'traineeActivated' : 'traineeDeactivated',
    subject: ['trainee', body.ID],
    before: { active: trainee.IsActive },
    after: { active: body.IsActive },
  })
  return saved
}

export const setTraineeAsNotNew: Handler<typeof traineeCalls.setTraineeAsNotNew> = async ({ db, actor, query }) => {
  if (!(await findTrainee(db, actor, query.ID))) refuse(notFound)
  await store.setAsNotNew(db, query.ID)
  return { Done: true }
}
