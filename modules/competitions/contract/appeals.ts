import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { id, instant, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { cannotAppeal, ownEntry } from './refusals.ts'
import { appealState, reason, reasonedBody } from './shapes.ts'

const group = '/api/Competition'

export const appealRow = z
  .object({
    ID: z.int(),
    Version: z.int(),
    CompetitionID: z.int(),
    ExamID: z.int(),
    TraineeID: z.int(),
    TraineeCode: codeReply(),
    TraineeName: trilingualReply,
    State: appealState,
    Text: z.string(),
    FiledAt: instant(),
    Decision: z.string().nullable(),
    DecidedAt: instant().nullable(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'CompetitionAppealRow' })

export const getCompetitionAppeals = call({
  method: 'GET',
  path: `${group}/GetCompetitionAppeals`,
  who: 'correctionTraineeExam',
  effect: 'reads',
  summary: 'The appeals against the provisional results of a competition, and what was decided.',
  ...list({
    row: appealRow,
    orders: ['FiledAt'],
    first: 'FiledAt',
    filters: { State: appealState, TraineeID: queryId() },
    always: { CompetitionID: queryId() },
  }),
  refusals: [],
})

export const fileAppeal = call({
  method: 'POST',
  path: `${group}/FileAppeal`,
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Objects to the own provisional result, once, while appeals are taken.',
  body: z.strictObject({ EntryID: id(), Text: reason() }),
  reply: z.object({ ID: z.int(), State: appealState }),
  refusals: [cannotAppeal],
})

const decided = {
  method: 'POST',
  who: 'correctionTraineeExam',
  effect: 'writes',
  body: reasonedBody,
  reply: z.object({ ID: z.int(), Version: z.int(), State: appealState }),
  refusals: [notNow, changedMeanwhile, ownEntry],
} as const

export const upholdAppeal = call({
  ...decided,
  path: `${group}/UpholdAppeal`,
  summary:
    'Upholds an appeal with a reason; marks that were changed before on the paper count, and places are found anew.',
})

export const rejectAppeal = call({
  ...decided,
  path: `${group}/RejectAppeal`,
  summary: 'Rejects an appeal with a reason.',
})
