import { sumOf, type Count, type Step } from './step.ts'

/** Runs the steps one after the other, says of each how it went, and ends with `N passed, N failed`. */
export async function runSteps(command: string, steps: readonly Step[], wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    console.error(`${unknown}: no such step. ${command} [step ...] with:`)
    for (const { name, about } of steps) console.error(`  ${name.padEnd(12)} ${about}`)
    process.exitCode = 2
    return
  }
  const counts: Count[] = []
  for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n# ${step.name}: ${step.about}`)
    const begin = performance.now()
    const count = await step.run().catch((error: unknown): Count => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    counts.push(count)
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    console.log(`${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  }
  const { passed, failed } = sumOf(counts)
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`\n${passed} passed, ${failed} failed`)
}
