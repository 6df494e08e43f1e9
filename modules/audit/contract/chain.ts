import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { doneReply, instant } from '#platform/shared/shapes.ts'

export const getAuditState = call({
  method: 'GET',
  path: '/api/Audit/GetAuditState',
  who: 'admin',
  effect: 'reads',
  summary: 'Where the chain ends, whether its last check found it sound, and which kinds and subjects there are.',
  reply: z
    .object({
      /** Sealed rows, and the last link of their chain in hex. */
      Rows: z.int(),
      Hash: z.string().nullable(),
      Waiting: z.int(),
      LastCheck: z
        .object({
          At: instant(),
          Rows: z.int(),
          /** Null: every row fits. Else the first place that does not. */
          Fault: z.object({ Why: z.string(), Number: z.int().nullable(), EntryID: z.int().nullable() }).nullable(),
        })
        .nullable(),
      Kinds: z.array(z.string()),
      SubjectTypes: z.array(z.string()),
    })
    .meta({ id: 'AuditState' }),
  refusals: [],
})

export const checkAudit = call({
  method: 'POST',
  path: '/api/Audit/CheckAudit',
  who: 'admin',
  effect: 'writes',
  summary: 'Walks the chain from its beginning, in the background; the state tells what was found.',
  reply: doneReply,
  refusals: [],
  perSecond: 1,
})
