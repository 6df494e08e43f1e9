export interface Spread {
  /** How many have it. */
  readonly Given: number
  /** Unrounded; null where nobody has it. */
  readonly Average: number | null
  readonly Lowest: number | null
  readonly Highest: number | null
}

/** How values of several people lie: their arithmetic mean, the lowest and the highest. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { Given: 0, Average: null, Lowest: null, Highest: null }
  return {
    Given: values.length,
    Average: values.reduce((sum, value) => sum + value, 0) / values.length,
    Lowest: Math.min(...values),
    Highest: Math.max(...values),
  }
}
