import { writeAct, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nearness } from '#platform/server/reading/list.ts'
import { nextNumber } from '#platform/server/content/number-series.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { pendingAddress, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import type { organizationCalls } from '../../contract/calls.ts'
import { personActions } from '../../rules/people-actions.ts'
import { writeAttachments } from '../acts/attachments.ts'
import { addressOf, followNames, inviteOne } from '../acts/accounts.ts'
import { flatOf, peopleAt, readyContacts, type ReadyContacts } from '../acts/contact-people.ts'
import { noun } from '../acts/organization-noun.ts'
import { wholeOrganization } from '../acts/shown-records.ts'
import { savedOf, takeApplicant } from '../acts/take.ts'
import { replaceContactPeople } from '../store/contact-people.ts'
import { isAccepted, type ApplicationState } from '../../rules/applications.ts'
import * as store from '../store/organizations.ts'

type Row = { readonly ID: number; readonly IsActive: boolean; readonly ApplicationState: ApplicationState }

const withActions = <R extends Row>(row: R, actor: Actor) => ({
  ...row,
  Actions: personActions(
    'Organization',
    { isActive: row.IsActive, application: row.ApplicationState },
    actor,
    row.ID === actor.organizationId,
  ),
})

export const listOrganizations: Handler<typeof organizationCalls.listOrganizations> = async ({ db, actor, query }) => {
  const { rows, ...found } = await store.listOrganizations(db, actor, query)
  return { Items: rows.map((row) => withActions(row, actor)), Total: found.total, ...nearness(found) }
}

async function one(db: Database, actor: Actor, id: number) {
  const found = (await wholeOrganization(db, actor, id)) ?? refuse(notFound)
  const { account_id, application_note, applied_at, ...row } = found
  return {
    ...withActions(row, actor),
    Application: { State: row.ApplicationState, Note: application_note, AppliedAt: applied_at },
    AddressChange: await pendingAddress(db, account_id),
  }
}

export const getOrganization: Handler<typeof organizationCalls.getOrganization> = ({ db, actor, query }) =>
  one(db, actor, query.ID)

export const getLoginOrganization: Handler<typeof organizationCalls.getLoginOrganization> = ({ db, actor }) =>
  one(db, actor, actor.organizationId ?? 0)

/** The contact person's account bears the one name that is known, in both scripts' places. */
const contact = (name: string) => ({ nameAr: name, nameEn: name })

/** Where the main contact person's address is wrong: in the list, or flat. */
const addressField = ({ people }: ReadyContacts) =>
  people ? `Contacts.${people.findIndex((each) => each.IsMain)}.Email` : 'ContactEmail'

export const addOrganization: Handler<typeof organizationCalls.addOrganization> = async (asked) => {
  const { db, body, now } = asked
  const { SendInvitation: sends, ...fields } = body
  const contacts = readyContacts(body)
  const field = addressField(contacts)
  const email = contacts.email || refuse(invalidInput, {}, [{ path: field, code: 'required' }])
  const person = { email, role: 'customer' as const, ...contact(contacts.name!) }
  const accountId = await inviteOne(asked, person, { sends, field })
  const code = await nextNumber(db, 'organization', now)
  const flat = flatOf(contacts.people, body, email)
  const saved = await store.addOrganization(db, fields, { code, accountId, flat })
  if (contacts.people) await replaceContactPeople(db, saved.ID, contacts.people)
  await writeAttachments(asked, 'organization', saved.ID, body.Attachments)
  await writeNew(asked, noun, { id: saved.ID, code, accountId }, 'addOrganization')
  return saved
}

export const updateOrganization: Handler<typeof organizationCalls.updateOrganization> = async (asked) => {
  const { db, actor, query, body } = asked
  const before = (await store.findOrganization(db, actor, query.ID)) ?? refuse(notFound)
  const taken = await takeApplicant(asked, 'organization', query.ID, body.Version)
  const contacts = readyContacts(body)
  const field = addressField(contacts)
  const wanted = contacts.email || refuse(invalidInput, {}, [{ path: field, code: 'required' }])
  const email = await addressOf(asked, taken.accountId, { was: before.ContactEmail, wanted, field })
  const people = contacts.people && peopleAt(contacts.people, email)
  const flat = flatOf(people, body, email)
  const set = store.organizationColumns(body, flat)
  const name = flat.contact_name ?? before.ContactName
  // The contact person before was erased with the account.
  if (taken.accountId === null) {
    const invited = { email, ...contact(name), role: 'customer' as const }
    const accountId = await inviteOne(asked, invited, { sends: true, field })
    await writeAct(asked, noun, taken, 'updateOrganization', { set: { ...set, account_id: accountId } })
  } else {
    if (before.ContactName !== name) await followNames(db, taken.accountId, contact(name))
    await writeAct(asked, noun, taken, 'updateOrganization', { set })
  }
  if (people) await replaceContactPeople(db, taken.id, people)
  await writeAttachments(asked, 'organization', taken.id, body.Attachments)
  return savedOf(taken)
}

export const updateLoginOrganization: Handler<typeof organizationCalls.updateLoginOrganization> = async (asked) => {
  const { db, actor, body } = asked
  const id = actor.organizationId ?? refuse(notFound)
  const before = (await store.findOrganization(db, actor, id)) ?? refuse(notFound)
  const taken = await takeApplicant(asked, 'organization', id, body.Version, { named: false })
  const contacts = readyContacts(body)
  if (contacts.people && contacts.email !== before.ContactEmail)
    refuse(invalidInput, {}, [{ path: addressField(contacts), code: 'notTheAddress' }])
  const flat = flatOf(contacts.people, body)
  await writeAct(asked, noun, taken, 'updateOrganization', { set: store.ownOrganizationColumns(body, flat) })
  if (contacts.people) await replaceContactPeople(db, id, contacts.people)
  await writeAttachments(asked, 'organization', id, body.Attachments)
  const name = flat.contact_name ?? before.ContactName
  if (before.ContactName !== name) await followNames(db, taken.accountId, contact(name))
  return savedOf(taken)
}

export const setOrganizationActive: Handler<typeof organizationCalls.setOrganizationActive> = async (asked) => {
  const { body } = asked
  const act = body.IsActive ? 'activateOrganization' : 'deactivateOrganization'
  const taken = await takeApplicant(asked, 'organization', body.ID, body.Version)
  if (!isAccepted(taken.application)) refuse(notNow, { action: act, state: taken.application })
  await writeAct(asked, noun, taken, act, { set: { is_active: body.IsActive } })
  if (taken.accountId !== null) await setAccountActive(asked, taken.accountId, body.IsActive, signIns)
  return savedOf(taken)
}
