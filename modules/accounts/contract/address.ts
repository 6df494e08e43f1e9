import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, id } from '#platform/shared/shapes.ts'
import { beyondYourRights, linkTooSoon, emailTaken, linkOver, ownRights } from './refusals.ts'

/** What the fragment of a letter's link holds. */
const token = () => z.string({ error: 'required' }).min(1, 'required').max(100, { error: 'tooLong', abort: true })

/** A change of an address that waits for the new one to be proved. */
export const AddressChange = z
  .object({ AccountID: z.int(), Email: z.string(), AskedAt: z.string() })
  .meta({ id: 'AddressChange' })

export const giveUpAddress = call({
  method: 'POST',
  path: '/api/Account/GiveUpAddress',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Gives up a change of the own address that waits to be proved.',
  body: z.strictObject({}),
  reply: doneReply,
  refusals: [linkOver],
})

export const resendAddress = call({
  method: 'POST',
  path: '/api/Account/ResendAddress',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Mails the link that proves the own new address once more; the former one ends.',
  body: z.strictObject({}),
  reply: doneReply,
  refusals: [linkOver, linkTooSoon],
})

const ofAccount = z.strictObject({ AccountID: id() })

export const giveUpUserAddress = call({
  method: 'POST',
  path: '/api/User/GiveUpAddress',
  who: 'reviewers',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Gives up a change of somebody’s address that waits to be proved.',
  body: ofAccount,
  reply: doneReply,
  refusals: [linkOver, beyondYourRights, ownRights],
})

export const resendUserAddress = call({
  method: 'POST',
  path: '/api/User/ResendAddress',
  who: 'reviewers',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Mails the link that proves somebody’s new address once more; the former one ends.',
  body: ofAccount,
  reply: doneReply,
  refusals: [linkOver, linkTooSoon, beyondYourRights, ownRights],
})

export const getAddressLink = call({
  method: 'POST',
  path: '/api/Account/GetAddressLink',
  who: 'anonymous',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'What a link out of a letter about a new address does: proves it, or takes the change back.',
  body: z.strictObject({ token: token() }),
  reply: z.object({
    kind: z.enum(['confirm', 'undo']),
    /** The new address. */
    email: z.string(),
    formerEmail: z.string(),
    /** The new address counts already. */
    isDone: z.boolean(),
  }),
  refusals: [linkOver],
})

export const confirmAddress = call({
  method: 'POST',
  path: '/api/Account/ConfirmAddress',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  pastTheWall: 'The link proves who comes: the record that follows the new address is found by its account.',
  summary:
    'Proves a new address by the token mailed to it: it counts from now on, and every session of the account ends.',
  body: z.strictObject({ token: token() }),
  reply: doneReply,
  refusals: [linkOver, emailTaken],
})

export const undoAddress = call({
  method: 'POST',
  path: '/api/Account/UndoAddress',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  pastTheWall: 'The link proves who comes: the record that follows the new address is found by its account.',
  summary:
    'Takes a change of address back by the token mailed to the old one, ends every session of the account, and answers a ' +
    'token with which a new password is set.',
  body: z.strictObject({ token: token() }),
  reply: z.object({ token: z.string() }),
  refusals: [linkOver, emailTaken],
})
