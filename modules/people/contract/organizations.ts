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
import { Attachment, sendInvitation } from './person-lists.ts'
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
  ContactName: line(200),
  ContactJobTitle: optionalLine(200),
  /** The contact person signs in with it. */
  ContactEmail: email(),
  ContactPhone: z.union([z.literal(''), phone()]),
  CreditApproved: z.boolean(),
})
/** What the contact person may change; credit and the address to sign in with are the academy's. */
export const ownOrganizationFields = organizationFields.omit({ CreditApproved: true, ContactEmail: true })

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
  body: organizationFields.extend({ SendInvitation: sendInvitation() }),
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
  body: organizationFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [emailTaken, changedMeanwhile, ...keeps],
})

export const updateLoginOrganization = call({
  method: 'PUT',
  path: '/api/Customer/UpdateLoginCustomer',
  who: 'customer',
  effect: 'writes',
  summary: 'Changes the organization whose contact person is signed in.',
  body: ownOrganizationFields.extend({ Version: version() }),
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
