import type { Actor, Language } from '#platform/shared/actor.ts'
import { actionsOnChange } from '#platform/shared/record/second-person.ts'
import { askingFor, issuerOf, mayBeAsked, mayDecide, movesAlone } from '../rules/modes.ts'
import type { CertificateRow } from './store/certificates.ts'

/** What the actor may do to the certificate now; to the own one nothing. */
function actionsOf({ Mode, TraineeID, change }: CertificateRow, actor: Actor) {
  const issuer = issuerOf(actor)
  if (issuer === null || actor.traineeId === TraineeID) return []
  const alone = movesAlone(Mode, issuer).filter((action) => action !== 'supersede' && action !== 'revoke')
  if (change === null) return [...alone, ...mayBeAsked(Mode).map((kind) => askingFor[kind])]
  return [...actionsOnChange(change, actor, mayDecide(change.Kind, issuer)), ...alone]
}

/** A certificate as the list shows it, with what the actor may do to it now. */
export function certificateReply(certificate: CertificateRow, actor: Actor, language: Language) {
  const { snapshot, change, ...row } = certificate
  const asked = change && issuerOf(actor) !== null ? change : null
  return {
    ...row,
    NameAr: snapshot.NameAr as string,
    NameEn: snapshot.NameEn as string,
    CourseName: snapshot.CourseName,
    ClassCode: snapshot.ClassCode as string,
    Change: asked && {
      ID: asked.ID,
      Kind: asked.Kind,
      Reason: asked.Reason,
      AskedBy: (language === 'ar' ? asked.AskedBy.ar || asked.AskedBy.en : asked.AskedBy.en || asked.AskedBy.ar) ?? '',
      AskedAt: new Date(asked.AskedAt).toISOString(),
    },
    Actions: actionsOf(certificate, actor),
  }
}
