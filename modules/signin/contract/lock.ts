import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, tooLong } from '#platform/shared/shapes.ts'
import { attemptId, codeRefusals, typedSecondFactor } from './code.ts'
import { codeTooSoon, sessionOver, tooManyTries, wrongOldPassword } from './refusals.ts'
import { refreshReply, typedPassword } from './session.ts'

const refreshToken = () => z.string({ error: 'required' }).min(1, 'required').max(200, tooLong)

export const getLock = call({
  method: 'GET',
  path: '/api/Account/GetLock',
  who: 'all',
  effect: 'reads',
  duringMaintenance: true,
  summary: 'After how many minutes without a touch the pages of this person lock themselves.',
  reply: z.object({
    /** 0: never. */
    Minutes: z.int(),
  }),
  refusals: [],
})

export const lockSession = call({
  method: 'POST',
  path: '/api/Account/LockSession',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  duringMaintenance: true,
  summary: 'Locks this session: nothing is answered in it until `UnlockSession`.',
  body: z.strictObject({}),
  reply: doneReply,
  refusals: [],
})

export const sendUnlockCode = call({
  method: 'POST',
  path: '/api/Account/SendUnlockCode',
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Asks for a code in place of the password: mailed, or from the authenticator app where there is one.',
  body: z.strictObject({ refreshToken: refreshToken() }),
  reply: z.object({ attemptId: z.uuid(), method: z.enum(['mail', 'app']) }),
  refusals: [sessionOver, codeTooSoon],
})

export const unlockSession = call({
  method: 'POST',
  path: '/api/Account/UnlockSession',
  countsFailures: true,
  who: 'anonymous',
  effect: 'writes',
  duringMaintenance: true,
  summary: 'Unlocks a session by the password or by a code, and renews its tokens.',
  body: z
    .strictObject({
      refreshToken: refreshToken(),
      password: typedPassword().optional(),
      attemptId: attemptId().optional(),
      code: typedSecondFactor().optional(),
    })
    .refine((body) => body.password !== undefined || (body.attemptId !== undefined && body.code !== undefined), {
      error: 'required',
      path: ['password'],
    }),
  reply: refreshReply,
  refusals: [sessionOver, wrongOldPassword, tooManyTries, ...codeRefusals],
})
