import { totalsOf } from '#modules/billing/rules/totals.ts'

export const proposalStates = [
  'draft',
  'awaitingApproval',
  'approved',
  'sent',
  'accepted',
  'declined',
  'revisionAsked',
  'expired',
  'recalled',
] as const
export type ProposalState = (typeof proposalStates)[number]

export const proposalTones = {
  draft: 'neutral',
  awaitingApproval: 'warning',
  approved: 'success',
  sent: 'info',
  accepted: 'success',
  declined: 'danger',
  revisionAsked: 'warning',
  expired: 'danger',
  recalled: 'neutral',
} as const satisfies Record<ProposalState, string>

/** Not sent yet: it is written on, and none beside it. */
export const unsentStates = ['draft', 'awaitingApproval', 'approved'] as const satisfies readonly ProposalState[]
/** One version of a request is in these; the database's partial unique index lists the same. */
export const liveStates = [...unsentStates, 'sent', 'accepted'] as const satisfies readonly ProposalState[]
export const isUnsent = (state: ProposalState): boolean => (unsentStates as readonly ProposalState[]).includes(state)

export interface PricedLine {
  readonly quantity: number
  /** What one costs, before discount and tax, in minor units. */
  readonly unitMinor: number
}

/** What is left of a price, half up to a whole minor unit; the percentage has two decimals at most. */
export function discounted(unitMinor: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100))
  return unitMinor - Number((BigInt(unitMinor) * hundredths + 5_000n) / 10_000n)
}

/**
 * What a proposal comes to, in minor units. The discount is taken from each price and rounded there, once, so that an
 * invoice of the same lines comes to the same; the tax is reckoned line by line as on invoices.
 */
export function priced(lines: readonly PricedLine[], discountPercent: number, taxPercent: number) {
  const reduced = lines.map(({ quantity, unitMinor }) => ({
    quantity,
    unitMinor,
    discountedMinor: discounted(unitMinor, discountPercent),
  }))
  const totals = totalsOf(
    reduced.map(({ quantity, discountedMinor }) => ({ quantity, unitMinor: discountedMinor })),
    taxPercent,
  )
  return {
    lines: reduced.map((line, at) => ({ ...line, ...totals.lines[at]! })),
    netMinor: totals.amountMinor - totals.taxMinor,
    taxMinor: totals.taxMinor,
    totalMinor: totals.amountMinor,
  }
}

/** Of what is taken in, in percent with two decimals; null where nothing is. */
export const marginPercent = (netMinor: number, costMinor: number): number | null =>
  netMinor === 0 ? null : Math.round(((netMinor - costMinor) / netMinor) * 10_000) / 100

export type Doubt = 'negativeMargin' | 'largeDiscount'

/** Why a version needs an administrator before it is sent; empty where it does not. */
export function doubtsOf(
  { netMinor, costMinor, discountPercent }: { netMinor: number; costMinor: number | null; discountPercent: number },
  largestDiscount: number,
): Doubt[] {
  return [
    ...(costMinor !== null && costMinor > netMinor ? (['negativeMargin'] as const) : []),
    ...(discountPercent > largestDiscount ? (['largeDiscount'] as const) : []),
  ]
}
