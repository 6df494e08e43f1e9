import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('what is generated and kept in the repository stays small enough to be read', () => {
  const generated = ['docs/calls.tsv', 'docs/decisions/README.md', 'database/tables.ts']
  const lines = generated.map((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1)
  // One for each call, decision and column: it grows with the product and with nothing else.
  expect(lines.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(6_000)
})

/** The first ones bear numbers: 0001-names.sql. */
const numbered = 58

test('a migration is named by its day and time, in words that two people rarely choose at once', () => {
  const names = readdirSync(join(root, 'database/migrations')).filter((name) => name.endsWith('.sql'))
  const dated = names.filter((name) => !(/^\d{4}-[a-z]/.test(name) && Number(name.slice(0, 4)) <= numbered))
  expect(dated.length).toBeGreaterThan(20)
  const form = /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-([01]\d|2[0-3])[0-5]\d(-[a-z0-9]+)+\.sql$/
  expect(dated.filter((name) => !form.test(name))).toEqual([])
})
