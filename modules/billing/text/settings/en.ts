import { en as terms } from '#platform/web/text/terms/en.ts'
export const en = {
  sections: { invoices: { title: terms.invoices } },
  settings: {
    currency: { label: 'Currency of the academy', help: 'Rates on invoices are to it.' },
    invoiceDueDays: { label: 'An invoice is to be paid within' },
    taxPercent: { label: 'Tax on invoices', help: 'It is added to the price when an invoice is issued.' },
    bankDetails: { label: 'Bank details', help: 'An invoice keeps them as they stood on the day of its issue.' },
  },
}
