/** Divides whole numbers, `over` > 0, half up, once. */
export const roundedRatio = (of: bigint, over: bigint): number => Number(floorRatio(of * 2n + over, over * 2n))

/** The least whole number that is not less; `over` > 0. */
export const ceilRatio = (of: bigint, over: bigint): number => Number(-floorRatio(-of, over))

/** The greatest whole number that is not more: BigInt's own division cuts towards zero. */
function floorRatio(of: bigint, over: bigint): bigint {
  const cut = of / over
  return of < 0n && cut * over !== of ? cut - 1n : cut
}

/** A number of at most so many decimals as a whole number of its smallest parts: 2.5 at 2 → 250. */
export const partsOf = (value: number, decimals: number): bigint => BigInt(Math.round(value * 10 ** decimals))
