import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RunnerTestCase, RunnerTestSuite } from 'vitest'

/** The folder of one failed test: readable, and short enough for any file system. */
export function failureFolder(folder: string, file: string, name: string): string {
  const words = `${file.replace(/\.test\.tsx?$/, '')} ${name}`
  const readable = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  return join(folder, `${readable}-${createHash('sha1').update(`${file}\n${name}`).digest('hex').slice(0, 6)}`)
}

/** The folder for the traces of a test that has failed, made; null where it has not, or where nobody keeps traces. */
export function folderOfFailed(test: Readonly<RunnerTestCase> | undefined): string | null {
  const kept = process.env['KEEP_FAILURES']
  if (!kept || test?.result?.state !== 'fail') return null
  const folder = failureFolder(kept, relative(process.cwd(), test.file.filepath), fullNameOf(test))
  mkdirSync(folder, { recursive: true })
  return folder
}

function fullNameOf(test: Readonly<RunnerTestCase>): string {
  const names = [test.name]
  for (let suite: RunnerTestSuite | undefined = test.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.filter(Boolean).join(' > ')
}
