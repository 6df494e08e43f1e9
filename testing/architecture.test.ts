import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lineOf, projectFindings } from './architecture/check.ts'

// Reads and parses every source: a second alone, several beside other tests on two cores.
test('the project keeps its own rules (docs/architecture.md)', { timeout: 120_000 }, () => {
  expect(projectFindings(join(import.meta.dirname, '..')).map(lineOf)).toEqual([])
})
