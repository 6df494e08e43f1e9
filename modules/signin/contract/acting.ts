import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { doneReply, id, line } from '#platform/shared/shapes.ts'
import { cannotActAs } from './refusals.ts'
import { tokens, UserData } from './session.ts'

export const actAs = call({
  method: 'POST',
  path: '/api/User/ActAs',
  who: 'admin',
  effect: 'writes',
  summary:
    'Begins a session of at most an hour as somebody who is no administrator; everything in it bears both names.',
  body: z.strictObject({ ID: id(), Reason: line(300) }),
  reply: z.object({ ...tokens, userData: UserData }),
  refusals: [cannotActAs],
})

export const stopActing = call({
  method: 'POST',
  path: '/api/User/StopActing',
  who: 'all',
  effect: 'writes',
  summary: 'Ends the session in which an administrator acts as somebody else; the own one goes on.',
  reply: doneReply,
  refusals: [notNow],
})
