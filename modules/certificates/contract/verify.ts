import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { code, trilingualReply } from '#platform/shared/shapes.ts'
import { Snapshot } from './certificates.ts'

export const verifyCertificate = call({
  method: 'GET',
  path: '/api/Certificate/VerifyCertificate',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Every printed fact of a certificate and how it stands, for whoever holds its code.',
  query: z.strictObject({ Code: code(40) }),
  reply: z.object({
    Serial: z.string(),
    Version: z.int(),
    Status: z.enum(['valid', 'superseded', 'revoked', 'notValid']),
    /** Null where the academy withholds it for now. */
    Snapshot: Snapshot.omit({ CourseCode: true, Template: true, Texts: true }).nullable(),
    /** What it says, as plain text in each language; null where its text was not kept. */
    Wording: trilingualReply.nullable(),
  }),
  refusals: [],
  /* Thirty a minute are one person's pile of papers; 128 random bits leave nothing to guess. */
  perSecond: 1 / 2,
})
