import * as z from 'zod'
import { permissions, roles, type Role } from '#platform/shared/access.ts'
import { languages } from '#platform/shared/actor.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  email,
  instant,
  line,
  optionalLine,
  queryFlag,
  savedReply,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { accountActions, recordKinds } from '../rules/account-actions.ts'
import { accountStates } from '../rules/account-states.ts'
import { AddressChange } from './address.ts'
import { userHistoryReply } from './user-history.ts'
import {
  beyondYourRights,
  cannotGrant,
  emailTaken,
  keptByRecord,
  lastAdmin,
  otherRecord,
  ownRights,
  userErased,
} from './refusals.ts'

type AccountRole = Exclude<Role, 'anonymous'>
/** Every role that an account can have. */
export const accountRoles = roles.filter((role) => role !== 'anonymous') as [AccountRole, ...AccountRole[]]

export const genders = ['male', 'female'] as const
const gender = z.enum(genders)

const row = {
  ID: z.int(),
  Name: trilingualReply,
  /** The file of the photo. */
  PhotoID: z.int().nullable(),
  Email: codeReply(),
  Role: z.enum(accountRoles),
  /** As the record of the account says it; where it does not, as the account itself. */
  Gender: gender.nullable(),
  Permissions: z.array(z.enum(permissions)),
  State: z.enum(accountStates),
  LastSignIn: instant().nullable(),
  Version: z.int(),
  Actions: z.array(z.enum(accountActions)),
}

export const searchUsers = call({
  method: 'GET',
  path: '/api/User/SearchUsers',
  who: 'editor',
  effect: 'reads',
  summary: 'The accounts of the academy, by name or address, role, state and permission.',
  ...list({
    row: z.object(row),
    orders: ['Name', 'Email', 'Role', 'State', 'LastSignIn'],
    first: 'Name',
    filters: {
      Role: z.enum(accountRoles),
      State: z.enum(accountStates),
      Permission: z.enum(permissions),
      /** Active, of the academy's own people, and without a second factor. */
      NeedsFactor: queryFlag(),
    },
  }),
  refusals: [],
})

export const getUser = call({
  method: 'GET',
  path: '/api/User/GetUser',
  who: 'editor',
  effect: 'reads',
  summary: 'One account with its own record, its second factor and what happened to it.',
  query: byId,
  reply: z.object({
    ...row,
    Language: z.enum(languages),
    CreatedAt: instant(),
    IsOwn: z.boolean(),
    /** The trainee, instructor or organization that this is the account of; its page keeps names and address, and the gender where it says one. */
    Record: z
      .object({ Kind: z.enum(recordKinds), ID: z.int(), Code: z.string(), Gender: gender.nullable() })
      .nullable(),
    /** Another address that waits to be proved. */
    AddressChange: AddressChange.nullable(),
    /** Whether an authenticator app or a passkey is set up. */
    HasSecondFactor: z.boolean(),
    History: userHistoryReply,
  }),
  refusals: [],
})

/** What the form holds. */
export const userFields = z.strictObject({
  NameAr: line(120),
  NameEn: optionalLine(120),
  Email: email(),
  Role: z.enum(accountRoles, 'required'),
  Permissions: z.array(z.enum(permissions)).max(permissions.length, tooMany),
  Language: z.enum(languages),
  /** Of who has no record that says it; left out it stays as it is. */
  Gender: gender.nullable().optional(),
})

export const addUser = call({
  method: 'POST',
  path: '/api/User/AddUser',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Makes an account and mails its owner the invitation to set a password.',
  body: userFields,
  reply: savedReply,
  refusals: [cannotGrant, emailTaken],
})

export const updateUser = call({
  method: 'PUT',
  path: '/api/User/UpdateUser',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Changes an account. Another role or other permissions end its sessions; another address counts once it is proved.',
  query: byId,
  body: userFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [
    cannotGrant,
    beyondYourRights,
    ownRights,
    userErased,
    lastAdmin,
    otherRecord,
    keptByRecord,
    emailTaken,
    changedMeanwhile,
  ],
})
