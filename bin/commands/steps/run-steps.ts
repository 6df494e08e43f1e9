import { scheduled } from './schedule.ts'
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
 * Runs the steps as `schedule.ts` says, tells of each how it went, names at the end what was flaky and what failed (of a
 * long log often only the end is read), and ends with `N passed, N failed`.
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
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const runs = await scheduled(chosen, (step) => runStep(step, since))
  const { passed, failed, flaky = [], broken = [] } = sumOf(runs)
  process.exitCode = failed > 0 ? 1 : 0
  onEnd?.(runs)
  console.log(`\nWhere the time went: ${runs.map(({ name, minutes }) => `${name} ${minutes} min`).join(', ')}`)
  for (const name of flaky) console.log(`flaky: ${name}`)
  for (const name of broken) console.log(`failed: ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
}

async function runStep(step: Step, since: string | undefined): Promise<StepRun> {
  const heading = `\n# ${step.name}: ${step.about}`
  // Of those that run side by side each is told as a whole.
  if (step.wide) console.log(heading)
  const begin = performance.now()
  const { said, ...count } = await step.run(since).catch((error: unknown): Count => {
    return { passed: 0, failed: 1, said: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  })
  const seconds = (performance.now() - begin) / 1000
  const result = `${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds.toFixed(1)} s)`
  console.log([step.wide ? null : heading, said, result].filter(Boolean).join('\n'))
  const broken = count.broken?.length || count.failed === 0 ? count.broken : [step.name]
  return { name: step.name, ...count, broken, minutes: Math.round(seconds / 6) / 10 }
}
