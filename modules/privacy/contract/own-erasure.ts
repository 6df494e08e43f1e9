import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { email, id, instant, plainText, savedReply, version } from '#platform/shared/shapes.ts'
import { erasureStates } from '../rules/erasure-states.ts'
import { erasureAsked, notOwnAddress } from './refusals.ts'
import { blockShape } from './shapes.ts'

export const getOwnErasure = call({
  method: 'GET',
  path: '/api/User/GetOwnErasure',
  who: 'all',
  effect: 'reads',
  summary: 'The caller’s newest request to be erased, and what is still open before that could be done.',
  reply: z.object({
    Request: z
      .object({
        ID: z.int(),
        State: z.enum(erasureStates.states),
        Reason: z.string(),
        AskedAt: instant(),
        EndedAt: instant().nullable(),
        /** Why the academy refused. */
        DecisionReason: z.string(),
        Version: z.int(),
        Actions: z.array(z.string()),
      })
      .nullable(),
    Blocks: z.array(blockShape),
  }),
  refusals: [],
})

/** What the form holds. */
export const askErasureFields = z.strictObject({ Reason: plainText(2000), Email: email() })

export const askErasure = call({
  method: 'POST',
  path: '/api/User/AskErasure',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Asks the academy to erase the caller. The own address, typed, confirms it.',
  body: askErasureFields,
  reply: savedReply,
  refusals: [notOwnAddress, erasureAsked],
})

export const withdrawErasure = call({
  method: 'POST',
  path: '/api/User/WithdrawErasure',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Takes the own request back before it was decided.',
  body: z.strictObject({ ID: id(), Version: version() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})
