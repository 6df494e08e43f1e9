import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { changeAsked, refuseDecision, refuseWithdrawal } from '#platform/shared/record/second-person.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { askingFor, mayBeAsked, mayDecide, type ChangeKind } from '../../rules/modes.ts'
import { asIssuerOf } from '../acts/issuer.ts'
import { issueApproved } from '../acts/no-course.ts'
import { move } from '../acts/move.ts'
import { noun } from '../acts/noun.ts'
import { take, takeAsSeen } from '../acts/reached.ts'
import { renew } from '../acts/renew.ts'
import { changes } from '../store/changes.ts'

type Asking = Asked<{ body: { ID: number; Reason: string; LockVersion: number } }>

/** Writes down what one person wants done to a certificate that is out; nothing happens to it yet. */
async function ask(asked: Asking, kind: Exclude<ChangeKind, 'issue'>) {
  const { db, actor, now, body } = asked
  const certificate = await takeAsSeen(asked, body)
  asIssuerOf(actor, certificate.kind)
  const action = askingFor[kind]
  if (!mayBeAsked(certificate.mode, certificate.kind).includes(kind))
    refuse(notNow, { action, state: certificate.mode })
  const changeId =
    (await changes.add(db, actor, { subjectId: body.ID, reason: body.Reason, now, more: { kind } })) ??
    refuse(changeAsked)
  await writeFact(asked, noun, certificate, action, { changeId, reason: body.Reason })
  return { ID: certificate.id, Version: certificate.lock_version }
}

export const askRegeneration: Handler<typeof calls.askRegeneration> = (asked) => ask(asked, 'regenerate')
export const askRevocation: Handler<typeof calls.askRevocation> = (asked) => ask(asked, 'revoke')

/** The change and its certificate, both locked; the certificate first, as everywhere. */
async function requested(asked: Pick<Asked<unknown>, 'db' | 'actor'>, id: number) {
  const certificate = await take(asked, (await changes.subjectOf(asked.db, id)) ?? refuse(notFound))
  return { certificate, change: await changes.lock(asked.db, id) }
}

export const decideChange: Handler<typeof calls.decideChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const { certificate, change } = await requested(asked, body.ID)
  const issuer = asIssuerOf(actor, certificate.kind)
  if (!mayDecide(change.kind, issuer)) refuse(notAllowed)
  refuseDecision(change, actor, body)
  await changes.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', body.Reason || null, now)
  const agreed = { changeId: change.id, askedBy: change.asked_by }
  if (!body.Approve) {
    await writeFact(asked, noun, certificate, 'rejectChange', { ...agreed, reason: body.Reason })
    return { Done: true }
  }
  await writeFact(asked, noun, certificate, 'approveChange', agreed)
  const { reason } = change
  if (change.kind === 'issue') await issueApproved(asked, certificate, agreed)
  else if (change.kind === 'revoke') await move(asked, certificate, 'revoke', 'secondPerson', { reason, data: agreed })
  else await renew(asked, certificate, reason, agreed)
  return { Done: true }
}

export const withdrawChange: Handler<typeof calls.withdrawChange> = async (asked) => {
  const { db, actor, now, body } = asked
  const { certificate, change } = await requested(asked, body.ID)
  asIssuerOf(actor, certificate.kind)
  refuseWithdrawal(change, actor)
  await changes.decide(db, actor, change.id, 'withdrawn', null, now)
  await writeFact(asked, noun, certificate, 'withdrawChange', { changeId: change.id })
  return { Done: true }
}
