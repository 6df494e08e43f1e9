import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'

export const fr: Words<typeof ar> = {
  states: { sent: 'En attente de paiement', paid: 'Payée', void: 'Annulée' },
  payerKinds: { trainee: terms.payingTrainee, organization: 'Un organisme', other: 'Un tiers' },
  acts: {
    issueInvoice: { past: 'Facture émise' },
    voidInvoice: { past: 'Facture annulée par un avoir' },
    bookPayment: { past: 'Paiement enregistré sur la facture' },
    creditInvoice: { do: 'Émettre un avoir', past: 'Avoir émis sur la facture' },
  },
  credit: {
    notes: terms.creditNotes,
    number: terms.number,
    issued: terms.issued,
    reason: terms.reason,
    notOwed: 'N’est plus dû',
    amount: terms.amount,
    amountHint: 'Hors taxe ; la taxe de la facture s’y ajoute.',
    text: 'Ce qui est repris',
    invoiced: 'Montant de la facture',
    left: 'Reste après avoirs',
    done: 'L’avoir {{number}} est émis.',
  },
  overdue: 'En retard',
  receivedNow: 'Montant reçu',
  twins: {
    said: 'Le même a déjà été remis. Vérifiez avant d’accepter : un virement peut régler plusieurs factures.',
    by: { file: 'Le même fichier :', swift: 'Le même code SWIFT :' },
  },
  refusals: {
    creditedTooMuch: 'L’avoir dépasse ce qui reste de la facture. Corrigez ses montants.',
    creditSettles:
      'Après cet avoir, plus rien ne serait à payer. Annulez la facture, ou dispensez du reste des frais, sur la page de ce qu’elle concerne.',
  },
}
