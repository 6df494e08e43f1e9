/** What is asked for by one line, in minor units. */
export interface Line {
  readonly quantity: number
  readonly unitMinor: number
}
export interface LineTotals {
  readonly amountMinor: number
  readonly taxMinor: number
}
export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly taxMinor: number
  /** With the tax. */
  readonly amountMinor: number
}

/** The tax on an amount, half up, rounded once; the percentage has two decimals at most. Whole numbers all the way. */
export function taxOn(amountMinor: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100))
  return Number((BigInt(amountMinor) * hundredths + 5_000n) / 10_000n)
}

/** Each line bears its own tax, so that what is printed line by line comes to the total. */
export function totalsOf(lines: readonly Line[], taxPercent: number): Totals {
  const each = lines.map(({ quantity, unitMinor }) => {
    const amountMinor = quantity * unitMinor
    return { amountMinor, taxMinor: taxOn(amountMinor, taxPercent) }
  })
  const sum = (of: (line: LineTotals) => number) => each.reduce((total, line) => total + of(line), 0)
  const taxMinor = sum((line) => line.taxMinor)
  return { lines: each, taxMinor, amountMinor: sum((line) => line.amountMinor) + taxMinor }
}

/**
 * A part that is taken back of what is left of an invoice, in the same lines. Its tax, rounded line by line, is never more
 * than the tax that is left, and with the last of the net all of that tax goes: so what was taken back comes to the invoice,
 * in whatever lines. Null where the part is more than what is left.
 */
export function withinLeft(part: Totals, left: Pick<Totals, 'taxMinor' | 'amountMinor'>): Totals | null {
  const net = part.amountMinor - part.taxMinor
  const netLeft = left.amountMinor - left.taxMinor
  if (net > netLeft) return null
  const taxMinor = net === netLeft ? left.taxMinor : Math.min(part.taxMinor, left.taxMinor)
  let more = taxMinor - part.taxMinor
  // The last lines bear the difference.
  const lines = part.lines
    .toReversed()
    .map((line) => {
      const moved = Math.max(more, -line.taxMinor)
      more -= moved
      return { ...line, taxMinor: line.taxMinor + moved }
    })
    .toReversed()
  return { lines, taxMinor, amountMinor: net + taxMinor }
}

/** The share of a sum that falls to a part of a whole, half up, rounded once; all in minor units, the whole more than nothing. */
export const shareOf = (minor: number, part: number, whole: number): number =>
  Number((BigInt(minor) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n))

/** What of an invoice has come in and what was taken back, in minor units. */
export interface Balance {
  readonly amountMinor: number
  readonly receivedMinor: number
  readonly creditedMinor: number
}
/** What is still to be paid; less than nothing where more came in than is left of the invoice. */
export const owedOf = ({ amountMinor, receivedMinor, creditedMinor }: Balance): number =>
  amountMinor - creditedMinor - receivedMinor
/** What the academy holds of what came in: what a credit note took back of it goes, or went, back. */
export const heldOf = ({ amountMinor, receivedMinor, creditedMinor }: Balance): number =>
  Math.max(0, Math.min(receivedMinor, amountMinor - creditedMinor))
