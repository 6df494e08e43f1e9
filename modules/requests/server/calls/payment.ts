import type { Handler } from '#platform/server/handler.ts'
import type { requestsCalls as calls } from '../../contract/calls.ts'
import { doingOf } from '../acts/doing.ts'
import { moved, take } from '../acts/move.ts'
import * as acts from '../acts/payment.ts'

export const uploadProof: Handler<typeof calls.uploadProof> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked)
  const proof = { fileId: body.FileID, swiftCode: body.SwiftCode, note: body.Note }
  return moved(await acts.uploadProof(doing, actor, await take(doing, actor, body), proof))
}

export const acceptProof: Handler<typeof calls.acceptProof> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked)
  const proof = { id: body.ProofID, amountMinor: body.Received, paymentTypeId: body.PaymentTypeID }
  return moved(await acts.acceptProof(doing, await take(doing, actor, body), proof))
}

export const rejectProof: Handler<typeof calls.rejectProof> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked)
  const proof = { id: body.ProofID, reason: body.Reason }
  return moved(await acts.rejectProof(doing, await take(doing, actor, body), proof))
}

export const waiveRest: Handler<typeof calls.waiveRest> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked)
  return moved(await acts.waiveRest(doing, await take(doing, actor, body), body.Reason))
}

export const refund: Handler<typeof calls.refund> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked)
  return moved(await acts.refund(doing, await take(doing, actor, body), body.Reason))
}

export const keepPaid: Handler<typeof calls.keepPaid> = async (asked) => {
  const { actor, body } = asked
  const doing = await doingOf(asked)
  const kept = { reason: body.Reason, keptMinor: body.Kept }
  return moved(await acts.keepPaid(doing, await take(doing, actor, body), kept))
}
