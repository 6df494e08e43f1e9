/** Numbers that look random and are the same on every run (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** A whole number between the two, both included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the values, each as likely as its weight. */
  weighted<T>(from: readonly (readonly [value: T, weight: number])[]): T
  /** All of them in another order. */
  shuffled<T>(from: readonly T[]): T[]
}

export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (from) => from[between(0, from.length - 1)]!,
    weighted: (from) => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of from) if ((left -= weight) < 0) return value
      return from.at(-1)![0]
    },
    shuffled: (from) => {
      const order = [...from]
      for (let at = order.length - 1; at > 0; at--) {
        const other = between(0, at)
        ;[order[at], order[other]] = [order[other]!, order[at]!]
      }
      return order
    },
  }
}
