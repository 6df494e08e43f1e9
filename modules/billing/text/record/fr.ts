import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  /* The invoice's columns, as the audit shows them before and after. */
  columns: {
    state: 'État de la facture',
    amount: 'Montant TTC',
    tax: terms.tax,
    taxPercent: 'Taxe, pour cent',
    dueOn: 'Échéance',
    payerKind: 'Qui paie',
    received: 'Reçu',
    credited: 'Repris par des avoirs',
  },
}
