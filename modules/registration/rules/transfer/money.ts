import type { MoneyState } from '../money-track.ts'

/** What the academy holds of the former registration; amounts in minor units of `currency`. */
export interface Held {
  readonly money: MoneyState
  readonly currency: string
  /** The fee of the class, before the tax. */
  readonly feeMinor: number
  /** What came in on its invoice and no credit note gave back. */
  readonly receivedMinor: number
}

/** What the other class asks for; amounts in minor units of `currency`. */
export interface Asked {
  readonly currency: string
  /** Before the tax. */
  readonly feeMinor: number
  /** What its invoice comes to, with the tax. */
  readonly amountMinor: number
  /** The organization that was allowed to pay later pays this one too. */
  readonly keepsCredit: boolean
}

export interface MoneyAfter {
  readonly state: 'notDue' | 'partial' | 'paid' | 'waived' | 'creditApproved'
  /** Of what was paid, what counts for the other class. */
  readonly carriedMinor: number
  /** What is left of it, to be paid back. */
  readonly toReturnMinor: number
  /** What is still to be paid for the other class. */
  readonly toPayMinor: number
}

/**
 * What becomes of the money. What was paid counts for the other class as far as that costs as much; money in another
 * currency is not exchanged, it goes back. A waiver was given for a fee: it holds for one that is not higher.
 */
export function moneyAfter(held: Held, asked: Asked): MoneyAfter {
  const sameCurrency = held.currency === asked.currency
  const carriedMinor = sameCurrency ? Math.min(held.receivedMinor, asked.amountMinor) : 0
  const toReturnMinor = held.receivedMinor - carriedMinor
  const rest = asked.amountMinor - carriedMinor
  const all = { carriedMinor, toReturnMinor }
  if (carriedMinor > 0 && rest === 0) return { ...all, state: 'paid', toPayMinor: 0 }
  const wasWaived = held.money === 'waived' && held.feeMinor > 0
  if (wasWaived && sameCurrency && asked.feeMinor > 0 && asked.feeMinor <= held.feeMinor)
    return { ...all, state: 'waived', toPayMinor: 0 }
  if (held.money === 'creditApproved' && asked.keepsCredit && asked.amountMinor > 0)
    return { ...all, state: 'creditApproved', toPayMinor: rest }
  return { ...all, state: carriedMinor > 0 ? 'partial' : 'notDue', toPayMinor: rest }
}
