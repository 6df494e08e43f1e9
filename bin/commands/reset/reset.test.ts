import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { markSampleFolder, unmarkSampleFolder } from '#platform/server/configuration/sample-folder.ts'

/* The command as an operator runs it, without a terminal that it could ask at. */
const folder = mkdtempSync(join(tmpdir(), 'diwan-reset-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function dataOf(name: string): string {
  const data = join(folder, name)
  mkdirSync(join(data, 'files'), { recursive: true })
  writeFileSync(join(data, 'files', 'kept'), 'a file')
  return data
}
const reset = (DATA_DIR: string, ...options: string[]) => {
  const { status, stdout } = spawnSync(resolve(import.meta.dirname, '../../reset'), options, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR },
    input: 'yes\n',
    encoding: 'utf8',
  })
  return { status, stdout }
}

test('the sample academy is thrown away with --yes, and not without', { timeout: 60_000 }, () => {
  const data = dataOf('sample')
  markSampleFolder(data)
  expect(reset(data)).toMatchObject({ status: 1, stdout: expect.stringContaining('Nothing was deleted') })
  expect(existsSync(join(data, 'files', 'kept'))).toBe(true)
  expect(reset(data, '--yes')).toMatchObject({ status: 0, stdout: expect.stringContaining('SAMPLE=off npm start') })
  expect(existsSync(data)).toBe(false)
})

test('what is no sample academy, or no longer one, stays whatever is said', { timeout: 60_000 }, () => {
  const real = dataOf('real')
  const former = dataOf('former')
  markSampleFolder(former)
  unmarkSampleFolder(former)
  for (const data of [real, former]) {
    expect(reset(data, '--yes')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('holds no sample academy'),
    })
    expect(existsSync(join(data, 'files', 'kept'))).toBe(true)
  }
})
