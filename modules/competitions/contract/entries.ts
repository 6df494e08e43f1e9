import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { codeReply, list, percentReply } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import { code, id, instant, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { proofTwin, swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { cannotEnter } from './refusals.ts'
import { actBody, competitionState, entryState, movedEntry, outcome, ownCompetition } from './shapes.ts'

const group = '/api/Competition'

/* What the academy reads. */

export const entryRow = z
  .object({
    ID: z.int(),
    Version: z.int(),
    TraineeID: z.int(),
    TraineeCode: codeReply(),
    TraineeName: trilingualReply,
    State: entryState,
    Reason: z.string().nullable(),
    ShowsName: z.boolean(),
    EnteredAt: instant(),
    SubmittedAt: instant().nullable(),
    ...outcome,
    CertificateNumber: codeReply().nullable(),
    /** The newest one; null where none was handed in. */
    Proof: z
      .object({
        File: z.object({ ID: z.int(), Name: z.string(), Size: z.int() }).nullable(),
        SwiftCode: z.string().nullable(),
        /** While it waits: other proofs with the same file or the same SWIFT code. */
        Twins: z.array(proofTwin),
      })
      .nullable(),
    Actions: z.array(z.string()),
  })
  .meta({ id: 'CompetitionEntry' })

export const getCompetitionEntries = call({
  method: 'GET',
  path: `${group}/GetCompetitionEntries`,
  who: 'editorCompetition',
  effect: 'reads',
  summary: 'Who has entered a competition, how far each is, and, from the provisional results on, how it came out.',
  ...list({
    row: entryRow,
    orders: ['Rank', 'EnteredAt'],
    first: 'Rank',
    filters: { State: entryState },
    always: { CompetitionID: queryId() },
  }),
  refusals: [],
})

export const getEntriesOfTrainee = call({
  method: 'GET',
  path: `${group}/GetEntriesOfTrainee`,
  who: 'editorCompetition',
  effect: 'reads',
  summary:
    'Competitions that one trainee has entered, how far each entry is, and mark and place where the results are final.',
  ...list({
    row: z.object({
      ID: z.int(),
      CompetitionID: z.int(),
      Code: codeReply(),
      CompetitionName: trilingualReply,
      StartsAt: instant(),
      /** Of the competition, at this moment. */
      CompetitionState: competitionState,
      State: entryState,
      EnteredAt: instant(),
      SubmittedAt: instant().nullable(),
      /** Null before the results are final, or where none were given. */
      Percent: percentReply().nullable(),
      Rank: z.int().nullable(),
      CertificateNumber: codeReply().nullable(),
    }),
    orders: ['StartsAt', 'EnteredAt'],
    first: '-StartsAt',
    filters: { State: entryState },
    always: { TraineeID: queryId() },
  }),
  refusals: [],
})

/* What a trainee reads and does. */

export const getAvailableCompetitions = call({
  method: 'GET',
  path: `${group}/GetAvailableCompetitions`,
  who: 'trainee',
  effect: 'reads',
  summary: 'Competitions that were announced and are not archived, the next first, with the own entries; at most 200.',
  reply: z.object({ Items: z.array(ownCompetition) }),
  refusals: [],
})

export const getOwnCompetition = call({
  method: 'GET',
  path: `${group}/GetOwnCompetition`,
  who: 'trainee',
  effect: 'reads',
  summary: 'One announced competition by its code, with the own entry; null of a code that none has.',
  query: z.strictObject({ Code: code() }),
  reply: z.object({ Competition: ownCompetition.nullable() }),
  refusals: [],
})

export const getCompetitionResults = call({
  method: 'GET',
  path: `${group}/GetCompetitionResults`,
  who: 'trainee',
  effect: 'reads',
  summary: 'The own entries whose papers were handed in: marks and place once they are out; at most 200.',
  reply: z.object({ Items: z.array(ownCompetition) }),
  refusals: [],
})

export const enter = call({
  method: 'POST',
  path: `${group}/EnterCompetition`,
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Enters a competition: admitted at once where that costs nothing, else its fee is invoiced. Says whether the own name may stand on the board.',
  body: z.strictObject({ Code: code(), ShowsName: z.boolean() }),
  reply: movedEntry,
  refusals: [cannotEnter],
})

export const showName = call({
  method: 'POST',
  path: `${group}/ShowNameOnBoard`,
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Agrees that the own name stands on the board, or takes that back; until the results are final.',
  body: actBody.extend({ ShowsName: z.boolean() }),
  reply: movedEntry,
  refusals: [notNow, changedMeanwhile],
})

export const withdrawEntry = call({
  method: 'POST',
  path: `${group}/WithdrawEntry`,
  who: 'trainee',
  effect: 'writes',
  whileActing: 'refused',
  summary: 'Takes the own entry back, while entries are taken and neither a fee was paid nor the paper begun.',
  body: actBody,
  reply: movedEntry,
  refusals: [notNow, changedMeanwhile],
})

/** What proves a payment: a file, a SWIFT code, or both. */
export const proofFields = actBody
  .extend({ FileID: id().nullable(), SwiftCode: swiftOrNone() })
  .refine(({ FileID, SwiftCode }) => FileID !== null || SwiftCode !== '', { path: ['FileID'], error: 'required' })

export const uploadEntryProof = call({
  method: 'POST',
  path: `${group}/UploadEntryPaymentProof`,
  who: 'trainee',
  effect: 'writes',
  summary: 'Hands in what proves that the fee of the own entry was paid: a file, a SWIFT code, or both.',
  body: proofFields,
  reply: movedEntry,
  refusals: [notNow, changedMeanwhile, fileNotFound, fileTaken],
})

export const boardRow = z
  .object({
    ID: z.int(),
    Rank: z.int(),
    /** Null where the person has not agreed that it stands here. */
    Name: trilingualReply.nullable(),
    Percent: percentReply(),
    Milliseconds: z.int(),
    IsOwn: z.boolean(),
  })
  .meta({ id: 'CompetitionBoardRow' })

export const getCompetitionBoard = call({
  method: 'GET',
  path: `${group}/GetCompetitionBoard`,
  who: 'competition',
  effect: 'reads',
  summary: 'The board of a competition whose results are final, with the names of those who agreed; else nothing.',
  ...list({ row: boardRow, orders: ['Rank'], first: 'Rank', always: { CompetitionID: queryId() } }),
  refusals: [],
})

export const verifyParticipation = call({
  method: 'GET',
  path: `${group}/VerifyParticipation`,
  who: 'anonymous',
  effect: 'reads',
  summary: 'What a certificate of participation says, for whoever holds its code.',
  query: z.strictObject({ Code: code(40) }),
  reply: z.object({
    Number: z.string(),
    NameAr: z.string(),
    NameEn: z.string(),
    CompetitionName: trilingualReply,
    CompetitionCode: z.string(),
    /** When the paper was handed in. */
    SubmittedAt: instant(),
  }),
  refusals: [],
  /* Thirty a minute are one person's pile of papers; 128 random bits leave nothing to guess. */
  perSecond: 1 / 2,
})
