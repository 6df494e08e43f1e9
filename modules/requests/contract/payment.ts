import * as z from 'zod'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow, refusal } from '#platform/shared/refusal.ts'
import { id, plainText } from '#platform/shared/shapes.ts'
import { swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { actBody, movedReply, reason, reasonedBody, whole } from './shapes.ts'

/** More than is left to pay. Data: `left` in minor units, `currency`. */
export const moreThanOwed = refusal('moreThanOwed', 409)

/** More than the academy holds. Data: `held` in minor units, `currency`. */
export const moreThanHeld = refusal('moreThanHeld', 409)

const group = '/api/CourseRequest'

/** What proves a payment: a file, a SWIFT code, or both. */
export const proofFields = z
  .strictObject({
    ...actBody.shape,
    FileID: id().nullable(),
    SwiftCode: swiftOrNone(),
    Note: plainText(1000),
  })
  .refine(({ FileID, SwiftCode }) => FileID !== null || SwiftCode !== '', { path: ['FileID'], error: 'required' })

export const uploadProof = call({
  method: 'POST',
  path: `${group}/UploadPaymentProof`,
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Hands in what proves that the invoice of the request was paid, in full or in part.',
  body: proofFields,
  reply: movedReply,
  refusals: [notNow, changedMeanwhile, fileNotFound, fileTaken],
})

export const acceptProof = call({
  method: 'POST',
  path: `${group}/VerifyPayment`,
  who: 'reviewers',
  effect: 'writes',
  summary: 'Finds a proof in order and books what came in by it.',
  body: actBody.extend({
    ProofID: id() /** In minor units of the invoice's currency. */,
    Received: whole(1, 2_000_000_000),
    PaymentTypeID: id().nullable(),
  }),
  reply: movedReply,
  refusals: [notNow, changedMeanwhile, moreThanOwed],
})

export const rejectProof = call({
  method: 'POST',
  path: `${group}/RejectPaymentProof`,
  who: 'reviewers',
  effect: 'writes',
  summary: 'Refuses a proof with a reason; another one is expected.',
  body: actBody.extend({ ProofID: id(), Reason: reason() }),
  reply: movedReply,
  refusals: [notNow, changedMeanwhile],
})

export const keepPaid = call({
  method: 'POST',
  path: `${group}/KeepPayment`,
  who: 'admin',
  effect: 'writes',
  summary:
    'Says that what the academy holds of what was paid for a request that was called off is kept, or so much of it, with a reason: no more than the rest is paid back.',
  body: reasonedBody.extend({
    /** In minor units of the invoice's currency; all that is held where not said. */
    Kept: whole(1, 2_000_000_000).optional(),
  }),
  reply: movedReply,
  refusals: [notNow, changedMeanwhile, moreThanHeld],
})
