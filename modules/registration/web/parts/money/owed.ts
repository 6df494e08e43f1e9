import { owedOf } from '#modules/billing/rules/totals.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Registration } from '../wire.ts'

type Invoice = NonNullable<Registration['Invoice']>

/** What is still to be paid on the invoice; nothing where more came in than is left of it. */
export function owedOn({ Amount, Received, Credited }: Invoice): Money {
  const owed = owedOf({ amountMinor: Amount.Minor, receivedMinor: Received.Minor, creditedMinor: Credited.Minor })
  return { Minor: Math.max(0, owed), Currency: Amount.Currency }
}

/** The same as far as it is asked for: nothing of what was called off. */
export const askedOn = (invoice: Invoice): Money =>
  invoice.IsAsked ? owedOn(invoice) : { ...invoice.Amount, Minor: 0 }
