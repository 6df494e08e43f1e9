import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldTables } from '#database/fold-tables.ts'

const root = join(import.meta.dirname, '../..')

test('what is generated and kept in the repository stays small enough to be read', () => {
  const generated = [
    'docs/calls.tsv',
    'docs/decisions/README.md',
    'database/tables.ts',
    'modules/notifications/README.md',
  ]
  const lines = generated.map((path) => readFileSync(join(root, path), 'utf8').split('\n').length - 1)
  // One for each call, decision, column and notice: it grows with the product and with nothing else.
  expect(lines.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(5_000)
})

test('a table that fits stands on a line, a published view fills its lines, the others and what is said have lines', () => {
  const long = (name: string) => `${name.repeat(20)}: Generated<string | null>;`
  const [a, b] = [long('ab'), long('cd')]
  const written = `import x\n\nexport interface One {\n  id: number;\n  kind: 'a' | 'b';\n}\n\nexport interface Many {\n  ${a}\n  ${b}\n}\n\nexport interface ManyFacts {\n  id: number;\n  ${a}\n  ${b}\n}\n\nexport interface Noted {\n  /**\n   * Said of it.\n   */\n  id: number;\n}\n\nexport interface DB {\n  "m.many": Many;\n  "m.many_facts": ManyFacts;\n  "m.noted": Noted;\n  "m.one": One;\n}\n`
  const folded = `import x\n\nexport interface DB {\n  "m.many": {\n    ${a}\n    ${b}\n  };\n  "m.many_facts": {\n    id: number; ${a}\n    ${b}\n  };\n  "m.noted": {\n    /**\n     * Said of it.\n     */\n    id: number;\n  };\n  "m.one": { id: number; kind: 'a' | 'b' };\n}\n`
  expect(foldTables(written)).toBe(folded)
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
