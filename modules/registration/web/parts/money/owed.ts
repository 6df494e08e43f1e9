import { owedOf } from '#modules/billing/rules/totals.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Registration } from '../wire.ts'

/** What is still to be paid on the invoice; nothing where more came in than is left of it. */
export function owedOn({ Amount, Received, Credited }: NonNullable<Registration['Invoice']>): Money {
  const owed = owedOf({ amountMinor: Amount.Minor, receivedMinor: Received.Minor, creditedMinor: Credited.Minor })
  return { Minor: Math.max(0, owed), Currency: Amount.Currency }
}
