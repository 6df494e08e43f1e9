/** A small generator (mulberry32): the same seed gives the same row of numbers in [0, 1), on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same order each time for the same attempt and question, so that a reload shows the answers where they were. */
export function shuffled<T>(items: readonly T[], attemptId: number, questionId: number): T[] {
  const random = numbersFrom(Math.imul(attemptId, 2_654_435_761) ^ Math.imul(questionId, 40_503))
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last]!
    result[last] = result[other]!
    result[other] = kept
  }
  return result
}
