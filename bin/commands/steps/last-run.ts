import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { results } from './failures.ts'
import type { StepRun } from './run-steps.ts'
import { sumOf } from './step.ts'

const file = join(root, results, 'last.json')

/** The last run of all tests. */
export interface LastRun {
  readonly commit: string
  /** True where every file was as in the commit, before and after. */
  readonly clean: boolean
  /** ISO 8601, UTC. */
  readonly ended: string
  readonly passed: number
  readonly failed: number
  readonly flaky: readonly string[]
  readonly steps: readonly StepRun[]
}

const git = (...words: string[]): string | null => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** The commit that is checked out, and whether the tree is as it says. An unpacked copy without Git is no commit. */
export const checkedOut = (): Pick<LastRun, 'commit' | 'clean'> => ({
  commit: git('rev-parse', 'HEAD') ?? 'none',
  clean: git('status', '--porcelain') === '',
})

export function keepLastRun(begun: Pick<LastRun, 'commit' | 'clean'>, steps: readonly StepRun[]): void {
  const now = checkedOut()
  const clean = begun.clean && now.clean && begun.commit === now.commit
  const { passed, failed, flaky = [] } = sumOf(steps)
  const run: LastRun = { commit: begun.commit, clean, ended: new Date().toISOString(), passed, failed, flaky, steps }
  mkdirSync(join(root, results), { recursive: true })
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}

/** The commit of the last whole run in which nothing failed, where it is an ancestor; else the branch `main`. */
export function lastGoodCommit(): string {
  try {
    const { commit, clean, failed } = JSON.parse(readFileSync(file, 'utf8')) as LastRun
    if (clean && failed === 0 && git('merge-base', '--is-ancestor', commit, 'HEAD') !== null) return commit
  } catch {
    // There was no whole run yet.
  }
  return git('merge-base', 'main', 'HEAD') ?? 'HEAD'
}

/** Below the project's folder: what differs from that commit, committed or not, new files too. */
export function changedSince(commit: string): readonly string[] {
  const told = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
  if (told[0] === null) throw new Error(`${commit} is no commit of this project.`)
  return [...new Set(told.flatMap((lines) => (lines ?? '').split('\n')).filter(Boolean))]
}
