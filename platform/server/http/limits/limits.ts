/** Fills at a steady rate up to its size; every request takes one out. Times in milliseconds of a clock that never jumps. */
interface Bucket {
  readonly rate: Rate
  left: number
  at: number
  /** What was taken here and has not run in again, and the other processes do not know of. */
  untold: number
}

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** What other processes are told: so many more were taken of this key. */
export interface Taken {
  readonly key: string
  readonly count: number
  readonly rate: Rate
}

/** 20 requests a second from one person, 60 at once. */
export const generalRate: Rate = { perSecond: 20, burst: 60 }

export const rateOfCall = (perSecond: number): Rate => ({ perSecond, burst: Math.max(10, Math.ceil(perSecond * 3)) })

const mostBuckets = 20_000

/** How long a process keeps to itself what was taken. */
export const tellEvery = 250
/** Who asks at less than this share of the rate matters to nobody else; most people never do more. */
const quietShare = 1 / 4
const worthTelling = (rate: Rate) => (rate.perSecond * quietShare * tellEvery) / 1000
/** Several processes may each give a whole burst before they hear of each other. More than this is forgiven. */
const mostDebt = 3

/** Counts per key what was taken here, and what is heard that other processes gave. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>()
  readonly #toTell = new Set<string>()

  /** Takes one; answers 0 or the whole seconds to wait where none is left. */
  take(key: string, rate: Rate, at = performance.now()): number {
    const bucket = this.#filled(key, rate, at)
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / rate.perSecond)
    bucket.left -= 1
    bucket.untold += 1
    if (bucket.untold >= worthTelling(rate)) this.#toTell.add(key)
    return 0
  }

  /** Another process gave these: they are missing here too. */
  heard({ key, count, rate }: Taken, at = performance.now()): void {
    const bucket = this.#filled(key, rate, at)
    bucket.left = Math.max(-mostDebt * rate.burst, bucket.left - count)
  }

  get hasToTell(): boolean {
    return this.#toTell.size > 0
  }

  /** What others should hear, at most so many keys; what is answered counts as told. */
  tell(most: number): Taken[] {
    const told: Taken[] = []
    for (const key of this.#toTell) {
      if (told.length === most) break
      this.#toTell.delete(key)
      const bucket = this.#buckets.get(key)
      const count = Math.round(bucket?.untold ?? 0)
      if (!bucket || count === 0) continue
      told.push({ key, count, rate: bucket.rate })
      bucket.untold = 0
    }
    return told
  }

  #filled(key: string, rate: Rate, at: number): Bucket {
    const known = this.#buckets.get(key)
    if (known) {
      known.left = fill(known, rate, at)
      known.at = at
      // What has run in again here has run in elsewhere too.
      known.untold = Math.min(known.untold, Math.max(0, rate.burst - known.left))
      return known
    }
    // The oldest go first; who was that quiet for that long has a full bucket anyway.
    if (this.#buckets.size >= mostBuckets) {
      const oldest = this.#buckets.keys().next().value!
      this.#buckets.delete(oldest)
      this.#toTell.delete(oldest)
    }
    const bucket = { rate, left: rate.burst, at, untold: 0 }
    this.#buckets.set(key, bucket)
    return bucket
  }
}

const fill = (bucket: Bucket, rate: Rate, at: number) =>
  Math.min(rate.burst, bucket.left + ((at - bucket.at) / 1000) * rate.perSecond)
