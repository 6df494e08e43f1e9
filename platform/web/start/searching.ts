import type { Rule } from '#platform/shared/access.ts'
import type { Trilingual } from '#platform/shared/text.ts'

export interface FoundRecord {
  readonly key: string | number
  readonly name: Trilingual | string
  readonly code?: string | null
  /** A second line, as the class's dates. */
  readonly detail?: string | null
  readonly href: string
}

/** Finds records of one kind for the palette. Offered to those who pass the rule. */
export interface Searcher {
  readonly key: string
  /** Heading of its results, `<module>:screens.<key>`. */
  readonly title: `${string}:${string}`
  readonly rule: Rule
  /** At most a handful, best first. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}
