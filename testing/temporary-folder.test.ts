import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-postgres.ts'

test('what a killed run has left goes with the next one, but not what is still in use', () => {
  const { pid: gone } = spawnSync(process.execPath, ['-e', ''])
  const first = temporaryFolder('diwan-left-')
  const folder = (pid: number, name: string) => join(dirname(first), `diwan-left-${pid}-${name}`)
  const [left, served, another] = [folder(gone, 'left'), folder(gone, 'served'), folder(process.pid, 'another')]
  for (const each of [left, join(served, 'postgres'), another]) mkdirSync(each, { recursive: true })
  writeFileSync(join(served, 'postgres/postmaster.pid'), `${process.pid}\n`)
  const second = temporaryFolder('diwan-left-')
  expect([left, served, another, first].map((each) => existsSync(each))).toEqual([false, true, true, true])
  for (const each of [first, second, served, another]) rmSync(each, { recursive: true })
})
