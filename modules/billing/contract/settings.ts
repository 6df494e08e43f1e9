import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const invoiceSettings = settingSection(
  'billing',
  'invoices',
  { page: 'general', order: 50 },
  {
    /** The academy's own: what each invoice's rate is to. */
    currency: setting.currency({ default: 'USD', from: 'next' }),
    invoiceDueDays: setting.days({ default: 14, least: 1, most: 180, from: 'next' }),
    /** On what is invoiced, on top of its price. */
    taxPercent: setting.percent({ default: 0, least: 0, most: 100, from: 'next' }),
    /** Where invoices are paid to; each invoice keeps them as they stood. */
    bankDetails: setting.text({ default: { ar: '', en: '', fr: '' }, longest: 1000, rows: 4, from: 'next' }),
  },
)
