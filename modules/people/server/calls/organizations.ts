import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { pendingAddress, refuseChanged, setAccountActive } from '#modules/accounts/server/public.ts'
import type { organizationCalls } from '../../contract/calls.ts'
import { personActions } from '../../rules/people-actions.ts'
import { addressOf, followNames, inviteOne } from '../accounts.ts'
import { attachmentsOf } from '../store/person-lists.ts'
import { isAccepted, type ApplicationState } from '../../rules/application-states.ts'
import * as store from '../store/organizations.ts'
import { signIns } from '#modules/signin/server/public.ts'

type Row = { readonly ID: number; readonly IsActive: boolean; readonly ApplicationState: ApplicationState }

const withActions = <R extends Row>(row: R, actor: Actor) => ({
  ...row,
  Actions: personActions({ isActive: row.IsActive, application: row.ApplicationState }, actor, {
    isOwn: row.ID === actor.organizationId,
  }),
})

export const listOrganizations: Handler<typeof organizationCalls.listOrganizations> = async ({ db, actor, query }) => {
  const { items, total } = await store.listOrganizations(db, query)
  return { Items: items.map((row) => withActions(row, actor)), Total: total }
}

async function one(db: Database, actor: Actor, id: number) {
  const found = (await store.findOrganization(db, id)) ?? refuse(notFound)
  const { account_id, application_note, applied_at, ...row } = found
  return {
    ...withActions(row, actor),
    Application: { State: row.ApplicationState, Note: application_note, AppliedAt: applied_at },
    AddressChange: await pendingAddress(db, account_id),
    Attachments: await attachmentsOf(db, 'organization', id),
  }
}

export const getOrganization: Handler<typeof organizationCalls.getOrganization> = ({ db, actor, query }) =>
  one(db, actor, query.ID)

export const getLoginOrganization: Handler<typeof organizationCalls.getLoginOrganization> = ({ db, actor }) =>
  one(db, actor, actor.organizationId ?? 0)

/** The contact person's account bears the one name that is known, in both scripts' places. */
const contact = (name: string) => ({ nameAr: name, nameEn: name })

export const addOrganization: Handler<typeof organizationCalls.addOrganization> = async (asked) => {
  const { db, body, now, record } = asked
  const { SendInvitation: sends, ...fields } = body
  const person = { email: body.ContactEmail, role: 'customer' as const, ...contact(body.ContactName) }
  const accountId = await inviteOne(asked, person, { sends, field: 'ContactEmail' })
  const code = await nextNumber(db, 'organization', now)
  const saved = await store.addOrganization(db, fields, { code, accountId })
  const after = { code, name: body.Name, email: body.ContactEmail, credit: body.CreditApproved }
  await record({ kind: 'organizationAdded', subject: ['organization', saved.ID], data: { code, accountId }, after })
  return saved
}

export const updateOrganization: Handler<typeof organizationCalls.updateOrganization> = async (asked) => {
  const { db, query, body, record } = asked
  const before = (await store.findOrganization(db, query.ID)) ?? refuse(notFound)
  const addresses = { was: before.ContactEmail, wanted: body.ContactEmail, field: 'ContactEmail' }
  const ContactEmail = await addressOf(asked, before.account_id, addresses)
  const changed = await store.changeOrganization(db, query.ID, body.Version, { ...body, ContactEmail })
  const saved = changed ?? (await refuseChanged(db, ['organization', query.ID]))
  // The contact person before was erased with the account.
  if (before.account_id === null && before.ContactEmail === '') {
    const invited = { email: body.ContactEmail, ...contact(body.ContactName), role: 'customer' as const }
    const accountId = await inviteOne(asked, invited, { sends: true, field: 'ContactEmail' })
    await store.giveAccount(db, query.ID, accountId)
  } else if (before.ContactName !== body.ContactName)
    await followNames(db, before.account_id, contact(body.ContactName))
  await record({
    kind: 'organizationChanged',
    subject: ['organization', query.ID],
    before: { name: before.Name, email: before.ContactEmail, credit: before.CreditApproved },
    after: { name: body.Name, email: ContactEmail, credit: body.CreditApproved },
  })
  return saved
}

export const updateLoginOrganization: Handler<typeof organizationCalls.updateLoginOrganization> = async ({
  db,
  actor,
  body,
  record,
}) => {
  const id = actor.organizationId ?? refuse(notFound)
  const before = (await store.findOrganization(db, id)) ?? refuse(notFound)
  const saved =
    (await store.changeOwnOrganization(db, id, body.Version, body)) ??
    (await refuseChanged(db, ['organization', id], { named: false, reader: actor.userId }))
  if (before.ContactName !== body.ContactName) await followNames(db, before.account_id, contact(body.ContactName))
  await record({
    kind: 'organizationChanged',
    subject: ['organization', id],
    before: { name: before.Name },
    after: { name: body.Name },
  })
  return saved
}

export const setOrganizationActive: Handler<typeof organizationCalls.setOrganizationActive> = async (asked) => {
  const { db, body, record } = asked
  const { account_id, ApplicationState, IsActive } = (await store.findOrganization(db, body.ID)) ?? refuse(notFound)
  if (!isAccepted(ApplicationState)) refuse(notNow, { action: 'activate', state: ApplicationState })
  const saved =
    (await store.setActive(db, body.ID, body.Version, body.IsActive)) ??
    (await refuseChanged(db, ['organization', body.ID]))
  if (account_id !== null) await setAccountActive(asked, account_id, body.IsActive, signIns)
  const kind = body.IsActive ? 'organizationActivated' : 'organizationDeactivated'
  const [before, after] = [{ active: IsActive }, { active: body.IsActive }]
  await record({ kind, subject: ['organization', body.ID], before, after })
  return saved
}
