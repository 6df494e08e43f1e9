import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { keptKinds, removedKinds } from '#platform/shared/record/own-data.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { byId, id, instant, line, savedReply, trilingualReply, version } from '#platform/shared/shapes.ts'
import { erasureStates } from '../rules/erasure-states.ts'
import { erasureBlocked, ownErasure } from './refusals.ts'
import { accountRoles } from '#modules/accounts/contract/users.ts'
import { blockShape } from './shapes.ts'

const row = {
  ID: z.int(),
  State: z.enum(erasureStates.states),
  AccountID: z.int(),
  /** The pseudonym, once it is done. */
  Name: trilingualReply,
  Email: codeReply(),
  Role: z.enum(accountRoles),
  AskedAt: instant(),
  EndedAt: instant().nullable(),
  Version: z.int(),
  Actions: z.array(z.string()),
}

export const searchErasureRequests = call({
  method: 'GET',
  path: '/api/User/SearchErasureRequests',
  who: 'admin',
  effect: 'reads',
  summary: 'Who asked to be erased, newest first, by state.',
  ...list({
    row: z.object(row),
    orders: ['AskedAt'],
    first: '-AskedAt',
    filters: { State: z.enum(erasureStates.states) },
  }),
  refusals: [],
})

export const getErasureRequest = call({
  method: 'GET',
  path: '/api/User/GetErasureRequest',
  who: 'admin',
  effect: 'reads',
  summary: 'One request with what would go, what would stay, and what is still open.',
  query: byId,
  reply: z.object({
    ...row,
    Reason: z.string(),
    DecisionReason: z.string(),
    /** Who decided; null before, and where the person withdrew. */
    DecidedBy: trilingualReply.nullable(),
    IsOwn: z.boolean(),
    /** Empty once the request has ended. */
    Removed: z.array(z.object({ Kind: z.enum(removedKinds), Count: z.int().nullable() })),
    Kept: z.array(z.object({ Kind: z.enum(keptKinds), Count: z.int() })),
    Blocks: z.array(blockShape),
  }),
  refusals: [],
})

const decision = z.strictObject({ ID: id(), Version: version() })

export const approveErasure = call({
  method: 'POST',
  path: '/api/User/ApproveErasure',
  who: 'admin',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Erases the person: a pseudonym takes the place of names, addresses and numbers, and what proves something stays.',
  body: decision,
  reply: savedReply,
  refusals: [ownErasure, erasureBlocked, notNow, changedMeanwhile],
})

export const refuseErasure = call({
  method: 'POST',
  path: '/api/User/RefuseErasure',
  who: 'admin',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Refuses the request with a reason, which the person reads.',
  body: decision.extend({ Reason: line(2000) }),
  reply: savedReply,
  refusals: [ownErasure, notNow, changedMeanwhile],
})
