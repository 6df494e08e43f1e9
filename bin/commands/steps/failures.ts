import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureFolder } from '#testing/kept-failure.ts'
import { root } from '../root.ts'
import type { RunReport } from './reporter.ts'

/** What the last run left behind, below the project's folder. */
export const results = 'test-results'

/** Where the traces of failed tests lie: `failures/<step>/first` and, of the second try, `failures/<step>/again`. */
export const failuresOf = (step: string, attempt: 'first' | 'again'): string =>
  join(root, results, 'failures', step, attempt)

export const forgetFailures = (): void => rmSync(join(root, results, 'failures'), { recursive: true, force: true })

/** Writes the errors of each failed test beside what the test itself has kept (picture, console, requests, log). */
export function keepErrors({ files, outside }: RunReport, folder: string): void {
  for (const { file, failed } of files) {
    for (const { name, errors } of failed) {
      const own = failureFolder(folder, file, name)
      mkdirSync(own, { recursive: true })
      writeFileSync(join(own, 'error.txt'), `${file}\n${name}\n\n${errors.join('\n\n')}\n`)
    }
  }
  if (outside.length === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'outside-of-tests.txt'), outside.join('\n\n'))
}
