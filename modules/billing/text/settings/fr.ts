import { fr as terms } from '#platform/web/text/terms/fr.ts'
export const fr = {
  sections: { invoices: { title: terms.invoices } },
  settings: {
    currency: { label: 'Devise de l’académie', help: 'Les taux des factures s’y rapportent.' },
    invoiceDueDays: { label: 'Une facture est à payer sous' },
    taxPercent: { label: 'Taxe sur les factures', help: 'Elle s’ajoute au prix à l’émission de la facture.' },
    bankDetails: {
      label: 'Coordonnées bancaires',
      help: 'Une facture les garde telles qu’elles étaient le jour de son émission.',
    },
  },
}
