import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  title: 'Facture',
  number: 'Facture n°',
  issued: 'Émise le',
  due: 'Échéance',
  billTo: 'Facturé à',
  registration: 'Inscription n°',
  course: 'Formation',
  dates: 'Dates',
  item: 'Désignation',
  quantity: 'Quantité',
  amount: 'Montant',
  net: 'Total hors taxe',
  tax: 'Taxe ({{percent}} %)',
  credited: 'Avoirs',
  bank: 'À verser à',
  total: 'Total',
  received: 'Reçu',
  owed: 'Solde',
  rate: 'Taux à l’émission : 1 {{base}} = {{rate}} {{currency}}',
  states: { sent: 'En attente de paiement', paid: 'Payée', void: 'Annulée' },
  howToPay: 'Après le virement, déposez la preuve de paiement ou le code SWIFT sur la page de votre inscription.',
  trainee: 'Stagiaire',
  classCode: 'Session n°',
}
