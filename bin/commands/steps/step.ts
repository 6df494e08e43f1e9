/** How many promises were kept and broken. A step that is one question counts as one. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Tests that failed, were run once more alone, and passed then; they count as passed. */
  readonly flaky?: readonly string[]
  /** Of each failure its name and the first line of what it said, where the step can tell. */
  readonly broken?: readonly string[]
  /** The files of tests that took longest; `test-results/last.json` keeps them with the step. */
  readonly slowest?: readonly { readonly file: string; readonly seconds: number }[]
  /** What the step had to say, where it did not say it as it came. */
  readonly said?: string
}

export interface Step {
  readonly name: string
  /** What it looks at, in a few words. */
  readonly about: string
  /** It keeps every core busy, and says what it does as it goes: nothing runs beside it. */
  readonly wide?: true
  /** The step whose work it needs, where that runs too. */
  readonly after?: string
  /** `since`: run only what the files changed since that commit can have broken, where the step can tell. */
  readonly run: (since?: string) => Promise<Count>
}

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  flaky: counts.flatMap(({ flaky = [] }) => flaky),
  broken: counts.flatMap(({ broken = [] }) => broken),
  slowest: counts.flatMap(({ slowest = [] }) => slowest),
})
