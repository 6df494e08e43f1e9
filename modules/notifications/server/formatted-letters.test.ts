import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeTextsOf } from '#platform/shared/letters/merge-text.ts'
import { emptyDatabase, type TestDatabase } from '#testing/database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await emptyDatabase()))
afterAll(() => database.close())

const migration = readFileSync(
  join(import.meta.dirname, '../../../database/migrations/20261124-0540-formatted-letters.sql'),
  'utf8',
)

test('the migration makes of plain texts what the program makes of them', async () => {
  const made = migration.slice(migration.indexOf('create function'), migration.indexOf('$$;') + 3)
  const client = await database.pool.connect()
  try {
    await client.query(made)
    for (const plain of ['a', 'a & <b> {{code}}\nb', 'مرحبًا\r\n\r\n \n\nb\n', '\n\nx', '']) {
      const texts = { ar: plain, en: `${plain}1`, fr: plain }
      const { rows } = await client.query<{ html: unknown }>('select pg_temp.merge_text($1::jsonb) as html', [texts])
      expect(rows[0]!.html).toEqual(mergeTextsOf(texts))
    }
    const { rows } = await client.query<{ html: unknown }>('select pg_temp.merge_text(null) as html')
    expect(rows[0]!.html).toBeNull()
  } finally {
    client.release(true)
  }
})
