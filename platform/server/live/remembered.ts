import type { Database } from '../database.ts'
import type { Live } from './hub.ts'

/** Milliseconds, in case a notice was missed. */
const keptFor = 30_000

interface Kept<T> {
  value: Promise<T> | null
  until: number
}

const sameAs = new WeakMap<Database, Database>()

/** What is remembered for `known` serves `other` too: another role's connections to the same database. */
export const rememberAlike = (other: Database, known: Database): void => void sameAs.set(other, known)

/**
 * Something small that many calls read and few change: kept in the process for each database that it was opened for, at
 * most 30 s, and forgotten in every process when the channel is notified: best by a trigger of its tables, so that no
 * writer forgets to. It must be the same whoever asks. Inside a transaction, and where nobody listens, it is read each time.
 */
export class Remembered<T> {
  readonly #channel: string
  readonly #load: (db: Database) => Promise<T>
  readonly #kept = new WeakMap<Database, Kept<T>>()

  constructor(channel: string, load: (db: Database) => Promise<T>) {
    this.#channel = channel
    this.#load = load
  }

  /** From now on it is kept for this database. Answers what ends that. */
  open(db: Database, live: Live): () => void {
    const kept: Kept<T> = { value: null, until: 0 }
    const forget = () => void (kept.value = null)
    this.#kept.set(db, kept)
    const stop = live.subscribe(this.#channel, forget, forget)
    return () => {
      stop()
      this.#kept.delete(db)
    }
  }

  of(asking: Database): Promise<T> {
    const kept = this.#kept.get(sameAs.get(asking) ?? asking)
    return kept?.value && performance.now() < kept.until ? kept.value : this.anew(asking)
  }

  /** Read again, where what was kept cannot be of now. */
  anew(asking: Database): Promise<T> {
    const db = sameAs.get(asking) ?? asking
    const value = this.#load(db)
    const kept = this.#kept.get(db)
    if (!kept) return value
    // A notice that comes while it is read forgets it: what was read may be older.
    kept.value = value
    kept.until = performance.now() + keptFor
    value.catch(() => {
      if (kept.value === value) kept.value = null
    })
    return value
  }
}
