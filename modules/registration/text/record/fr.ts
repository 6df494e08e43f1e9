import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  /* Calls that do no act of their own: the words of their rights. */
  rights: {
    approveRegistrations: 'Accepter',
    sendInvoices: 'Émettre et envoyer la facture',
  },
  /* The registration's columns, as the audit shows them before and after. */
  columns: {
    main: 'État de l’inscription',
    visa: 'Visa',
    money: 'Paiement',
    travel: 'Voyage et séjour',
    hasSeat: 'Occupe une place',
    seatUntil: 'Place réservée jusqu’au',
    seatFrozenAt: 'Réservation suspendue',
    reason: 'Motif',
    organizationId: 'Numéro de l’organisme',
    organizationAgreedAt: 'Accord de l’organisme',
    submittedAt: 'Envoyée le',
    waitingSince: 'En liste d’attente depuis',
    confirmedAt: 'Place confirmée',
    flight: 'Vol',
    hotel: 'Hôtel',
    roomType: 'Type de chambre',
    needsAccommodation: 'Hébergement demandé',
  },
}
