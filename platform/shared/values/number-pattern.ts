/* How the numbers of a series are written: `INV-{year}-{number}` of 2026 with four digits is INV-2026-0012. */

/** How the numbers of a series are made. */
export interface NumberPattern {
  readonly pattern: string
  /** The counter is filled up with zeros to so many digits; a longer one keeps all of its own. */
  readonly digits: number
  /** The counter begins again with each year of the academy's calendar. */
  readonly restarts: boolean
}

/** A series as it stands: `lastNumber` is the one that was given last, in `year`; both 0 before the first. */
export interface CountedPattern extends NumberPattern {
  readonly year: number
  readonly lastNumber: number
}

export const digitsLeast = 1
export const digitsMost = 9

const marks = /\{[^{}]*\}/g
const known = ['{year}', '{number}']

export type PatternFault = 'required' | 'numberMissing' | 'markTwice' | 'unknownMark' | 'badNumberText' | 'yearMissing'

/**
 * Why a pattern cannot be used, or null. The counter must stand in it, each mark once: then two different counters, or
 * two different years, never make the same number.
 */
export function patternFault({ pattern, restarts }: Omit<NumberPattern, 'digits'>): PatternFault | null {
  if (pattern === '') return 'required'
  const found: readonly string[] = pattern.match(marks) ?? []
  if (found.some((mark) => !known.includes(mark))) return 'unknownMark'
  if (new Set(found).size < found.length) return 'markTwice'
  if (!found.includes('{number}')) return 'numberMissing'
  // What people type, read out and put into file names; it begins with no sign that a sheet takes for a formula.
  if (!/^(?:[A-Za-z0-9](?:[A-Za-z0-9./_-]*))?$/.test(pattern.replace(marks, '0'))) return 'badNumberText'
  return restarts && !found.includes('{year}') ? 'yearMissing' : null
}

/** The number that this counter makes. */
export const writtenNumber = ({ pattern, digits }: NumberPattern, year: number, counter: number): string =>
  pattern.replace('{year}', String(year)).replace('{number}', String(counter).padStart(digits, '0'))

/** The counter after which a series goes on in a year: none where it begins again. A clock set back begins no former year again. */
export const lastCounter = (
  { restarts, year, lastNumber }: Omit<CountedPattern, 'pattern' | 'digits'>,
  thisYear: number,
): { readonly year: number; readonly counter: number } => ({
  year: Math.max(year, thisYear),
  counter: restarts && year < thisYear ? 0 : lastNumber,
})

/** The next numbers of a series, were they given in this year. */
export function nextWritten(series: CountedPattern, thisYear: number, count: number): string[] {
  const { year, counter } = lastCounter(series, thisYear)
  return Array.from({ length: count }, (_, at) => writtenNumber(series, year, counter + 1 + at))
}
