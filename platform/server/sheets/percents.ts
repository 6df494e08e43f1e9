/*
 * A cell that shows `85%` holds 0.85 and a style, one that shows the telephone number `01001234567` holds it without its
 * nought. Both are read as people see them, as nothing else says what they are.
 */

/** What cells of a style show of their number: a share, or so many digits at least. */
export type Shown = 'share' | number

/** The styles whose cells show something else than their number, by their own numbers in the sheets. */
export function shownByStyle(styles: string): ReadonlyMap<string, Shown> {
  const codes = new Map(
    [...styles.matchAll(/<numFmt\s[^<>]*>/g)].map(([tag]) => [valueOf(tag, 'numFmtId'), valueOf(tag, 'formatCode')]),
  )
  // Excel's own: 0% and 0.00%.
  const isShare = (format: string) => format === '9' || format === '10' || showsShare(codes.get(format) ?? '')
  const from = styles.indexOf('<cellXfs')
  const cells = from < 0 ? '' : styles.slice(from, styles.indexOf('</cellXfs>', from))
  const found = [...cells.matchAll(/<xf\s[^<>]*>/g)].map(([tag]) => valueOf(tag, 'numFmtId'))
  return new Map(
    found.flatMap((format, at): [string, Shown][] => {
      if (isShare(format)) return [[String(at), 'share']]
      const noughts = /^0{2,20}$/.exec(codes.get(format) ?? '')
      return noughts ? [[String(at), noughts[0].length]] : []
    }),
  )
}

const valueOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"<>]*)"`).exec(tag)?.[1] ?? ''

/** A sign that stands in quotes or behind a backslash is written as it is, and means nothing. */
const showsShare = (code: string) => code.replace(/&quot;[^&]*&quot;|\\./g, '').includes('%')

/** A number as its cell shows it; null of what is none, or shown as it is. */
export function shownAs(shown: Shown | undefined, value: string): string | null {
  if (shown === 'share') return percentOf(value)
  return shown !== undefined && /^\d{1,20}$/.test(value) ? value.padStart(shown, '0') : null
}

/** `85%` of 0.85; null of what is no number. */
function percentOf(value: string): string | null {
  const share = Number(value)
  return value.trim() === '' || !Number.isFinite(share) ? null : `${Number((share * 100).toPrecision(12))}%`
}
