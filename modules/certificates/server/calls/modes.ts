import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/states.ts'
import type { Handler } from '#platform/server/handler.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { reasonMissing } from '#platform/shared/second-person.ts'
import {
  certificateModes,
  needsReason,
  type CertificateAction,
  type CertificateMode,
  type Issuer,
} from '../../rules/modes.ts'
import { asIssuer, refuseOwn } from '../issuer.ts'
import * as store from '../store/certificates.ts'

const nextMode = (issuer: Issuer, certificate: store.LockedCertificate, action: CertificateAction): CertificateMode =>
  next(certificateModes, certificate.mode, action, issuer as never) ??
  refuse(notNow, { action, state: certificate.mode })

export const changeCertificateMode: Handler<typeof calls.changeCertificateMode> = async ({
  db,
  actor,
  body,
  record,
}) => {
  const issuer = asIssuer(actor)
  const certificate = await store.lockForActor(db, actor, body.ID)
  refuseOwn(actor, certificate.trainee_id)
  if (certificate.lock_version !== body.LockVersion) return refuseChanged(db, ['certificate', certificate.id])
  const mode = nextMode(issuer, certificate, body.Action)
  if (needsReason(body.Action) && !body.Reason) refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
  const version = await store.setMode(db, certificate.id, mode, body.Reason || null)
  await record({
    kind: 'certificateModeChanged',
    subject: ['certificate', certificate.id],
    data: { action: body.Action, from: certificate.mode, to: mode, ...store.ownerOf(certificate) },
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
  const issuer = asIssuer(actor)
  for (const id of body.IDs.toSorted((one, other) => one - other)) {
    const certificate = await store.lockForActor(db, actor, id)
    refuseOwn(actor, certificate.trainee_id)
    const wanted = body.IsDownload ? 'issuedDownloadable' : 'issuedLocked'
    if (certificate.mode === wanted) continue
    const action = body.IsDownload ? 'allowDownload' : 'lockDownload'
    const mode = nextMode(issuer, certificate, action)
    await store.setMode(db, id, mode, null)
    await record({
      kind: 'certificateModeChanged',
      subject: ['certificate', id],
      data: { action, ...store.ownerOf(certificate) },
      before: { mode: certificate.mode },
      after: { mode },
    })
  }
  return { Done: true }
}
