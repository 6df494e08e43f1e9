import { checkSteps } from './steps/check-steps.ts'
import { runSteps } from './steps/run-steps.ts'
import { testSteps } from './steps/test-steps.ts'

await runSteps('bin/test', [...checkSteps, ...testSteps], process.argv.slice(2))
