import type { AuditField, AuditFields } from '#platform/shared/record/event-kinds.ts'
import type { RowFacts } from '../acts/change-row.ts'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** What a handler tells of a record before or after its act. */
export type Facts = { readonly [Field in AuditField]?: AuditFields[Field] | null | undefined }
type Kept = Readonly<Record<string, unknown>>

const secret = /password|secret|token|hash|^otp$/i
const passport = /passport_?number/i
const longest = 300

/**
 * What differs between two states of a record, fit to be kept for ever: no secret, of a passport's number the last
 * three characters, of a long text its beginning and its SHA-256. One side alone is kept whole.
 */
export function changed(
  before: Facts | RowFacts | null,
  after: Facts | RowFacts | null,
): { before: Kept | null; after: Kept | null } {
  const [was, is] = [plain(before), plain(after)]
  if (!was || !is) return { before: kept(was), after: kept(is) }
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  const differing = [...keys].filter((key) => !isDeepStrictEqual(was[key], is[key]))
  if (differing.length === 0) return { before: null, after: null }
  const only = (facts: Kept) => Object.fromEntries(differing.map((key) => [key, facts[key] ?? null]))
  return { before: kept(only(was)), after: kept(only(is)) }
}

/** As JSON will have it: days and instants as text, nothing undefined. */
const plain = (facts: Facts | RowFacts | null): Kept | null =>
  facts === null ? null : (JSON.parse(JSON.stringify(facts)) as Kept)

function kept(facts: Kept | null): Kept | null {
  if (!facts) return null
  const entries = Object.entries(facts).filter(([key]) => !secret.test(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, safe(key, value)]))
}

function safe(key: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (passport.test(key)) return value && `…${value.slice(-3)}`
    return value.length > longest ? shortened(value) : value
  }
  if (Array.isArray(value)) return value.map((each) => safe(key, each))
  return typeof value === 'object' && value !== null ? kept(value as Kept) : value
}

function shortened(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return `${text.slice(0, longest)}… (${text.length}, sha256 ${hash})`
}
