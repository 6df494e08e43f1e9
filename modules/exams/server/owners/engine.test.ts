import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..')
const engine = globSync('**/*.ts', { cwd: server }).filter(
  (file) => !file.startsWith('owners') && !file.endsWith('.test.ts'),
)
/** A table or a call of registrations; the column that says where a candidate comes from is none. */
const asksRegistration = /registration\.registration|#modules\/registration/

test('the engine asks candidates; registrations stand behind the owners of exams alone', () => {
  const asking = (files: readonly string[]) =>
    files.filter((file) => asksRegistration.test(readFileSync(join(server, file), 'utf8')))
  expect(engine.length).toBeGreaterThan(80)
  expect(asking(engine)).toEqual([])
  expect(asking(globSync('owners/*-owner.ts', { cwd: server }))).toHaveLength(2)
})
