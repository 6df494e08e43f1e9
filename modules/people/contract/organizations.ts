import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { AddressChange } from '#modules/accounts/contract/address.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  email,
  id,
  line,
  optionalLine,
  phone,
  queryFlag,
  queryId,
  savedReply,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { Application, applicationState } from './applications.ts'
import { attachmentEntries, contactPeople, listOrFlat } from './person-entries.ts'
import { Attachment, ContactPerson, sendInvitation } from './person-lists.ts'
import { emailTaken, hasData, keeps } from './refusals.ts'
import { accountState } from './trainee-shapes.ts'

const rowShape = {
  ID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  City: z.string(),
  CountryID: z.int().nullable(),
  CountryName: trilingualReply.nullable(),
  ContactName: z.string(),
  ContactEmail: codeReply(),
  ContactPhone: codeReply(),
  CreditApproved: z.boolean(),
  TraineeCount: z.int(),
  AccountState: accountState.nullable(),
  ApplicationState: applicationState,
  IsActive: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.string()),
}
export const OrganizationRow = z.object(rowShape).meta({ id: 'OrganizationRow' })
export const Organization = z
  .object({
    ...rowShape,
    Address1: z.string(),
    Address2: z.string(),
    Zip: z.string(),
    ContactJobTitle: z.string(),
    /** Another address that waits to be proved. */
    AddressChange: AddressChange.nullable(),
    Application,
    Contacts: z.array(ContactPerson),
    Attachments: z.array(Attachment),
  })
  .meta({ id: 'Organization' })

export const organizationFields = z.strictObject({
  Name: trilingual(200),
  Address1: optionalLine(200),
  Address2: optionalLine(200),
  City: optionalLine(100),
  Zip: optionalLine(20),
  CountryID: id().nullable(),
  /** Of the main contact person, as the three that follow. */
  ContactName: line(200).optional(),
  ContactJobTitle: optionalLine(200).optional(),
  /** The main contact person signs in with it. */
  ContactEmail: email().optional(),
  ContactPhone: z.union([z.literal(''), phone()]).optional(),
  /** The contact people. Left out: those that are not the main one stay as they are. */
  Contacts: contactPeople().optional(),
  Attachments: attachmentEntries().optional(),
  CreditApproved: z.boolean(),
})
const flat = ['ContactName', 'ContactJobTitle', 'ContactEmail', 'ContactPhone'] as const
const lists = listOrFlat({ Contacts: flat })
/** What holds of an organization's fields together; `needed` are those that a contact person without a list must have. */
const checks =
  (needed: readonly (typeof flat)[number][]) =>
  (body: Partial<z.output<typeof organizationFields>>, context: z.RefinementCtx): void => {
    lists(body, context)
    if (body.Contacts !== undefined) return
    for (const field of needed)
      if (body[field] === undefined) context.addIssue({ code: 'custom', message: 'required', path: [field] })
  }
export const organizationChecks = checks(['ContactName', 'ContactEmail'])
export const ownOrganizationChecks = checks(['ContactName'])
/** What the contact person may change; credit and the address to sign in with are the academy's. */
export const ownOrganizationFields = organizationFields.omit({ CreditApproved: true, ContactEmail: true })

/** What the forms of both check while somebody writes. */
export const organizationForm = organizationFields.superRefine(organizationChecks)
export const ownOrganizationForm = ownOrganizationFields.superRefine(ownOrganizationChecks)

export const listOrganizations = call({
  method: 'GET',
  path: '/api/Customer/GetAll',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The organizations, a page at a time.',
  ...list({
    row: OrganizationRow,
    orders: ['Name', 'Code'],
    first: 'Name',
    filters: {
      ID: queryId(),
      CountryID: queryId(),
      CreditApproved: queryFlag(),
      ApplicationState: applicationState,
      IsActive: queryFlag(),
    },
  }),
  refusals: [],
})

export const getOrganization = call({
  method: 'GET',
  path: '/api/Customer/GetCustomer',
  who: 'reviewers',
  effect: 'reads',
  summary: 'One organization.',
  query: byId,
  reply: Organization,
  refusals: [],
})

export const getLoginOrganization = call({
  method: 'GET',
  path: '/api/Customer/GetLoginCustomer',
  who: 'customer',
  effect: 'reads',
  summary: 'The organization whose contact person is signed in.',
  reply: Organization,
  refusals: [],
})

export const addOrganization = call({
  method: 'POST',
  path: '/api/Customer/AddCustomer',
  who: 'editor',
  effect: 'writes',
  summary: 'Makes an organization with an account for its contact person that waits for its first sign-in.',
  body: organizationFields.extend({ SendInvitation: sendInvitation() }).superRefine(organizationChecks),
  reply: savedReply,
  refusals: [emailTaken, ...keeps],
})

export const updateOrganization = call({
  method: 'PUT',
  path: '/api/Customer/UpdateCustomer',
  who: 'editor',
  effect: 'writes',
  summary: 'Changes an organization.',
  query: byId,
  body: organizationFields.extend({ Version: version() }).superRefine(organizationChecks),
  reply: savedReply,
  refusals: [emailTaken, changedMeanwhile, ...keeps],
})

export const updateLoginOrganization = call({
  method: 'PUT',
  path: '/api/Customer/UpdateLoginCustomer',
  who: 'customer',
  effect: 'writes',
  summary: 'Changes the organization whose contact person is signed in.',
  body: ownOrganizationFields.extend({ Version: version() }).superRefine(ownOrganizationChecks),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const setOrganizationActive = call({
  method: 'POST',
  path: '/api/Customer/SetActive',
  who: 'editor',
  effect: 'writes',
  summary: 'Sets an organization inactive, whose contact person then no longer signs in, or active again.',
  body: z.strictObject({ ID: id(), Version: version(), IsActive: z.boolean() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, ...keeps],
})

export const deleteOrganization = call({
  method: 'DELETE',
  path: '/api/Customer/DeleteCustomer',
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes an organization without data, with the account.',
  query: byId,
  reply: doneReply,
  refusals: [hasData, ...keeps],
})
