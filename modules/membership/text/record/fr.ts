import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  rights: {
    request: 'Demander une carte de membre',
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
    cause: 'Motif du remplacement',
    state: 'État de la carte',
    isHidden: 'Masquée',
    number: 'Numéro de la carte',
    validFrom: 'Valable à partir du',
    validUntil: 'Valable jusqu’au',
  },
}
