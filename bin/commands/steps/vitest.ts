import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './run-program.ts'
import type { Count } from './step.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Runs tests and counts them. A file that could not even be loaded, and an error outside any test, count as failed. */
export async function runVitest(flags: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool('vitest', ['run', ...reporters, ...flags], { show: true, env })
  try {
    return countOf(JSON.parse(readFileSync(file, 'utf8')) as Report, code)
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function countOf({ numPassedTests, numFailedTests, testResults }: Report, code: number): Count {
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const failed = numFailedTests + unloaded
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
