import type { Money } from '#platform/shared/values/money.ts'
import { owedOf, type Balance } from './totals.ts'

/** An invoice as replies have it; all three in its currency. */
export interface ShownBalance {
  readonly Amount: Money
  readonly Received: Money
  readonly Credited: Money
}

export const balanceOf = ({ Amount, Received, Credited }: ShownBalance): Balance => ({
  amountMinor: Amount.Minor,
  receivedMinor: Received.Minor,
  creditedMinor: Credited.Minor,
})

/** What is still to be paid on the invoice; nothing where more came in than is left of it. */
export const leftOn = (invoice: ShownBalance): Money => ({
  Minor: Math.max(0, owedOf(balanceOf(invoice))),
  Currency: invoice.Amount.Currency,
})

/** The same as far as it is asked for: nothing of what was called off while a proof waits (decision 263). */
export const askedOn = (invoice: ShownBalance & { readonly IsAsked: boolean }): Money =>
  invoice.IsAsked ? leftOn(invoice) : { Minor: 0, Currency: invoice.Amount.Currency }
