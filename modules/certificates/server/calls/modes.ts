import type { Actor } from '#platform/shared/actor.ts'
import { changedMeanwhile, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/states.ts'
import type { Handler } from '#platform/server/handler.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { notEligible, reasonMissing } from '../../contract/refusals.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import { certificateModes, needsReason, type CertificateAction, type CertificateMode } from '../../rules/modes.ts'
import { newVerifyCode, snapshotOf } from '../issue.ts'
import { candidates, classOf } from '../store/candidates.ts'
import * as store from '../store/certificates.ts'

const nextMode = (actor: Actor, certificate: store.LockedCertificate, action: CertificateAction): CertificateMode =>
  next(certificateModes, certificate.mode, action, actor.role === 'admin' ? 'admin' : 'coordinator') ??
  refuse(notNow, { action, state: certificate.mode })

/** Whose it is, for those who are told. */
const ownerOf = ({ class_id, trainee_id, serial }: store.LockedCertificate) => ({
  traineeId: trainee_id,
  serial,
  ...(class_id === null ? {} : { classId: class_id }),
})

export const changeCertificateMode: Handler<typeof calls.changeCertificateMode> = async ({
  db,
  actor,
  body,
  record,
}) => {
  const certificate = await store.lockForActor(db, actor, body.ID)
  if (certificate.lock_version !== body.LockVersion) refuse(changedMeanwhile)
  const mode = nextMode(actor, certificate, body.Action)
  if (needsReason(body.Action) && !body.Reason) refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
  const version = await store.setMode(db, certificate.id, mode, body.Reason || null)
  await record({
    kind: 'certificateModeChanged',
    subject: ['certificate', certificate.id],
    data: { action: body.Action, from: certificate.mode, to: mode, ...ownerOf(certificate) },
    before: { mode: certificate.mode, reason: certificate.mode_reason },
    after: { mode, reason: body.Reason || null },
  })
  return { ID: certificate.id, Version: version }
}

export const setIsDownloadCertificate: Handler<typeof calls.setIsDownloadCertificate> = async ({
  db,
  actor,
  body,
  record,
}) => {
  for (const id of body.IDs.toSorted((one, other) => one - other)) {
    const certificate = await store.lockForActor(db, actor, id)
    const wanted = body.IsDownload ? 'issuedDownloadable' : 'issuedLocked'
    if (certificate.mode === wanted) continue
    const action = body.IsDownload ? 'allowDownload' : 'lockDownload'
    const mode = nextMode(actor, certificate, action)
    await store.setMode(db, id, mode, null)
    await record({
      kind: 'certificateModeChanged',
      subject: ['certificate', id],
      data: { action, ...ownerOf(certificate) },
      before: { mode: certificate.mode },
      after: { mode },
    })
  }
  return { Done: true }
}

export const reGenerateCertificate: Handler<typeof calls.reGenerateCertificate> = async ({
  db,
  actor,
  now,
  body,
  record,
}) => {
  const old = await store.lockForActor(db, actor, body.ID)
  if (old.lock_version !== body.LockVersion) refuse(changedMeanwhile)
  const superseded = nextMode(actor, old, 'supersede')
  if (old.class_id === null || old.registration_id === null) refuse(notNow, { action: 'regenerate', state: old.kind })

  const kind = old.kind as IssuedKind
  const course = await classOf(db, old.class_id)
  const person =
    (await candidates(db, course, kind, now)).find((each) => each.traineeId === old.trainee_id) ?? refuse(notFound)
  if (person.obstacles.length > 0) refuse(notEligible, { obstacles: person.obstacles, trainee: person.traineeCode })

  await store.setMode(db, old.id, superseded, body.Reason)
  const renewed = await store.add(db, {
    serial: old.serial,
    version: old.version + 1,
    kind,
    classId: old.class_id,
    registrationId: old.registration_id,
    traineeId: old.trainee_id,
    snapshot: await snapshotOf(db, course, person, kind, now),
    verifyCode: newVerifyCode(),
    issuedBy: actor.userId,
    issuedAt: now,
  })
  await record({
    kind: 'certificateRegenerated',
    subject: ['certificate', renewed.id],
    data: { classId: old.class_id, traineeId: old.trainee_id, serial: old.serial, replaces: old.id },
    before: { version: old.version },
    after: { version: old.version + 1, reason: body.Reason },
  })
  return { ID: renewed.id, Version: renewed.lockVersion }
}
