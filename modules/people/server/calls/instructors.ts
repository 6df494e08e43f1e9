import { requireCurrency } from '#modules/lookups/server/public.ts'
import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import { passes } from '#platform/shared/access.ts'
import { nearness } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { pendingAddress, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import type { instructorCalls } from '../../contract/calls.ts'
import { personActions } from '../../rules/people-actions.ts'
import { writeAttachments } from '../acts/attachments.ts'
import { accountNames, addressOf, followNames, inviteOne, keepingUnique } from '../acts/accounts.ts'
import { noun } from '../acts/instructor-noun.ts'
import { personKinds } from '../acts/person-kinds.ts'
import { savedOf, takeApplicant } from '../acts/take.ts'
import { wholeInstructor } from '../acts/shown-records.ts'
import { flatOfInstructor, readyLists, writeLists } from '../acts/person-lists.ts'
import { isAccepted } from '../../rules/applications.ts'
import { typedNames } from '../../rules/names.ts'
import { mergedInto } from '../merging/record.ts'
import { keptNames } from '../store/names.ts'
import * as store from '../store/instructors.ts'

/** Fees are the reviewers' and the instructor's own to see. */
function shown<Row extends store.InstructorRow>({ daily_fee_minor, currency, ...row }: Row, actor: Actor) {
  const isOwn = row.ID === actor.instructorId
  const seesFee = isOwn || passes('reviewers', actor.role, actor.permissions)
  return {
    ...row,
    DailyFee: seesFee ? { Minor: daily_fee_minor, Currency: currency } : null,
    Actions: personActions(
      'Instructor',
      { isActive: row.IsActive, isNew: row.IsNew, application: row.ApplicationState },
      actor,
      isOwn,
    ),
  }
}

async function listed(db: Database, actor: Actor, query: store.InstructorQuery) {
  const { rows, ...found } = await store.listInstructors(db, actor, query)
  return { Items: rows.map((row) => shown(row, actor)), Total: found.total, ...nearness(found) }
}

export const listInstructors: Handler<typeof instructorCalls.listInstructors> = ({ db, actor, query }) =>
  listed(db, actor, query)

export const searchInstructors: Handler<typeof instructorCalls.searchInstructors> = ({ db, actor, body }) =>
  listed(db, actor, body)

export const filterInstructors: Handler<typeof instructorCalls.filterInstructors> = async ({ db, actor, query }) => {
  const { rows, ...found } = await store.filterInstructors(db, actor, query.search)
  return { Items: rows, ...nearness(found) }
}

async function foundOne(db: Database, actor: Actor, id: number) {
  const found = await wholeInstructor(db, actor, id)
  if (!found) return undefined
  const { account_id, application_note, applied_at, ...row } = found
  return {
    ...shown(row, actor),
    AddressChange: await pendingAddress(db, account_id),
    Application: { State: row.ApplicationState, Note: application_note, AppliedAt: applied_at },
  }
}

/** The whole record with what the actor may do; refuses where it is not the actor's to see. */
export const shownInstructor = async (db: Database, actor: Actor, id: number) =>
  (await foundOne(db, actor, id)) ?? refuse(notFound)

export const getInstructor: Handler<typeof instructorCalls.getInstructor> = async ({ db, actor, query: { ID } }) => {
  const found = await foundOne(db, actor, ID)
  if (found) return found
  // The address of a record that was merged leads to the one that holds what it held.
  const into = await mergedInto(db, actor, personKinds.instructor, ID)
  return into ? shownInstructor(db, actor, into.ID) : refuse(notFound)
}

export const getLoginInstructor: Handler<typeof instructorCalls.getLoginInstructor> = ({ db, actor }) =>
  shownInstructor(db, actor, actor.instructorId ?? 0)

export const addInstructor: Handler<typeof instructorCalls.addInstructor> = async (asked) => {
  const { db, body, now } = asked
  const { SendInvitation: sends, ...fields } = body
  await requireCurrency(db, 'DailyFee', body.DailyFee)
  const names = typedNames(body)
  const lists = await readyLists(db, body, body.Email)
  const account = { email: body.Email, role: 'instructor' as const, ...accountNames(names) }
  const accountId = await inviteOne(asked, account, { sends })
  const code = await nextNumber(db, 'instructor', now)
  const made = { code, accountId, names, flat: flatOfInstructor(lists, body) }
  const saved = await keepingUnique(() => store.addInstructor(db, fields, made))
  await writeLists(db, 'instructor', saved.ID, lists)
  await writeAttachments(asked, 'instructor', saved.ID, body.Attachments)
  await writeNew(asked, noun, { id: saved.ID, code, accountId }, 'addInstructor')
  return saved
}

export const updateInstructor: Handler<typeof instructorCalls.updateInstructor> = async (asked) => {
  const { db, actor, query, body } = asked
  const found = (await store.findInstructor(db, actor, query.ID)) ?? refuse(notFound)
  const taken = await takeApplicant(asked, 'instructor', query.ID, body.Version)
  await requireCurrency(db, 'DailyFee', body.DailyFee)
  const Email = await addressOf(asked, taken.accountId, { was: found.Email, wanted: body.Email })
  const names = typedNames(body, keptNames(found))
  const lists = await readyLists(db, body, Email)
  const set = store.instructorColumns({ ...body, Email }, { names, flat: flatOfInstructor(lists, body) })
  await keepingUnique(() => writeAct(asked, noun, taken, 'updateInstructor', { set }))
  await writeLists(db, 'instructor', query.ID, lists)
  await writeAttachments(asked, 'instructor', query.ID, body.Attachments)
  await followNames(db, taken.accountId, accountNames(names))
  return savedOf(taken)
}

export const updateLoginInstructor: Handler<typeof instructorCalls.updateLoginInstructor> = async (asked) => {
  const { db, actor, body } = asked
  const id = actor.instructorId ?? refuse(notFound)
  const found = (await store.findInstructor(db, actor, id)) ?? refuse(notFound)
  const taken = await takeApplicant(asked, 'instructor', id, body.Version, { named: false })
  const names = typedNames(body, keptNames(found))
  const lists = await readyLists(db, body, found.Email)
  const set = store.ownInstructorColumns(body, { names, flat: flatOfInstructor(lists, {}) })
  await writeAct(asked, noun, taken, 'updateInstructor', { set })
  await writeLists(db, 'instructor', id, lists)
  await writeAttachments(asked, 'instructor', id, body.Attachments)
  await followNames(db, taken.accountId, accountNames(names))
  return savedOf(taken)
}

export const setInstructorActive: Handler<typeof instructorCalls.setInstructorActive> = async (asked) => {
  const { body } = asked
  const act = body.IsActive ? 'activateInstructor' : 'deactivateInstructor'
  const taken = await takeApplicant(asked, 'instructor', body.ID, body.Version)
  if (!isAccepted(taken.application)) refuse(notNow, { action: act, state: taken.application })
  await writeAct(asked, noun, taken, act, { set: { is_active: body.IsActive } })
  if (taken.accountId !== null) await setAccountActive(asked, taken.accountId, body.IsActive, signIns)
  return savedOf(taken)
}

export const markInstructorSeen: Handler<typeof instructorCalls.markInstructorSeen> = async (asked) => {
  const { db, actor, query } = asked
  const found = (await store.findInstructor(db, actor, query.ID)) ?? refuse(notFound)
  const taken = await takeApplicant(asked, 'instructor', found.ID, found.Version)
  if (found.IsNew) await writeAct(asked, noun, taken, 'markInstructorSeen', { set: { is_new: false } })
  return { Done: true }
}
