/** The octets that a line of iCalendar may have (RFC 5545, 3.1). */
const longest = 75

/**
 * A content line, folded: no part is longer than 75 octets of UTF-8, and none ends within a character. What follows a fold begins with a space, which
 * counts.
 */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > longest) {
      parts.push(part)
      part = ''
      octets = 1
    }
    part += sign
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** A text as a value (RFC 5545, 3.3.11): what would end or part it is escaped, other control characters go. */
export const textValue = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

/** `2026-03-01` as `20260301`. */
export const dateValue = (day: string): string => day.replaceAll('-', '')
/** A day and a time of one clock. */
export const wallValue = (day: string, time: string): string =>
  `${dateValue(day)}T${time.slice(0, 5).replace(':', '')}00`
/** An instant, in UTC. */
export const instantValue = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
