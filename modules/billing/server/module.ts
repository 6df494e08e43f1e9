import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { billingCalls } from '../contract/calls.ts'
import { creditInvoice, getInvoice } from './calls/invoices.ts'
import { concerning } from './concerning.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const billingServer = (modules: AllModules): ModuleServer => ({
  name: 'billing',
  numbered: {
    invoice: { table: 'billing.invoice', column: 'number' },
    creditNote: { table: 'billing.credit_note', column: 'number' },
  },
  ownData,
  concerning: concerning(modules),
  foundAt,
  implemented: [implement(billingCalls, { getInvoice: getInvoice(modules), creditInvoice: creditInvoice(modules) })],
  notices,
})
