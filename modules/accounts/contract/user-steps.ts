import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, savedReply, version } from '#platform/shared/shapes.ts'
import { beyondYourRights, lastAdmin, ownRights, userErased, userHasData } from '#modules/signin/contract/refusals.ts'
import { SessionList } from '#modules/signin/contract/session.ts'

const one = z.strictObject({ ID: id() })
const manages = [beyondYourRights, ownRights, userErased] as const

export const setUserActive = call({
  method: 'POST',
  path: '/api/User/SetActive',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Switches an account on, or off with all its sessions.',
  body: one.extend({ Version: version(), IsActive: z.boolean() }),
  reply: savedReply,
  refusals: [...manages, lastAdmin, notNow, changedMeanwhile],
})

export const deleteUser = call({
  method: 'DELETE',
  path: '/api/User/DeleteUser',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Deletes an account that was never used; any other is set inactive instead.',
  query: byId,
  reply: doneReply,
  refusals: [...manages, userHasData],
})

export const resendInvitation = call({
  method: 'POST',
  path: '/api/User/ResendInvitation',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Mails an invited person a new invitation, which takes the place of the former.',
  body: one,
  reply: doneReply,
  refusals: [...manages, notNow],
})

export const resetUserSecondFactor = call({
  method: 'POST',
  path: '/api/User/ResetSecondFactor',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Takes the authenticator app and its recovery codes from somebody who has lost them; a letter tells the owner.',
  body: one,
  reply: doneReply,
  refusals: [...manages, notNow],
})

export const getUserSessions = call({
  method: 'GET',
  path: '/api/User/GetSessions',
  who: 'admin',
  effect: 'reads',
  summary: 'The browsers in which somebody is signed in.',
  query: byId,
  reply: SessionList,
  refusals: [],
})

export const endUserSessions = call({
  method: 'POST',
  path: '/api/User/EndSessions',
  who: 'editor',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Signs somebody out of one browser, or of all.',
  body: one.extend({ SessionID: z.union([z.uuid('notFound'), z.literal('all')]) }),
  reply: doneReply,
  refusals: [...manages],
})
