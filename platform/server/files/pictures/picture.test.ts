import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '#platform/shared/refusal.ts'
import { encodeAnew } from './picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('two pictures are encoded at a time, a hundred wait, and who comes then is told to come again', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#933' } })
    .png()
    .toBuffer()
  const paths = Array.from({ length: 105 }, (_, at) => join(folder, `${at}.png`))
  for (const path of paths) writeFileSync(path, picture)
  const answers = await Promise.all(
    paths.map((path) =>
      encodeAnew(path, 'png').then(
        () => 'encoded',
        (error: unknown) => (error as Refusal).kind.code,
      ),
    ),
  )
  expect(answers).toEqual([...Array(102).fill('encoded'), 'busy', 'busy', 'busy'])
  expect(await Promise.all(paths.slice(0, 2).map((path) => encodeAnew(path, 'png')))).toHaveLength(2)
})
