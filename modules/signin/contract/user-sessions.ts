import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { notNow } from '#platform/shared/refusal.ts'
import { byId, doneReply, id } from '#platform/shared/shapes.ts'
import { manages } from '#modules/accounts/contract/user-steps.ts'
import { SessionList } from './session.ts'

const one = z.strictObject({ ID: id() })

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
