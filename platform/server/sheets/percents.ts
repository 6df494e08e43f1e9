/* A cell that shows `85%` holds 0.85 and a style. It is read as people see it, where nothing else says that it is a share. */

/** The styles of cells that show a share, by their numbers in the sheets. */
export function percentStyles(styles: string): ReadonlySet<string> {
  const codes = new Map(
    [...styles.matchAll(/<numFmt\s[^<>]*>/g)].map(([tag]) => [valueOf(tag, 'numFmtId'), valueOf(tag, 'formatCode')]),
  )
  // Excel's own: 0% and 0.00%.
  const isShare = (format: string) => format === '9' || format === '10' || showsShare(codes.get(format) ?? '')
  const from = styles.indexOf('<cellXfs')
  const cells = from < 0 ? '' : styles.slice(from, styles.indexOf('</cellXfs>', from))
  const found = [...cells.matchAll(/<xf\s[^<>]*>/g)].map(([tag]) => valueOf(tag, 'numFmtId'))
  return new Set(found.flatMap((format, at) => (isShare(format) ? [String(at)] : [])))
}

const valueOf = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"<>]*)"`).exec(tag)?.[1] ?? ''

/** A sign that stands in quotes or behind a backslash is written as it is, and means nothing. */
const showsShare = (code: string) => code.replace(/&quot;[^&]*&quot;|\\./g, '').includes('%')

/** `85%` of 0.85; null of what is no number. */
export function percentOf(value: string): string | null {
  const share = Number(value)
  return value.trim() === '' || !Number.isFinite(share) ? null : `${Number((share * 100).toPrecision(12))}%`
}
