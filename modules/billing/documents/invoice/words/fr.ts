import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as billingRecord } from '#modules/billing/text/record/fr.ts'
import { fr as billing } from '#modules/billing/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: terms.invoice,
  number: 'Facture n°',
  issued: terms.issued,
  due: billingRecord.columns.dueOn,
  billTo: 'Facturé à',
  registration: 'Inscription n°',
  course: terms.course,
  dates: terms.dates,
  item: 'Désignation',
  quantity: terms.quantity,
  amount: terms.amount,
  net: 'Total hors taxe',
  tax: 'Taxe ({{percent}} %)',
  credited: terms.creditNotes,
  bank: 'À verser à',
  total: 'Total',
  inWords: 'Montant en toutes lettres :',
  only: '{{amount}}',
  received: 'Reçu',
  owed: 'Solde',
  rate: 'Taux à l’émission : 1 {{base}} = {{rate}} {{currency}}',
  states: { sent: billing.states.sent, paid: billing.states.paid, void: billing.states.void },
  howToPay: 'Après le virement, déposez la preuve de paiement ou le code SWIFT sur la page de votre inscription.',
  trainee: terms.theTrainee,
  classCode: terms.classNo,
}
