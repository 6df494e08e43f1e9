import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as membership } from '../fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    takeForReview: 'Prendre en examen une demande de carte',
    approve: 'Approuver une carte de membre',
    uploadProof: 'Déposer la preuve de paiement d’une carte',
    confirm: 'Confirmer le paiement d’une carte et lui donner un numéro',
    rejectProof: 'Refuser la preuve de paiement d’une carte',
    activate: 'Remettre des cartes de membre',
    reinstate: 'Rétablir une carte de membre suspendue',
    show: 'Afficher de nouveau une carte de membre masquée',
    reject: 'Refuser une demande de carte de membre',
    suspend: 'Suspendre une carte de membre',
    hide: 'Masquer une carte de membre',
  },
  columns: {
    kind: terms.kind,
    cause: membership.fields.cause,
    state: 'État de la carte',
    isHidden: membership.fields.hidden,
    number: membership.fields.number,
    validFrom: membership.fields.validFrom,
    validUntil: membership.fields.validUntil,
  },
}
