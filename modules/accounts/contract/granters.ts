import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'

export const getGranters = call({
  method: 'GET',
  path: '/api/Account/GetGranters',
  who: 'all',
  effect: 'reads',
  summary: 'Whom to ask for a right: the academy’s address for everybody, the administrators’ names for its staff.',
  reply: z.object({
    Email: z.string(),
    Phone: z.string(),
    /** Empty for whoever is no staff. */
    Admins: z.array(trilingualReply),
    /** Administrators beyond those named. */
    More: z.int(),
  }),
  refusals: [],
})
