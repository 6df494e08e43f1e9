import { later, type Position } from './position.ts'

interface Mark {
  /** Null: everything that is there when the primary is asked next. */
  position: Position | null
  readonly at: number
}

/** Milliseconds; longer than a replica in use may be behind. */
const keptFor = 60_000

/**
 * Up to where a replica must be before these people are shown what it has: they have written, or were told that there is
 * something new. Of this process alone; what a browser has written it carries along itself (`written.ts`).
 */
export class Marks {
  readonly #of = new Map<number, Mark>()
  #everybody: Mark | null = null

  /** This person has what stands before the position. */
  wrote(account: number, position: Position, at: number): void {
    const known = this.#of.get(account)
    if (known?.position === null) return
    this.#of.set(account, { position: later(known?.position ?? null, position), at })
  }

  /** These people were told of something that is written already. */
  told(accounts: readonly number[], at: number): void {
    for (const account of accounts) this.#of.set(account, { position: null, at })
  }

  /** Something may have been told that nobody here heard. */
  missed(at: number): void {
    this.#everybody = { position: null, at }
  }

  /** What `account` must be shown; `unknown` until the primary has been asked. */
  needed(account: number): Position | null | 'unknown' {
    const marks = [this.#everybody, this.#of.get(account)].filter((mark) => mark !== null && mark !== undefined)
    if (marks.some(({ position }) => position === null)) return 'unknown'
    return marks.reduce<Position | null>((most, { position }) => later(most, position), null)
  }

  /** Call it before the primary is asked, and what it answers with what the primary said. Forgets what is long ago. */
  asking(now: number): (position: Position) => void {
    for (const [account, { at }] of this.#of) if (at < now - keptFor) this.#of.delete(account)
    if (this.#everybody !== null && this.#everybody.at < now - keptFor) this.#everybody = null
    const waiting = [this.#everybody, ...this.#of.values()].filter((mark) => mark?.position === null) as Mark[]
    return (position) => {
      for (const mark of waiting) mark.position = position
    }
  }
}
