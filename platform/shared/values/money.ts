/** An amount in the currency's minor units (cents, piastres, fils): always a whole number. */
export interface Money {
  readonly Minor: number
  /** ISO 4217, as `USD`. */
  readonly Currency: string
}

const threeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
const noDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))

/** How many minor digits the currency has by ISO 4217. */
export function minorDigits(currency: string): number {
  if (threeDecimals.has(currency)) return 3
  return noDecimals.has(currency) ? 0 : 2
}

/** 12.5 → 1250 for a two-digit currency; half away from zero, once. */
export function toMinor(amount: number, currency: string): number {
  const scaled = amount * 10 ** minorDigits(currency)
  return Math.sign(scaled) * Math.round(Math.abs(scaled) + Number.EPSILON)
}

export const toMajor = (money: Money): number => money.Minor / 10 ** minorDigits(money.Currency)

/** Half up at two decimals, once, as marks and percentages are rounded (domain rule: round once, at the end). */
export function roundHalfUp2(value: number): number {
  return Math.floor(value * 100 + 0.5 + 1e-9) / 100
}
