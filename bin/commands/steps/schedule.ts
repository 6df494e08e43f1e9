import type { Step } from './step.ts'

/** How many steps that need one core run at once: the cores of the machines that these commands are for. */
const atOnce = 2

/**
 * Runs steps that need one core side by side, in their order, then the wide ones one after the other; answers what each
 * came to, in the order given.
 */
export async function scheduled<T>(steps: readonly Step[], run: (step: Step) => Promise<T>): Promise<T[]> {
  const results = new Map<Step, T>()
  const waiting = steps.filter((step) => !step.wide)
  const isReady = (step: Step) => steps.every((other) => other.name !== step.after || results.has(other))
  // Whoever ends a step that others wait for goes on with those.
  const lane = async () => {
    for (;;) {
      const at = waiting.findIndex(isReady)
      const [step] = at < 0 ? [] : waiting.splice(at, 1)
      if (!step) return
      results.set(step, await run(step))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  for (const step of steps) if (step.wide) results.set(step, await run(step))
  return steps.map((step) => results.get(step)!)
}
