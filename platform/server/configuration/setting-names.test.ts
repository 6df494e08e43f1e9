import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nearMisses, settingNames } from './setting-names.ts'

test('every setting of the README’s table is known, and no other', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('| variable |'), readme.indexOf('## Deployment'))
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([A-Z0-9_]+)`/g)].map((found) => found[1]!))
    .map((name) => (name.startsWith('_') ? `FILES_S3${name}` : name))
  expect([...settingNames].toSorted()).toEqual(named.toSorted())
})

test('a variable that is nearly a setting is told, with the one that was likely meant', () => {
  const meant = (...names: string[]) =>
    nearMisses(Object.fromEntries(names.map((name) => [name, 'x']))).map((each) => [each.given, each.meant])
  expect(
    meant('DATABSE_URL', 'DATABASE_READ_URL', 'SMTP_URI', 'LOGLEVEL', 'S3_BUCKET', 'DIWAN_PUBLIC_URL', 'WORKER'),
  ).toEqual([
    ['DATABASE_READ_URL', 'DATABASE_READ_URLS'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DIWAN_PUBLIC_URL', 'PUBLIC_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['S3_BUCKET', 'FILES_S3_BUCKET'],
    ['SMTP_URI', 'SMTP_URL'],
    ['WORKER', 'WORKERS'],
  ])
  expect(meant(...settingNames)).toEqual([])
  // what machines, shells and clusters set by themselves
  const others = [
    'HOSTNAME',
    'HOME',
    'PATH',
    'PORTS',
    'NODE_ENV',
    'NODE_OPTIONS',
    'TZ',
    'LANG',
    'XDG_DATA_DIRS',
    'PGDATA',
  ]
  expect(meant(...others, 'DIWAN_PORT', 'DIWAN_SERVICE_HOST', 'MAIL', 'MAILTO', 'SHELL', 'LOGNAME')).toEqual([])
})
