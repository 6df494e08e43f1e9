import type { Document } from '#platform/shared/document/document.ts'

const mostYears = 5

/** Whether the days that a document is to cover are in order and not too far apart; true where it covers none. */
export function isWithin({ period }: Pick<Document, 'period'>, asked: object): boolean {
  if (!period) return true
  const [from, to] = period.map((name) => (asked as Record<string, string | undefined>)[name])
  if (!from || !to) return true
  const last = `${Number(from.slice(0, 4)) + mostYears}${from.slice(4)}`
  return from <= to && to <= last
}
