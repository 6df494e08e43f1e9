import { sql } from 'kysely'
import type { Concerning } from '#platform/server/content/concerning.ts'
import type { AllModules } from '#platform/server/module.ts'
import { invoicedOf } from './invoiced.ts'
import { reachesInvoice } from './store/reach.ts'

/** The invoices that somebody pays. */
export const concerning = (modules: AllModules): readonly Concerning[] => [
  {
    of: 'trainee',
    subject: 'invoice',
    records: (id, reader) => sql`select i.id from billing.invoice i
      where i.payer_trainee_id = ${id} and ${reachesInvoice(invoicedOf(modules))(reader)}`,
  },
  {
    of: 'organization',
    subject: 'invoice',
    records: (id, reader) => sql`select i.id from billing.invoice i
      where i.payer_organization_id = ${id} and ${reachesInvoice(invoicedOf(modules))(reader)}`,
  },
]
