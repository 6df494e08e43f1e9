import type { FileReport, RunReport } from './reporter.ts'
import type { Count } from './step.ts'

/**
 * Counts a run with the second tries of the files in which something had failed. A test that failed once and passed
 * once is flaky, whichever came first, and counts as passed. An error outside any test fails the run, and so does a
 * run that ended badly without naming anything. A file without a second report keeps its first. `broken` tells of each
 * failure where it stands and the first line of its error.
 */
export function judge(first: RunReport, again: readonly RunReport[], code: number): Count {
  const seconds = new Map(again.flatMap(({ files }) => files).map((report) => [report.file, report]))
  let passed = 0
  let failed = 0
  const flaky: string[] = []
  const broken = [first, ...again].flatMap(({ outside }) =>
    outside.map((error) => `outside of tests: ${lineOf(error)}`),
  )
  for (const report of first.files) {
    if (report.failed.length === 0) {
      passed += report.passed.length
      continue
    }
    const second = seconds.get(report.file)
    const twice = second ? failedTwice(report, second) : new Set(report.failed.map(({ name }) => name))
    const names = new Set([...namesOf(report), ...(second ? namesOf(second) : [])])
    for (const name of names) {
      if (twice.has(name)) {
        failed++
        broken.push(`${report.file} > ${name}: ${lineOf(errorOf(name, second, report))}`)
      } else if (isTest(report, second, name)) passed++
    }
    for (const name of failedIn(report, second)) if (!twice.has(name)) flaky.push(`${report.file} > ${name}`)
  }
  const outside = [first, ...again].reduce((sum, report) => sum + report.outside.length, 0)
  const silent = code !== 0 && outside === 0 && first.files.every((report) => report.failed.length === 0)
  if (silent) broken.push('the run ended badly and named nothing')
  return { passed, failed: failed + outside + (silent ? 1 : 0), flaky, broken }
}

/** The first line of what was said, cut where a line of a log would be. */
const lineOf = (error: string) => (error.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, 300)

const errorOf = (name: string, ...reports: readonly (FileReport | undefined)[]) =>
  reports.flatMap((report) => report?.failed ?? []).find((each) => each.name === name)?.errors[0] ?? ''

const namesOf = ({ passed, failed }: FileReport) => [...passed, ...failed.map(({ name }) => name)]

const failedIn = (...reports: readonly (FileReport | undefined)[]) =>
  new Set(reports.flatMap((report) => report?.failed ?? []).map(({ name }) => name))

/** A name of which nothing is known to have passed. */
function failedTwice(first: FileReport, second: FileReport): Set<string> {
  const well = new Set([...first.passed, ...second.passed])
  return new Set([...failedIn(first, second)].filter((name) => !well.has(name) && !healed(name, first, second)))
}

/** A failure of the file itself (a hook, an import) is over where the second try had none. */
const healed = (name: string, first: FileReport, second: FileReport) =>
  !namesOf(second).includes(name) && second.failed.length === 0 && first.failed.some((each) => each.name === name)

const isTest = (first: FileReport, second: FileReport | undefined, name: string) =>
  first.passed.includes(name) || second?.passed.includes(name) === true
