import { json, type Database } from '#platform/server/database.ts'
import { insertMany } from './insert-many.ts'
import { currencies } from './lookups/currencies.ts'
import { named, type Entry } from './lookups/entry.ts'
import { countryName, nationalities, spellingsOf } from './lookups/nationalities.ts'
import { plainLookups, resultBands } from './lookups/plain.ts'
import { seedMailTemplates } from './mail-templates.ts'

const numberSeries = [
  ['courseClass', 'CC-{year}-{number}'],
  ['registration', 'REG-{year}-{number}'],
  ['invoice', 'INV-{year}-{number}'],
  ['certificate', 'CERT-{year}-{number}'],
  ['exam', 'EX-{year}-{number}'],
  ['trainee', 'T-{number}'],
  ['instructor', 'I-{number}'],
  ['organization', 'ORG-{number}'],
  ['question', 'Q-{number}'],
] as const

/** What every academy starts with, the empty real one too. Does nothing where the lookups are already filled. */
export async function seedLookups(db: Database): Promise<void> {
  const filled = await db.selectFrom('lookups.nationality').select('id').limit(1).executeTakeFirst()
  if (filled) return

  for (const [table, entries] of Object.entries(plainLookups)) {
    await insertMany(db, `lookups.${table as keyof typeof plainLookups}`, entries.map(plainRow))
  }
  await insertMany(
    db,
    'lookups.nationality',
    nationalities.map((row, at) => ({
      code: row[0],
      name: json({ ar: row[2], en: row[3], fr: row[4] }),
      spellings: spellingsOf(row),
      position: at + 1,
    })),
  )
  await insertMany(
    db,
    'lookups.country',
    nationalities.map(([iso2], at) => ({ code: iso2, name: json(countryName(iso2)), position: at + 1 })),
  )
  await insertMany(
    db,
    'lookups.currency',
    currencies.map(([code, ar, en, fr, symbol, perUsd], at) => ({
      ...plainRow([code, ar, en, fr], at),
      symbol,
      per_usd: perUsd,
    })),
  )
  await insertMany(
    db,
    'lookups.result_band',
    resultBands.map(([code, ar, en, fr, minPercent], at) => ({
      ...plainRow([code, ar, en, fr], at),
      min_percent: minPercent,
    })),
  )
  await db
    .insertInto('platform.number_series')
    .values(numberSeries.map(([key, pattern]) => ({ key, pattern })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await seedMailTemplates(db)
}

const plainRow = (entry: Entry, at: number) => ({ code: entry[0], name: json(named(entry)), position: at + 1 })
