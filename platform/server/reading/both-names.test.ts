import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#platform/shared/actor.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { textRead } from './both-names.ts'

let database: TestDatabase
beforeAll(async () => void (database = await cloneDatabase()))
afterAll(() => database.close())

/** A text that is written, blank, empty or not there, in each language. */
const texts: readonly Trilingual[] = ['كلمة', ' ', '', undefined].flatMap((ar) =>
  ['word', ' ', '', undefined].flatMap((en) =>
    ['mot', ' ', '', undefined].map((fr) => JSON.parse(JSON.stringify({ ar, en, fr })) as Trilingual),
  ),
)

test('rows are put in order by the text that pages show, whichever languages it is written in', async () => {
  for (const language of languages) {
    const { rows } = await sql<{ read: string | null }>`
      select ${textRead(language, sql.ref('e.text'))} as read
      from jsonb_array_elements(${JSON.stringify(texts)}::jsonb) with ordinality as e(text, at) order by at`.execute(
      database.db,
    )
    expect(
      rows.map(({ read }) => read ?? ''),
      language,
    ).toEqual(texts.map((text) => inLanguage(text, language).text))
  }
})
