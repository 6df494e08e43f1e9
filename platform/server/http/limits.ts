/** Fills at a steady rate up to its size; every request takes one out. Times in milliseconds of a clock that never jumps. */
interface Bucket {
  left: number
  at: number
}

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** 20 requests a second from one person, 60 at once. */
export const generalRate: Rate = { perSecond: 20, burst: 60 }

export const rateOfCall = (perSecond: number): Rate => ({ perSecond, burst: Math.max(10, Math.ceil(perSecond * 3)) })

const mostBuckets = 20_000

/** Counts per key within this process; with n processes behind one port a person gets at most n times the rate. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>()

  /** Takes one; answers 0 or the whole seconds to wait where none is left. */
  take(key: string, rate: Rate, at = performance.now()): number {
    const bucket = this.#filled(key, rate, at)
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / rate.perSecond)
    bucket.left -= 1
    return 0
  }

  #filled(key: string, rate: Rate, at: number): Bucket {
    const known = this.#buckets.get(key)
    if (known) {
      known.left = fill(known, rate, at)
      known.at = at
      return known
    }
    // The oldest go first; who was that quiet for that long has a full bucket anyway.
    if (this.#buckets.size >= mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value!)
    const bucket = { left: rate.burst, at }
    this.#buckets.set(key, bucket)
    return bucket
  }
}

const fill = (bucket: Bucket, rate: Rate, at: number) =>
  Math.min(rate.burst, bucket.left + ((at - bucket.at) / 1000) * rate.perSecond)
