import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { idList, instant, queryFlag, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { notEligible, ownCertificate } from './refusals.ts'

export const getDiplomaCandidates = call({
  method: 'GET',
  path: '/api/Certificate/GetDiplomaCandidates',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Who has completed a track, with the diploma that was issued for it or what stands in its way.',
  ...list({
    row: z
      .object({
        ID: z.int(),
        TraineeID: z.int(),
        TraineeCode: codeReply(),
        FullName: trilingualReply,
        TrackName: trilingualReply,
        DiplomaName: trilingualReply.nullable(),
        CompletedAt: instant(),
        /** A fee of one of its courses that is not settled, where the settings let it stand in the way. */
        OwesMoney: z.boolean(),
        /** One of this completion was revoked: an administrator alone issues anew. */
        WasRevoked: z.boolean(),
        Serial: codeReply().nullable(),
        Actions: z.array(z.enum(['issueDiploma'])),
      })
      .meta({ id: 'DiplomaCandidate' }),
    orders: ['CompletedAt'],
    first: '-CompletedAt',
    filters: {
      TrackID: queryId(),
      /** With a diploma that was issued for it, or without. */
      Issued: queryFlag(),
    },
  }),
  refusals: [],
})

export const issueDiplomas = call({
  method: 'POST',
  path: '/api/Certificate/IssueDiplomas',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Issues diplomas for these completed tracks, to look at, all or none; who has the diploma keeps it.',
  body: idList,
  reply: z.object({ Issued: z.int() }),
  refusals: [notEligible, ownCertificate],
})
