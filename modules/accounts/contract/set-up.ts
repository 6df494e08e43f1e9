import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, email, line, optionalLine } from '#platform/shared/shapes.ts'
import { newPassword } from './password.ts'
import { alreadySetUp, wrongSetupSecret } from './refusals.ts'

export const getSetupState = call({
  method: 'GET',
  path: '/api/Account/GetSetupState',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Whether the academy still waits for its first administrator.',
  reply: z.object({ NeedsFirstAdmin: z.boolean() }),
  refusals: [],
})

export const createFirstAdmin = call({
  method: 'POST',
  path: '/api/Account/CreateFirstAdmin',
  who: 'anonymous',
  effect: 'writes',
  summary: 'Makes the first administrator of an academy without accounts, with the secret that the start-up printed.',
  body: z.strictObject({
    Secret: line(100),
    Email: email(),
    NameAr: line(120),
    NameEn: optionalLine(120),
    Password: newPassword(),
  }),
  reply: doneReply,
  refusals: [wrongSetupSecret, alreadySetUp],
})
