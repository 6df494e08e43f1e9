import { isProblem, offline } from '#platform/web/problem.ts'
import type { Stand } from './entries.ts'

interface Versioned {
  readonly version: number | null
}

/**
 * Sends entries by a call that refuses all of them where one was changed meanwhile: then what stands is read, what
 * somebody else gave alike counts as saved, what they gave otherwise is a conflict, and the rest is sent again. Answers
 * in the order of the entries.
 */
export async function sendOver<Entry extends Versioned, Stands extends Stand>(
  entries: readonly Entry[],
  how: {
    readonly put: (entries: readonly Entry[]) => Promise<unknown>
    /** Reads what stands now; null where nothing does. */
    readonly read: () => Promise<(entry: Entry) => Stands | null>
    readonly same: (entry: Entry, stands: Stands) => boolean
    /** What stands once an entry was taken, with the version given. */
    readonly made: (entry: Entry, version: number) => Stands
    /** Somebody else was first, as the refusal says. */
    readonly onChanged?: (problem: unknown) => void
  },
): Promise<readonly (Stands | undefined)[]> {
  const settled = new Map<Entry, Stands>()
  let left = entries
  for (let tries = 3; left.length > 0; tries--) {
    try {
      await how.put(left)
      for (const entry of left) settled.set(entry, how.made(entry, (entry.version ?? 0) + 1))
      break
    } catch (problem) {
      if (!isProblem(problem, 'changedMeanwhile')) throw problem
      // Others keep being faster: later.
      if (tries === 0) throw offline()
      const standing = await how.read()
      let conflicts = 0
      left = left.filter((entry) => {
        const stands = standing(entry)
        if ((stands?.Version ?? null) === entry.version || stands === null) return true
        if (!how.same(entry, stands)) conflicts++
        settled.set(entry, how.same(entry, stands) ? stands : { ...stands, Outcome: 'conflict' })
        return false
      })
      if (conflicts > 0) how.onChanged?.(problem)
    }
  }
  return entries.map((entry) => settled.get(entry))
}
