import { invite, inviteAccounts } from '#modules/accounts/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import type { Handler } from '#platform/server/handler.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { typedNames } from '../../rules/names.ts'
import { openToOrganization, type FieldOfOrganization } from '../../rules/of-organization.ts'
import { accountNames, followNames, keepingUnique } from '../acts/accounts.ts'
import { requireBirthDate } from '../acts/birth-date.ts'
import { flatOfTrainee, readyLists, writeLists } from '../acts/person-lists.ts'
import { savedOf, takeTrainee } from '../acts/take.ts'
import { noun } from '../acts/trainee-noun.ts'
import { isNameChecked } from '../store/name-changes.ts'
import { keptNames } from '../store/names.ts'
import { findOrganization } from '../store/organizations.ts'
import * as store from '../store/trainee-writes.ts'
import { findTrainee } from '../store/trainees.ts'

/** Unlike the academy, an organization takes over no account that is there already: with a known address it is refused. */
export const addTraineeOfCustomer: Handler<typeof traineeCalls.addTraineeOfCustomer> = async (asked) => {
  const { db, actor, body, now, vault } = asked
  const organization = (await findOrganization(db, actor, actor.organizationId ?? 0)) ?? refuse(notFound)
  await requireBirthDate(db, body.BirthDate, now)
  const names = typedNames(body)
  const lists = await readyLists(db, body, body.Email)
  const person = { email: body.Email, role: 'trainee' as const, ...accountNames(names) }
  const [accountId] = await keepingUnique(() => inviteAccounts(db, [person]))
  const code = await nextNumber(db, 'trainee', now)
  const made = { code, accountId: accountId!, names, flat: flatOfTrainee(lists, {}) }
  const fields = { ...body, OrganizationID: organization.ID, PassportFileID: null }
  const saved = await keepingUnique(() => store.addTrainee(db, vault, fields, made))
  await writeLists(db, 'trainee', saved.ID, lists)
  await writeNew(asked, noun, { id: saved.ID, code, accountId: accountId! }, 'addTraineeOfCustomer')
  await invite(db, [accountId!], now, organization.Name)
  return saved
}

/** The fields that are written, by the name under which they are open or not. */
const written = (body: object): FieldOfOrganization[] =>
  Object.keys(body).flatMap((field) =>
    field === 'ID' || field === 'Version'
      ? []
      : [field === 'NameParts' || field === 'FullName' ? 'Name' : (field as FieldOfOrganization)],
  )

export const correctTraineeOfCustomer: Handler<typeof traineeCalls.correctTraineeOfCustomer> = async (asked) => {
  const { db, actor, body, now, vault } = asked
  const { ID, Version, ...given } = body
  const taken = await takeTrainee(asked, ID, Version, { named: false })
  const trainee = (await findTrainee(db, actor, ID)) ?? refuse(notFound)
  if (!trainee.IsActive) refuse(notNow, { action: 'correctTraineeOfCustomer', state: 'inactive' })
  const open = openToOrganization({ ...trainee, IsNameChecked: await isNameChecked(db, ID) })
  const closed = written(given).find((field) => !open.includes(field))
  if (closed) {
    const path = closed === 'Name' ? (given.NameParts ? 'NameParts' : 'FullName') : closed
    refuse(invalidInput, {}, [{ path, code: 'personsOwn' }])
  }
  const fields = { ...trainee, ...given }
  await requireBirthDate(db, fields.BirthDate, now, trainee.BirthDate)
  const kept = keptNames(trainee)
  const names = given.NameParts || given.FullName ? typedNames(given, kept) : kept
  const lists = await readyLists(db, given, trainee.Email)
  const set = store.traineeColumns(
    vault,
    taken.code,
    { ...fields, PassportNumber: given.PassportNumber, PassportFileID: trainee.PassportFile?.ID ?? null } as never,
    { names, flat: flatOfTrainee(lists, {}) },
    null,
  )
  await keepingUnique(() => writeAct(asked, noun, taken, 'correctTraineeOfCustomer', { set }))
  await writeLists(db, 'trainee', ID, lists)
  await followNames(db, taken.accountId, accountNames(names))
  return savedOf(taken)
}
