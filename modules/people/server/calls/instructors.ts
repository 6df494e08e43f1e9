import { requireCurrency } from '#modules/lookups/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { pendingAddress, refuseChanged, setAccountActive } from '#modules/accounts/server/public.ts'
import type { instructorCalls } from '../../contract/calls.ts'
import { personActions } from '../../rules/people-actions.ts'
import { addressOf, followNames, inviteOne, keepingUnique } from '../accounts.ts'
import { allContacts } from '../store/needed-contacts.ts'
import { attachmentsOf, chosenOf, educationOf } from '../store/person-lists.ts'
import { isAccepted } from '../../rules/application-states.ts'
import * as store from '../store/instructors.ts'
import { signIns } from '#modules/signin/server/public.ts'

/** Fees are the reviewers' and the instructor's own to see. */
function shown<Row extends store.InstructorRow>({ daily_fee_minor, currency, ...row }: Row, actor: Actor) {
  const isOwn = row.ID === actor.instructorId
  const seesFee = isOwn || passes('reviewers', actor.role, actor.permissions)
  return {
    ...row,
    DailyFee: seesFee ? { Minor: daily_fee_minor, Currency: currency } : null,
    Actions: personActions({ isActive: row.IsActive, isNew: row.IsNew, application: row.ApplicationState }, actor, {
      isOwn,
    }),
  }
}

async function listed(db: Database, actor: Actor, query: store.InstructorQuery) {
  const { items, total } = await store.listInstructors(db, query)
  return { Items: items.map((row) => shown(row, actor)), Total: total }
}

export const listInstructors: Handler<typeof instructorCalls.listInstructors> = ({ db, actor, query }) =>
  listed(db, actor, query)

export const searchInstructors: Handler<typeof instructorCalls.searchInstructors> = ({ db, actor, body }) =>
  listed(db, actor, body)

export const filterInstructors: Handler<typeof instructorCalls.filterInstructors> = async ({ db, query }) => ({
  Items: await store.filterInstructors(db, query.search),
})

async function one(db: Database, actor: Actor, id: number) {
  const found = (await store.findInstructor(db, id)) ?? refuse(notFound)
  const { account_id, work_email, application_note, applied_at, ...row } = found
  const own = { EMAIL: row.Email, WORKEMAIL: work_email, MOBILE: row.Mobile }
  const [Contacts, Education, Languages, Areas, Sectors, Attachments] = await Promise.all([
    allContacts(db, 'instructor', id, own),
    educationOf(db, 'instructor', id),
    chosenOf(db, 'instructor', 'language', id),
    chosenOf(db, 'instructor', 'area', id),
    chosenOf(db, 'instructor', 'sector', id),
    attachmentsOf(db, 'instructor', id),
  ])
  return {
    ...shown(row, actor),
    AddressChange: await pendingAddress(db, account_id),
    Application: { State: row.ApplicationState, Note: application_note, AppliedAt: applied_at },
    Contacts,
    Education,
    Languages,
    Areas,
    Sectors,
    Attachments,
  }
}

/** What the audit keeps of an instructor beside the addresses: money and rights. */
const factsOf = (fields: {
  FullName: unknown
  DailyFee: { Minor: number; Currency: string }
  IsExaminer: boolean
  IsPracticalAssessor: boolean
}) => ({
  name: fields.FullName,
  dailyFee: fields.DailyFee,
  examiner: fields.IsExaminer,
  practicalAssessor: fields.IsPracticalAssessor,
})

export const getInstructor: Handler<typeof instructorCalls.getInstructor> = ({ db, actor, query }) =>
  one(db, actor, query.ID)

export const getLoginInstructor: Handler<typeof instructorCalls.getLoginInstructor> = ({ db, actor }) =>
  one(db, actor, actor.instructorId ?? 0)

export const addInstructor: Handler<typeof instructorCalls.addInstructor> = async (asked) => {
  const { db, body, now, record } = asked
  const { SendInvitation: sends, ...fields } = body
  await requireCurrency(db, 'DailyFee', body.DailyFee)
  const names = { nameAr: body.FullName.ar, nameEn: body.FullName.en }
  const accountId = await inviteOne(asked, { email: body.Email, role: 'instructor', ...names }, { sends })
  const code = await nextNumber(db, 'instructor', now)
  const saved = await keepingUnique(() => store.addInstructor(db, fields, { code, accountId }))
  const after = { code, email: body.Email, ...factsOf(body) }
  await record({ kind: 'instructorAdded', subject: ['instructor', saved.ID], data: { code, accountId }, after })
  return saved
}

export const updateInstructor: Handler<typeof instructorCalls.updateInstructor> = async (asked) => {
  const { db, query, body, record } = asked
  const { account_id, ...found } = (await store.findInstructor(db, query.ID)) ?? refuse(notFound)
  await requireCurrency(db, 'DailyFee', body.DailyFee)
  const Email = await addressOf(asked, account_id, { was: found.Email, wanted: body.Email })
  const saved = await keepingUnique(() => store.changeInstructor(db, query.ID, body.Version, { ...body, Email }))
  if (!saved) return refuseChanged(db, ['instructor', query.ID])
  await followNames(db, account_id, { nameAr: body.FullName.ar, nameEn: body.FullName.en })
  const before = {
    email: found.Email,
    ...factsOf({ ...found, DailyFee: { Minor: found.daily_fee_minor, Currency: found.currency } }),
  }
  const after = { email: Email, ...factsOf(body) }
  await record({ kind: 'instructorChanged', subject: ['instructor', query.ID], before, after })
  return saved
}

export const updateLoginInstructor: Handler<typeof instructorCalls.updateLoginInstructor> = async ({
  db,
  actor,
  body,
  record,
}) => {
  const id = actor.instructorId ?? refuse(notFound)
  const { account_id, FullName } = (await store.findInstructor(db, id)) ?? refuse(notFound)
  const saved =
    (await store.changeOwnInstructor(db, id, body.Version, body)) ??
    (await refuseChanged(db, ['instructor', id], { named: false, reader: actor.userId }))
  await followNames(db, account_id, { nameAr: body.FullName.ar, nameEn: body.FullName.en })
  const [before, after] = [{ name: FullName }, { name: body.FullName }]
  await record({ kind: 'instructorChanged', subject: ['instructor', id], before, after })
  return saved
}

export const setInstructorActive: Handler<typeof instructorCalls.setInstructorActive> = async (asked) => {
  const { db, body, record } = asked
  const { account_id, ApplicationState, IsActive } = (await store.findInstructor(db, body.ID)) ?? refuse(notFound)
  if (!isAccepted(ApplicationState)) refuse(notNow, { action: 'activate', state: ApplicationState })
  const saved =
    (await store.setActive(db, body.ID, body.Version, body.IsActive)) ??
    (await refuseChanged(db, ['instructor', body.ID]))
  if (account_id !== null) await setAccountActive(asked, account_id, body.IsActive, signIns)
  await record({
    kind: body.IsActive ? 'instructorActivated' : 'instructorDeactivated',
    subject: ['instructor', body.ID],
    before: { active: IsActive },
    after: { active: body.IsActive },
  })
  return saved
}

export const setInstructorAsNotNew: Handler<typeof instructorCalls.setInstructorAsNotNew> = async ({ db, query }) => {
  if (!(await store.findInstructor(db, query.ID))) refuse(notFound)
  await store.setAsNotNew(db, query.ID)
  return { Done: true }
}
