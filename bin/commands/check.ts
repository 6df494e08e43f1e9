import { checkSteps } from './steps/check-steps.ts'
import { runSteps } from './steps/run-steps.ts'

await runSteps('bin/check', checkSteps, { wanted: process.argv.slice(2) })
