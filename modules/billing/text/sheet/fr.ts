import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as record } from '../record/fr.ts'
import { fr as billing } from '../fr.ts'

export const fr: Words<typeof ar> = {
  number: 'Facture n°',
  issued: terms.issued,
  due: record.columns.dueOn,
  billTo: 'Facturé à',
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
}
