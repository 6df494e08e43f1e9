import { foldDigits } from '#platform/shared/text.ts'

/**
 * The number that a person typed, in either kind of digits and with the marks of their language; null for nothing,
 * NaN for what is no number. A comma divides thousands where it stands as they do, else it is the decimal mark.
 */
export function readNumber(typed: string, language: string): number | null {
  let text = foldDigits(typed)
    .replace(/[\s\u00a0\u202f\u200e\u200f\u061c٬]/g, '')
    .replace(/[٫،]/g, '.')
    .replace(/−/g, '-')
  if (text === '') return null
  const thousands =
    language !== 'fr' && language !== 'de' && language !== 'pt' && /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)
  text = thousands ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
}

/** The value one step up or down, inside the limits, without the dust of binary fractions. */
export function stepped(
  value: number | null,
  step: number,
  limits: { min?: number | undefined; max?: number | undefined },
): number {
  const digits = Math.max(decimalsOf(step), decimalsOf(value ?? 0))
  const start = value ?? (step > 0 ? (limits.min ?? 0) - step : (limits.max ?? 0) - step)
  const next = Number((start + step).toFixed(digits))
  return Math.min(limits.max ?? Infinity, Math.max(limits.min ?? -Infinity, next))
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Cuts what is finer than the field keeps. */
export const roundTo = (value: number, decimals: number): number =>
  Number.isNaN(value) ? value : Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
