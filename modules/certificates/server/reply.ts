import type { Actor, Language } from '#platform/shared/actor.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { inLanguage, textLanguageOf } from '#platform/shared/text.ts'
import { actionsOnChange } from '#platform/shared/record/second-person.ts'
import { askingFor, issuerOfKind, mayBeAsked, mayBeDeleted, mayDecide, movesAlone } from '../rules/modes.ts'
import type { CertificateKind } from '../rules/kinds.ts'
import { certificateReach } from '../rules/reach.ts'
import type { CertificateRow } from './store/certificates.ts'

/** What the actor may do to the certificate now; to the own one nothing. */
function actionsOf({ Mode, Kind, TraineeID, change }: CertificateRow, actor: Actor) {
  const issuer = issuerOfKind(actor, Kind)
  if (issuer === null || actor.traineeId === TraineeID) return []
  const alone = [
    ...movesAlone(Mode, issuer, Kind).filter((action) => action !== 'supersede' && action !== 'revoke'),
    ...(mayBeDeleted(Mode) ? (['delete'] as const) : []),
  ]
  if (change === null)
    return [
      ...alone,
      ...mayBeAsked(Mode, Kind)
        .filter((kind) => kind !== 'issue')
        .map((kind) => askingFor[kind]),
    ]
  return [...actionsOnChange(change, actor, mayDecide(change.Kind, issuer)), ...alone]
}

/** A certificate as the list shows it, with what the actor may do to it now. */
export function certificateReply(certificate: CertificateRow, actor: Actor, language: Language) {
  const { snapshot, change, ...row } = certificate
  const asked = change && issuerOfKind(actor, row.Kind) !== null ? change : null
  return {
    ...row,
    NameAr: snapshot.NameAr,
    NameEn: snapshot.NameEn,
    CourseName: snapshot.CourseName,
    ClassCode: snapshot.ClassCode,
    Change: asked && {
      ID: asked.ID,
      Kind: asked.Kind,
      // What a certificate without a course is for is its own text, and whoever decides reads it in their language.
      Reason:
        (asked.Kind === 'issue' && inLanguage(snapshot.Description ?? {}, textLanguageOf(language)).text) ||
        asked.Reason,
      AskedBy: (language === 'ar' ? asked.AskedBy.ar || asked.AskedBy.en : asked.AskedBy.en || asked.AskedBy.ar) ?? '',
      AskedAt: new Date(asked.AskedAt).toISOString(),
    },
    Actions: actionsOf(certificate, actor),
  }
}

/** Whether the actor looks after certificates of this kind, and does not only hold them. */
export function keepsCertificates(actor: Actor, kind: CertificateKind): boolean {
  const stands = standingsOf(certificateReach, actor)
  return stands.includes('keeper') || (kind === 'noCourse' && stands.includes('withoutCourse'))
}
