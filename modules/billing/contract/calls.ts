import { callsOf } from '#platform/shared/record/act.ts'
import { billingActs } from './acts.ts'
import { getInvoice } from './invoices.ts'

export const billingCalls = { getInvoice, ...callsOf(billingActs) }
