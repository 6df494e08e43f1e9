import { foldDigits } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Format } from '../../format.ts'

export interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

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

/**
 * What was typed or pasted, in the digits and with the decimal mark that `format` writes. Character for character, so
 * that the caret stays where it is; what is no digit and no mark stays too, to be refused by `readNumber`.
 */
export function inDigitsOf(format: Pick<Format, 'digits' | 'plain'>, typed: string): string {
  const mark = format.plain(0.5, 1, 1).charAt(1)
  return format.digits(foldDigits(typed)).replace(/[.٫،]/g, mark)
}

/** Whether a field may keep it: a number inside the limits. */
export const fits = (value: number, { min = -Infinity, max = Infinity }: Limits): boolean =>
  value >= min && value <= max

/** The value one step up or down, inside the limits, without the dust of binary fractions. */
export function stepped(value: number | null, step: number, limits: Limits): number {
  const digits = Math.max(decimalsOf(step), decimalsOf(value ?? 0))
  const start = value ?? (step > 0 ? (limits.min ?? 0) - step : (limits.max ?? 0) - step)
  const next = Number((start + step).toFixed(digits))
  return Math.min(limits.max ?? Infinity, Math.max(limits.min ?? -Infinity, next))
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

/** Cuts what is finer than the field keeps. */
export const roundTo = (value: number, decimals: number): number =>
  Number.isNaN(value) ? value : Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)

/**
 * In which currency an amount stands and is typed on: its own; where there is no amount yet, the chosen one. A form that
 * begins at nothing names a currency without knowing which the academy keeps: one that is not on offer gives way.
 */
export function currencyShown(value: Money | null | undefined, chosen: string, offered: readonly string[]): string {
  if (value && value.Minor !== 0) return value.Currency
  const wanted = value?.Currency ?? chosen
  return offered.length === 0 || offered.includes(wanted) ? wanted : offered[0]!
}
