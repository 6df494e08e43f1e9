import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresOf, keepErrors } from './failures.ts'
import type { RunReport } from './reporter.ts'
import { runTool } from './run-program.ts'
import type { Count } from './step.ts'
import { judge } from './verdict.ts'

export interface VitestRun {
  /** The step that it belongs to; names the folder of its traces. */
  readonly step: string
  readonly project: 'unit' | 'calls' | 'journeys'
  /** Parts of the paths of the wanted files; all where not given. */
  readonly files?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Only the files that import what was changed since that commit. */
  readonly since?: string | undefined
}

/**
 * Runs tests and counts them. Each file in which something failed is run once more, alone: what passes then is flaky,
 * what fails twice has failed. A file that cannot be loaded, and an error outside any test, count as failed.
 */
export async function runVitest({ step, project, files = [], env = {}, since }: VitestRun): Promise<Count> {
  const flags = ['--project', project, ...(since ? ['--changed', since, '--passWithNoTests'] : [])]
  const first = await reportOf([...flags, ...files], env, failuresOf(step, 'first'))
  if (!first) return { passed: 0, failed: 1 }
  const slowest = slowestOf(first.report)
  console.log(`\nslowest: ${slowest.map(({ file, seconds }) => `${file} ${seconds}`).join(', ')}`)
  const again: RunReport[] = []
  for (const { file, failed } of first.report.files) {
    if (failed.length === 0) continue
    console.log(`\n${file}: ${failed.length} failed; once more, alone`)
    const second = await reportOf(['--project', project, '--maxWorkers=1', file], env, failuresOf(step, 'again'))
    if (second) again.push(second.report)
  }
  return { ...judge(first.report, again, first.code), slowest }
}

/** The files that took longest, in seconds: where the time of a step went. */
const slowestOf = ({ files }: RunReport): Count['slowest'] & {} =>
  files
    .map(({ file, seconds }) => ({ file, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 25)

/** Null where the run left no report: it could not begin. */
async function reportOf(
  flags: readonly string[],
  env: Readonly<Record<string, string>>,
  keep: string,
): Promise<{ report: RunReport; code: number } | null> {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=dot', `--reporter=${join(import.meta.dirname, 'reporter.ts')}`]
  const { code } = await runTool('vitest', ['run', ...reporters, ...flags], {
    show: true,
    env: { ...env, REPORT_FILE: file, KEEP_FAILURES: keep },
  })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as RunReport
    keepErrors(report, keep)
    return { report, code }
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
