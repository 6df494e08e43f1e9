/** A place in the database's log (`pg_lsn`): whatever is written later stands behind it. */
export type Position = bigint

/** Out of PostgreSQL's own writing of it, `16/B374D848`; null where it is none. */
export function positionOf(text: string | null | undefined): Position | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '') ?? []
  return high === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const later = (one: Position | null, other: Position | null): Position | null =>
  one === null || (other !== null && other > one) ? other : one

interface Noted {
  readonly at: number
  readonly position: Position
}

/** Milliseconds. Who is further behind than this is behind in any case. */
const remembered = 10 * 60_000

/**
 * Where the primary's log stood when. It says by how much a replica is behind, whatever the clocks of the two machines
 * say, and also while nothing is written. Times are milliseconds that only grow (`performance.now()`).
 */
export class Trail {
  readonly #noted: Noted[] = []

  /** `at`: before the primary was asked. */
  note(at: number, position: Position): void {
    this.#noted.push({ at, position })
    while (this.#noted[0]!.at < at - remembered) this.#noted.shift()
  }

  /** Milliseconds; 0 for who had everything when the primary was asked last, null where that is not known. */
  behind(replayed: Position): number | null {
    const has = this.#noted.findLast(({ position }) => position <= replayed)
    return has === undefined ? null : this.#noted.at(-1)!.at - has.at
  }
}
