import { checkSteps } from './steps/check-steps.ts'
import { forgetFailures } from './steps/failures.ts'
import { changedSince, checkedOut, keepLastRun, lastGoodCommit } from './steps/last-run.ts'
import { runSteps } from './steps/run-steps.ts'
import type { Step } from './steps/step.ts'
import { testSteps } from './steps/test-steps.ts'
import { reachOf } from './steps/touched.ts'

/*
 * bin/test [step ...]: all steps, or those that are named.
 * bin/test --changed[=commit] [step ...]: what the changes since that commit can have broken; without one, since the
 * last whole run in which nothing failed, else since the branch left main.
 */
const words = process.argv.slice(2)
const changed = words.find((word) => /^--changed(=|$)/.test(word))
const wanted = words.filter((word) => word !== changed)
const steps: readonly Step[] = [...checkSteps, ...testSteps]

forgetFailures()
if (changed === undefined) {
  const begun = checkedOut()
  const onEnd = wanted.length === 0 ? { onEnd: keepLastRun.bind(null, begun) } : {}
  await runSteps('bin/test', steps, { wanted, ...onEnd })
} else {
  const since = changed.split('=')[1] || lastGoodCommit()
  const files = changedSince(since)
  console.log(`${files.length} files changed since ${since.slice(0, 12)}.`)
  const reached = steps.flatMap((step): Step[] => {
    const reach = reachOf(step.name, files)
    if (reach === 'nothing') return []
    return [reach === 'all' ? { ...step, run: () => step.run() } : step]
  })
  await runSteps('bin/test', reached, { wanted, since })
}
