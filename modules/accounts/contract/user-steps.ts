import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, savedReply, version } from '#platform/shared/shapes.ts'
import { beyondYourRights, lastAdmin, ownRights, userErased, userHasData } from './refusals.ts'

const one = z.strictObject({ ID: id() })
/** What changing somebody's account is refused with where it is not the actor's to change. */
export const manages = [beyondYourRights, ownRights, userErased] as const

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
