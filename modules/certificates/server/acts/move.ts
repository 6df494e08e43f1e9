import type { Change } from '#platform/server/acts/change-row.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/record/states.ts'
import { certificateModes, type CertificateAction, type Issuer } from '../../rules/modes.ts'
import type { LockedCertificate } from '../store/certificates.ts'
import { noun } from './noun.ts'

export interface MoveDetails {
  readonly reason?: string | undefined
  /** What the fact carries beside those of every one. */
  readonly data?: Readonly<Record<string, unknown>>
  /** What else changes with it: a certificate is frozen when it is issued. */
  readonly more?: Change<'certificates.certificate'>
}

/** Moves a locked certificate; refuses where its mode has no such move for this person. */
export async function move(
  asked: Pick<Asked<unknown>, 'db' | 'record'>,
  certificate: LockedCertificate,
  act: CertificateAction,
  who: Issuer | 'secondPerson',
  { reason, data, more }: MoveDetails = {},
): Promise<void> {
  const mode =
    next(certificateModes, certificate.mode, act, who as never) ??
    refuse(notNow, { action: act, state: certificate.mode })
  const set = { ...more, mode, mode_reason: reason ?? null }
  await writeAct(asked, noun, certificate, act, { set, data: { from: certificate.mode, ...data } })
}
