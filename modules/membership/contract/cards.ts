import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  code,
  doneReply,
  id,
  idList,
  moneyReply,
  plainText,
  queryFlag,
  queryId,
} from '#platform/shared/shapes.ts'
import { swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { cardStages } from '../rules/card-states.ts'
import { requestBars } from '../rules/requesting.ts'
import { cannotRequest, heldHidden, heldSuspended, ownCard } from './refusals.ts'
import { actBody, cardKind, cardReply, cardRow, cardState, cause, movedReply, ownCardReply } from './shapes.ts'

const group = '/api/MembershipCard'

export const getMembershipCards = call({
  method: 'GET',
  path: `${group}/GetMembershipCards`,
  who: 'editorMembershipCard',
  effect: 'reads',
  summary: 'The cards that have a number, with how they stand and until when they hold.',
  ...list({
    row: cardRow,
    orders: ['Number', 'ValidUntil', 'StateSince'],
    first: '-StateSince',
    filters: {
      State: cardState,
      IsHidden: queryFlag(),
      /** In force, and over within the days of notice. */
      EndsSoon: queryFlag(),
      TraineeID: queryId(),
    },
  }),
  refusals: [],
})

export const getMembershipCardRequests = call({
  method: 'GET',
  path: `${group}/GetMembershipCardRequests`,
  who: 'editorMembershipCard',
  effect: 'reads',
  summary: 'What trainees have asked for: first cards, renewals, replacements, and how far each is.',
  ...list({
    row: cardRow,
    orders: ['RequestedAt', 'StateSince'],
    first: '-RequestedAt',
    filters: {
      Stage: z.enum(cardStages),
      State: cardState,
      Kind: cardKind,
      /** The academy has to do the next step. */
      IsWaiting: queryFlag(),
      TraineeID: queryId(),
    },
  }),
  refusals: [],
})

export const getMembershipCardCounts = call({
  method: 'GET',
  path: `${group}/GetMembershipCardCounts`,
  who: 'editorMembershipCard',
  effect: 'reads',
  summary: 'How many cards and applications stand in each state.',
  reply: z.array(z.object({ State: cardState, Count: z.int() })),
  refusals: [],
})

export const getMembershipCard = call({
  method: 'GET',
  path: `${group}/GetMembershipCard`,
  who: 'editorMembershipCard',
  effect: 'reads',
  summary: 'All of one card: who holds it, what was paid, what happened.',
  query: byId,
  reply: cardReply,
  refusals: [],
})

export const getMyMembershipCards = call({
  method: 'GET',
  path: `${group}/GetMyMembershipCards`,
  who: 'trainee',
  effect: 'reads',
  summary: 'The caller’s own cards, the newest first, and what may be asked for now at which fee.',
  reply: z.object({
    Cards: z.array(ownCardReply),
    MayRequest: z.array(cardKind),
    /** Why nothing can be asked for. */
    Bar: z.enum(requestBars).nullable(),
    Fee: moneyReply,
    ReplacementFee: moneyReply,
    Months: z.int(),
  }),
  refusals: [],
})

/** What is asked for: a card in place of a lost or damaged one says which. */
export const requestFields = z
  .strictObject({ Kind: cardKind, Cause: cause.nullable(), Note: plainText(500) })
  .refine(({ Kind, Cause }) => (Kind === 'replacement') === (Cause !== null), { path: ['Cause'], error: 'required' })

export const requestCard = call({
  method: 'POST',
  path: `${group}/RequestMembershipCard`,
  who: 'trainee',
  effect: 'writes',
  summary: 'Asks for a first card, for its renewal, or for another in place of a lost or damaged one.',
  body: requestFields,
  reply: movedReply,
  refusals: [cannotRequest],
})

/** What proves a payment: a file, a SWIFT code, or both. */
export const proofFields = actBody
  .extend({ FileID: id().nullable(), SwiftCode: swiftOrNone() })
  .refine(({ FileID, SwiftCode }) => FileID !== null || SwiftCode !== '', { path: ['FileID'], error: 'required' })

export const uploadProof = call({
  method: 'POST',
  path: `${group}/UploadMembershipPaymentProof`,
  who: 'trainee',
  effect: 'writes',
  summary: 'Hands in what proves that the fee of the own card was paid: a file, a SWIFT code, or both.',
  body: proofFields,
  reply: movedReply,
  refusals: [notNow, changedMeanwhile, fileNotFound, fileTaken],
})

export const activateCards = call({
  method: 'POST',
  path: `${group}/ActivateMembershipCards`,
  who: 'editorMembershipCard',
  effect: 'writes',
  summary:
    'Says that confirmed cards were handed out: they hold from today on, and take the place of those before them. All or none.',
  body: idList,
  reply: doneReply,
  refusals: [notNow, ownCard, heldHidden, heldSuspended],
})

export const verifyMembershipCard = call({
  method: 'GET',
  path: `${group}/VerifyMembershipCard`,
  who: 'anonymous',
  effect: 'reads',
  summary: 'Whether a card holds, whose it is and its number, for whoever holds its code.',
  query: z.strictObject({ Code: code(40) }),
  reply: z.object({
    Number: z.string(),
    NameAr: z.string(),
    NameEn: z.string(),
    Status: z.enum(['valid', 'expired', 'suspended', 'replaced']),
  }),
  refusals: [],
  /* Thirty a minute are one person's pile of cards; 128 random bits leave nothing to guess. */
  perSecond: 1 / 2,
})
