import type { Handler } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { reasonMissing } from '#platform/shared/record/second-person.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { needsReason } from '../../rules/modes.ts'
import { asIssuerOf } from '../acts/issuer.ts'
import { move } from '../acts/move.ts'
import { take, takeAsSeen } from '../acts/reached.ts'

export const changeCertificateMode: Handler<typeof calls.changeCertificateMode> = async (asked) => {
  const { actor, body } = asked
  const certificate = await takeAsSeen(asked, body)
  const issuer = asIssuerOf(actor, certificate.kind)
  if (needsReason(body.Action) && !body.Reason) refuse(reasonMissing, {}, [{ path: 'Reason', code: 'required' }])
  await move(asked, certificate, body.Action, issuer, { reason: body.Reason || undefined })
  return { ID: certificate.id, Version: certificate.lock_version + 1 }
}

export const setIsDownloadCertificate: Handler<typeof calls.setIsDownloadCertificate> = async (asked) => {
  const { actor, body } = asked
  for (const id of body.IDs.toSorted((one, other) => one - other)) {
    const certificate = await take(asked, id)
    const issuer = asIssuerOf(actor, certificate.kind)
    if (certificate.mode === (body.IsDownload ? 'issuedDownloadable' : 'issuedLocked')) continue
    await move(asked, certificate, body.IsDownload ? 'allowDownload' : 'lockDownload', issuer)
  }
  return { Done: true }
}
