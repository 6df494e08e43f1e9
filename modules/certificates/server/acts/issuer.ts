import type { Actor } from '#platform/shared/actor.ts'
import { whatOpens } from '#platform/shared/granting.ts'
import { notAllowed, refuse } from '#platform/shared/refusal.ts'
import { ownCertificate } from '../../contract/refusals.ts'
import type { CertificateKind } from '../../rules/kinds.ts'
import { issuerOf, issuerOfKind, type Issuer } from '../../rules/modes.ts'

/** As what the actor looks after certificates; refuses who holds the right without being an editor. */
export const asIssuer = (actor: Actor): Issuer => issuerOf(actor) ?? refuse(notAllowed, whatOpens('certificateIssuers'))

/** The same before a certificate of this kind. */
export const asIssuerOf = (actor: Actor, kind: CertificateKind): Issuer =>
  issuerOfKind(actor, kind) ?? refuse(notAllowed, whatOpens('certificateIssuers'))

/** Whatever rights the account has, the own certificate is somebody else's to look after. */
export function refuseOwn(actor: Actor, traineeId: number): void {
  if (actor.traineeId === traineeId) refuse(ownCertificate)
}
