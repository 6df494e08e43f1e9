import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { day, instant, queryId, trilingualReply } from '#platform/shared/shapes.ts'

export const listCompletions = call({
  method: 'GET',
  path: '/api/Track/GetCompletions',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Who has completed which track and when, of the completions that stand, a page at a time.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        TraineeID: z.int(),
        TraineeCode: codeReply(),
        FullName: trilingualReply,
        OrganizationName: trilingualReply.nullable(),
        TrackID: z.int(),
        TrackCode: codeReply(),
        TrackName: trilingualReply,
        DiplomaName: trilingualReply.nullable(),
        CompletedAt: instant(),
      })
      .meta({ id: 'TrackCompletion' }),
    orders: ['CompletedAt'],
    first: '-CompletedAt',
    filters: {
      TrackID: queryId(),
      DiplomaID: queryId(),
      /** For whom the trainee works. */
      OrganizationID: queryId(),
      /** Completed on these days of the academy. */
      From: day(),
      To: day(),
    },
  }),
  refusals: [],
})
