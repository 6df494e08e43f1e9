import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  nextSteps: {
    draft: 'L’inscription n’a pas encore été envoyée.',
    submitted: 'L’inscription est arrivée à l’académie. Le coordinateur l’examinera bientôt.',
    underReview: 'Le coordinateur examine l’inscription.',
    changesRequested: 'Le coordinateur a demandé une modification à la personne inscrite.',
    approved: 'L’inscription est acceptée.',
    waitlisted: 'L’inscription est retenue et la session complète : la personne attend une place libre.',
    seatOffered:
      'Une place libre est proposée à la personne inscrite, à confirmer à temps, sinon elle passe à la suivante.',
    rejected: 'L’inscription n’a pas été retenue.',
    confirmed: 'La place est confirmée.',
    attending: 'La session est en cours.',
    completed: 'La formation est terminée avec succès.',
    failed: 'La formation n’a pas été validée.',
    noShow: 'La formation n’a pas été suivie.',
    withdrawn: 'La personne inscrite s’est retirée.',
    cancelled: 'L’inscription est annulée.',
    transferred: 'L’inscription a été déplacée vers une autre session.',
    visaRefused: 'Le visa a été refusé. Le coordinateur vous contactera au sujet de l’inscription.',
    awaitingVisaApproval: 'L’académie s’occupe de l’accord pour le visa.',
    awaitingVisaProof: 'La personne inscrite demande le visa avec la lettre de l’académie et en dépose la preuve.',
    visaProofUploaded: 'La preuve du visa est arrivée et en cours de vérification.',
    visaProofRejected: 'La preuve du visa n’a pas été acceptée : une autre est attendue.',
    awaitingInvoice: 'L’inscription est acceptée et une place est réservée. La facture suivra bientôt.',
    awaitingPayment: 'La facture est émise. Payez et déposez la preuve avant l’échéance.',
    paymentOverdue:
      'Le délai de paiement est passé. Payez maintenant et déposez la preuve, sinon la place peut être perdue.',
    partlyPaid: 'Une partie du prix est arrivée. Payez le reste et déposez-en la preuve.',
    paymentProofUploaded: 'La preuve de paiement est arrivée et en vérification. La place est gardée.',
    paymentProofRejected: 'Cette preuve de paiement n’a pas été acceptée. Lisez pourquoi et déposez-en une autre.',
    awaitingTravel: 'La place est confirmée. Le coordinateur organise le voyage et le séjour.',
  },
}
