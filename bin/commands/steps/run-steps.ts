import { sumOf, type Count, type Step } from './step.ts'

export interface StepRun extends Count {
  readonly name: string
  readonly minutes: number
}

export interface RunOptions {
  /** The steps to run; all where none is named. */
  readonly wanted: readonly string[]
  /** Run only what the files changed since that commit can have broken. */
  readonly since?: string | undefined
  /** Told at the end, before the closing line. */
  readonly onEnd?: (runs: readonly StepRun[]) => void
}

/**
 * Runs the steps one after the other, says of each how it went, names what was flaky, and ends with
 * `N passed, N failed`.
 */
export async function runSteps(command: string, steps: readonly Step[], options: RunOptions): Promise<void> {
  const { wanted, since, onEnd } = options
  const unknown = wanted.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    console.error(`${unknown}: no such step. ${command} [step ...] with:`)
    for (const { name, about } of steps) console.error(`  ${name.padEnd(12)} ${about}`)
    process.exitCode = 2
    return
  }
  const runs: StepRun[] = []
  for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n# ${step.name}: ${step.about}`)
    const begin = performance.now()
    const count = await step.run(since).catch((error: unknown): Count => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    const seconds = (performance.now() - begin) / 1000
    runs.push({ name: step.name, ...count, minutes: Math.round(seconds / 6) / 10 })
    console.log(`${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds.toFixed(1)} s)`)
  }
  const { passed, failed, flaky = [] } = sumOf(runs)
  process.exitCode = failed > 0 ? 1 : 0
  onEnd?.(runs)
  console.log(`\nWhere the time went: ${runs.map(({ name, minutes }) => `${name} ${minutes} min`).join(', ')}`)
  for (const name of flaky) console.log(`flaky: ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
}
