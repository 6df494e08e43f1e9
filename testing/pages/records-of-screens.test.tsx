import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Screen } from '#platform/shared/screen.ts'
import { queries } from '../../e2e/screens/records.ts'

/* Told here in a second, where the journey that opens them would tell it after twenty minutes. */
test('the journey of all screens knows a record for every screen that shows one', async () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('modules/*/web/*screens.ts', { cwd: root })
  const screens = await Promise.all(
    files.map(async (file) => Object.values((await import(join(root, file))) as Record<string, Screen[]>).flat()),
  )
  const shown = screens.flat().filter(({ path }) => path.includes(':') && !path.startsWith('/report/'))
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.map(({ path }) => path).filter((path) => !(path in queries))).toEqual([])
})
