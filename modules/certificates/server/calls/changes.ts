import type { Asked, Handler } from '#platform/server/handler.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { changeAsked, refuseDecision, refuseWithdrawal } from '#platform/shared/second-person.ts'
import { next } from '#platform/shared/states.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { notEligible } from '../../contract/refusals.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import { certificateModes, mayBeAsked, mayDecide, moveOfChange, type ChangeKind } from '../../rules/modes.ts'
import { newVerifyCode, snapshotOf } from '../issue.ts'
import { asIssuer, refuseOwn } from '../issuer.ts'
import { candidates, classOf } from '../store/candidates.ts'
import * as store from '../store/certificates.ts'
import { changes } from '../store/changes.ts'

type Asking = Asked<{ body: { ID: number; Reason: string; LockVersion: number } }>

/** Writes down what one person wants done to a certificate that is out; nothing happens to it yet. */
async function ask({ db, actor, now, body, record }: Asking, kind: ChangeKind) {
  asIssuer(actor)
  const certificate = await store.lockForActor(db, actor, body.ID)
  refuseOwn(actor, certificate.trainee_id)
  if (certificate.lock_version !== body.LockVersion) return refuseChanged(db, ['certificate', certificate.id])
  if (!mayBeAsked(certificate.mode).includes(kind)) refuse(notNow, { action: kind, state: certificate.mode })
  if (kind === 'regenerate' && (certificate.class_id === null || certificate.registration_id === null)) {
    refuse(notNow, { action: kind, state: certificate.kind })
  }
  const id =
    (await changes.add(db, actor, { subjectId: body.ID, reason: body.Reason, now, more: { kind } })) ??
    refuse(changeAsked)
  await record({
    kind: 'certificateChangeAsked',
    subject: ['certificate', certificate.id],
    data: { change: kind, changeId: id, ...store.ownerOf(certificate) },
    after: { reason: body.Reason },
  })
  return { ID: certificate.id, Version: certificate.lock_version }
}

export const reGenerateCertificate: Handler<typeof calls.reGenerateCertificate> = (asked) => ask(asked, 'regenerate')
export const askRevocation: Handler<typeof calls.askRevocation> = (asked) => ask(asked, 'revoke')

/** The change and its certificate, both locked; the certificate first, as everywhere. */
async function requested({ db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>, id: number) {
  const certificateId = (await changes.subjectOf(db, id)) ?? refuse(notFound)
  const certificate = await store.lockForActor(db, actor, certificateId)
  refuseOwn(actor, certificate.trainee_id)
  return { certificate, change: await changes.lock(db, id) }
}

export const decideChange: Handler<typeof calls.decideChange> = async (asked) => {
  const { db, actor, now, body, record } = asked
  const issuer = asIssuer(actor)
  const { certificate, change } = await requested(asked, body.ID)
  if (!mayDecide(change.kind, issuer)) refuse(notAllowed)
  refuseDecision(change, actor, body)
  await changes.decide(db, actor, change.id, body.Approve ? 'approved' : 'rejected', body.Reason || null, now)
  const owner = store.ownerOf(certificate)
  if (!body.Approve) {
    await record({
      kind: 'certificateChangeRejected',
      subject: ['certificate', certificate.id],
      data: { change: change.kind, changeId: change.id, askedBy: change.asked_by, reason: body.Reason, ...owner },
      after: { reason: body.Reason || null },
    })
    return { Done: true }
  }
  const action = moveOfChange[change.kind]
  const mode =
    next(certificateModes, certificate.mode, action, 'secondPerson') ??
    refuse(notNow, { action: change.kind, state: certificate.mode })
  const askedBy = change.asked_by
  if (change.kind === 'revoke') {
    await store.setMode(db, certificate.id, mode, change.reason)
    await record({
      kind: 'certificateModeChanged',
      subject: ['certificate', certificate.id],
      data: { action: 'revoke', from: certificate.mode, to: mode, changeId: change.id, askedBy, ...owner },
      before: { mode: certificate.mode, reason: certificate.mode_reason },
      after: { mode, reason: change.reason },
    })
    return { Done: true }
  }
  await renew(asked, certificate, change.reason, { changeId: change.id, askedBy })
  return { Done: true }
}

/** The next version under the same serial, from the facts of today; the old one is superseded. */
async function renew(
  { db, actor, now, record }: Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>,
  old: store.LockedCertificate,
  reason: string,
  agreed: { changeId: number; askedBy: number },
) {
  const kind = old.kind as IssuedKind
  const course = await classOf(db, old.class_id!)
  const person =
    (await candidates(db, course, kind, now)).find((each) => each.traineeId === old.trainee_id) ?? refuse(notFound)
  if (person.obstacles.length > 0) refuse(notEligible, { obstacles: person.obstacles, trainee: person.traineeCode })
  await store.setMode(db, old.id, 'superseded', reason)
  const renewed = await store.add(db, {
    serial: old.serial,
    version: old.version + 1,
    // Whoever could print the old one can print what replaces it; a hidden one comes back to be looked at.
    mode: old.mode === 'issuedDownloadable' ? old.mode : 'issuedLocked',
    kind,
    classId: old.class_id!,
    registrationId: old.registration_id!,
    traineeId: old.trainee_id,
    snapshot: await snapshotOf(db, course, person, kind, now),
    verifyCode: newVerifyCode(),
    issuedBy: actor.userId,
    issuedAt: now,
  })
  await record({
    kind: 'certificateRegenerated',
    subject: ['certificate', renewed.id],
    data: { classId: old.class_id!, traineeId: old.trainee_id, serial: old.serial, replaces: old.id, ...agreed },
    before: { version: old.version },
    after: { version: old.version + 1, reason },
  })
}

export const withdrawChange: Handler<typeof calls.withdrawChange> = async (asked) => {
  const { db, actor, now, body, record } = asked
  asIssuer(actor)
  const { certificate, change } = await requested(asked, body.ID)
  refuseWithdrawal(change, actor)
  await changes.decide(db, actor, change.id, 'withdrawn', null, now)
  await record({
    kind: 'certificateChangeWithdrawn',
    subject: ['certificate', certificate.id],
    data: { change: change.kind, changeId: change.id, ...store.ownerOf(certificate) },
  })
  return { Done: true }
}
