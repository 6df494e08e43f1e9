import { together } from './merge-lists.ts'

/** One field that somebody else changed while it was being edited here. */
export interface Difference {
  /** `Name`, or `Name.en` for one language of a text. */
  readonly path: string
  /** As it was when it was read here. */
  readonly was: unknown
  /** As it stands now. */
  readonly theirs: unknown
  /** As it was typed here, or was read before. */
  readonly mine: unknown
  /** It was changed here too, to something else: somebody has to choose. */
  readonly both: boolean
  /** Of a list that both changed: what each did to it, brought together. */
  readonly together?: unknown
}

type Values = Readonly<Record<string, unknown>>
const languages = ['ar', 'en', 'fr']
/** Whether two values of a form are the same; nothing and null are. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const isText = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => languages.includes(key))

/** What others changed from `base` to `theirs`, beside what stands here. Texts in several languages go by language. */
export function differences(base: object, theirs: object, mine: object): Difference[] {
  const [was, now, here] = [base as Values, theirs as Values, mine as Values]
  return Object.keys(now).flatMap((key): Difference[] => {
    // The version goes along with the values and is nobody's to choose.
    if (key === 'Version') return []
    if (same(was[key], now[key]) || same(now[key], here[key])) return []
    if (isText(now[key]) && isText(here[key]))
      return differences((was[key] ?? {}) as object, now[key], here[key]).map((each) => ({
        ...each,
        path: `${key}.${each.path}`,
      }))
    const found = { path: key, was: was[key], theirs: now[key], mine: here[key], both: !same(was[key], here[key]) }
    const lists = [was[key] ?? [], now[key] ?? [], here[key] ?? []] as unknown[][]
    const all =
      found.both && lists.every(Array.isArray) ? together(...(lists as [unknown[], unknown[], unknown[]])) : undefined
    return [all && !same(all, now[key]) && !same(all, here[key]) ? { ...found, together: all } : found]
  })
}

/**
 * The values here with what others changed and nobody changed here, and lists that both changed brought together: nothing
 * that was typed is lost.
 */
export function merged<V extends object>(mine: V, found: readonly Difference[]): V {
  const values = structuredClone(mine) as Record<string, any>
  for (const { path, theirs, both, together: all } of found) {
    if (both && all === undefined) continue
    const [key, part] = path.split('.') as [string, string?]
    if (part === undefined) values[key] = both ? all : theirs
    else values[key] = { ...values[key], [part]: theirs }
  }
  return values as V
}
