/** How many promises were kept and broken. A step that is one question counts as one. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface Step {
  readonly name: string
  /** What it looks at, in a few words. */
  readonly about: string
  readonly run: () => Promise<Count>
}

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})
