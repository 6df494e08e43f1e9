import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addKeptKey, dropFormerKeys, readDataKeys } from './keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [one, two] = ['w4Tz8Kp1Xq6Vb3Nm9Lc5Sd2Fg7Hj0Yr-E', 'Qp7mZ2xVc9Bn4Lk1Jh6Gf3Ds8Aw5Er0T']

test('on a server of its own the key must be given, long and drawn', () => {
  const read = (env: Record<string, string>) => () => readDataKeys(folder, true, env)
  expect(read({})).toThrow(/DATA_KEY \(or DATA_KEY_FILE\) must be set/)
  expect(read({ DATA_KEY: 'short' })).toThrow('too short')
  expect(read({ DATA_KEY: 'change-me-change-me-change-me-change-me' })).toThrow('placeholder')
  expect(read({ DATA_KEY: `${one} short` })).toThrow('too short')
  expect(read({ DATA_KEY_FILE: join(folder, 'nothing') })).toThrow('cannot be read (ENOENT)')
  expect(read({ DATA_KEY: one })().all).toHaveLength(1)
})

test('of several keys the first seals and all open, from a setting or from a file', () => {
  const given = readDataKeys(folder, true, { DATA_KEY: `${one} ${two}` })
  writeFileSync(join(folder, 'keys'), `${one}\n${two}\n`)
  const read = readDataKeys(folder, true, { DATA_KEY_FILE: join(folder, 'keys') })
  expect(read.all.map(({ id }) => id)).toEqual(given.all.map(({ id }) => id))
  expect(read.current.id).toBe(readDataKeys(folder, true, { DATA_KEY: one }).current.id)
  expect(read.current.key('file')).toEqual(given.current.key('file'))
  expect(read.current.key('file')).not.toEqual(given.current.key('passport'))
})

test('on the embedded database one is made once, for its owner alone; another comes first until the former goes', () => {
  const made = readDataKeys(folder, false, {})
  const file = join(folder, 'secrets', 'data')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readDataKeys(folder, false, {}).current.id).toBe(made.current.id)
  const more = addKeptKey(folder)
  expect(more.all.map(({ id }) => id)).toEqual([more.current.id, made.current.id])
  expect(readDataKeys(folder, false, {}).current.id).toBe(more.current.id)
  const former = readFileSync(file, 'utf8').trim().split('\n')[1]!
  // Backups from before need it.
  const aside = dropFormerKeys(folder)!
  expect(readFileSync(aside, 'utf8')).toBe(`${former}\n`)
  expect(statSync(aside).mode & 0o077).toBe(0)
  expect(dropFormerKeys(folder)).toBeNull()
  expect(readDataKeys(folder, false, {}).all.map(({ id }) => id)).toEqual([more.current.id])
  expect(readFileSync(file, 'utf8')).not.toContain(former)
  expect(statSync(file).mode & 0o077).toBe(0)
})
