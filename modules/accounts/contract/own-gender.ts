import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply } from '#platform/shared/shapes.ts'
import { keptByRecord } from './refusals.ts'
import { genders } from './users.ts'

export const setGender = call({
  method: 'PUT',
  path: '/api/Account/SetGender',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Says whether the owner of this account is a woman or a man, or no longer (null); not where a record says it.',
  body: z.strictObject({ Gender: z.enum(genders).nullable() }),
  reply: doneReply,
  refusals: [keptByRecord],
})
