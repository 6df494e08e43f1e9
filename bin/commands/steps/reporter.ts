import { writeFileSync } from 'node:fs'
import type { SerializedError, TestCase, TestModule } from 'vitest/node'

/** How a test file went. */
export interface FileReport {
  /** Below the project's folder. */
  readonly file: string
  /** With what it loads and prepares. */
  readonly seconds: number
  readonly passed: readonly string[]
  readonly failed: readonly FailedTest[]
}

export interface FailedTest {
  /** With the names of the suites around it. */
  readonly name: string
  readonly errors: readonly string[]
}

export interface RunReport {
  readonly files: readonly FileReport[]
  /** Errors that belong to no test. */
  readonly outside: readonly string[]
}

/** The name under which a file is told that failed as a whole: it could not be loaded, or one of its hooks failed. */
export const wholeFile = '(the file)'

const wordsOf = ({ name, message, stack, stacks }: SerializedError): string =>
  `${stack ?? `${name}: ${message}`}\n${(stacks ?? []).map(({ file, line }) => `  at ${file}:${line}`).join('\n')}`.trim()

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()]
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  const failedTests = tests.filter((test) => test.result().state === 'failed').map(failedTest)
  return {
    file: module.relativeModuleId,
    seconds: secondsOf(module),
    passed: tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName),
    failed: [...(errors.length > 0 ? [{ name: wholeFile, errors: errors.map(wordsOf) }] : []), ...failedTests],
  }
}

function secondsOf(module: TestModule): number {
  const { prepareDuration, environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const all = prepareDuration + environmentSetupDuration + collectDuration + setupDuration + duration
  return Math.round(all / 100) / 10
}

const failedTest = (test: TestCase): FailedTest => ({
  name: test.fullName,
  errors: (test.result().errors ?? []).map(wordsOf),
})

/** Writes what `runVitest` counts to the file that REPORT_FILE names. */
export default class KeptReport {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: RunReport = { files: modules.map(reportOf), outside: unhandled.map(wordsOf) }
    writeFileSync(process.env['REPORT_FILE']!, JSON.stringify(report))
  }
}
