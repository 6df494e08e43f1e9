import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  /* The invoice's columns, as the audit shows them before and after. */
  columns: {
    state: 'State of the invoice',
    amount: 'Amount with tax',
    tax: terms.tax,
    taxPercent: 'Tax, percent',
    dueOn: 'Due',
    payerKind: 'Who pays',
    received: 'Received',
    credited: 'Taken back by credit notes',
  },
}
