import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { insertMany } from './insert-many.ts'
import { closedEntries } from './lookups/closed.ts'
import { currencies } from './lookups/currencies.ts'
import { named, type Entry } from './lookups/entry.ts'
import { arabicFeminine, countryName, nationalities, spellingsOf } from './lookups/nationalities.ts'
import { extras, feedbackCategories, hotels, plainLookups, resultBands } from './lookups/plain.ts'
import { seedMailTemplates } from './mail-templates.ts'
import { seedAdvertisements } from './advertisements.ts'
import { seedCertificateTemplates } from './certificate-templates.ts'
import { seedProposalTemplates } from './proposal-templates.ts'
import { seedStatusMails } from './status-mails.ts'

const numberSeries = [
  ['courseClass', 'CC-{year}-{number}'],
  ['registration', 'REG-{year}-{number}'],
  ['courseRequest', 'CR-{year}-{number}'],
  ['invoice', 'INV-{year}-{number}'],
  ['creditNote', 'CN-{year}-{number}'],
  ['certificate', 'CERT-{year}-{number}'],
  ['membershipCard', 'MC-{year}-{number}'],
  ['exam', 'EX-{year}-{number}'],
  ['competition', 'CP-{year}-{number}'],
  ['trainee', 'T-{number}'],
  ['instructor', 'I-{number}'],
  ['organization', 'ORG-{number}'],
  ['question', 'Q-{number}'],
] as const

type Rows = readonly Record<string, unknown>[]

/** The first entries of every list, in the order in which they are made. */
const lists: Readonly<Record<string, Rows>> = {
  ...Object.fromEntries(Object.entries(plainLookups).map(([table, entries]) => [table, entries.map(plainRow)])),
  nationality: nationalities.map((row, at) => ({
    code: row[0],
    name: json({ ar: arabicFeminine(row[2]), en: row[3], fr: row[4] }),
    spellings: spellingsOf(row),
    position: at + 1,
  })),
  country: nationalities.map(([iso2], at) => ({ code: iso2, name: json(countryName(iso2)), position: at + 1 })),
  currency: currencies.map(([code, ar, en, fr, symbol, perUsd], at) => ({
    ...plainRow([code, ar, en, fr], at),
    symbol,
    per_usd: perUsd,
  })),
  result_band: resultBands.map(([code, ar, en, fr, minPercent], at) => ({
    ...plainRow([code, ar, en, fr], at),
    min_percent: minPercent,
  })),
  additional_facility: extras.map(([code, ar, en, fr, dollars, per], at) => ({
    ...plainRow([code, ar, en, fr], at),
    price_minor: dollars * 100,
    currency: 'USD',
    per,
  })),
  category_assessment: feedbackCategories.map(([code, ar, en, fr, kind], at) => ({
    ...plainRow([code, ar, en, fr], at),
    assessment_type: kind,
  })),
  hotel: hotels.map(([code, ar, en, fr, city], at) => ({ ...plainRow([code, ar, en, fr], at), city })),
}

/**
 * What every academy starts with, the empty real one too; at each start, so that an academy of an older version gets the
 * first entries of lists that are new.
 */
export async function seedLookups(db: Database): Promise<void> {
  // A later version knows more codes; those that are there keep the words that the academy has chosen. First, as entries of others refer to them.
  for (const [list, rows] of Object.entries(closedEntries))
    await db
      .insertInto(`lookups.${list as keyof typeof closedEntries}`)
      .values(rows as never)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  const had = await db.selectFrom('platform.first_entries').select('list').execute()
  const known = new Set(had.map(({ list }) => list))
  for (const [list, rows] of Object.entries(lists)) if (!known.has(list)) await giveFirstEntries(db, list, rows)
  await db
    .insertInto('platform.number_series')
    .values(numberSeries.map(([key, pattern]) => ({ key, pattern, restarts: pattern.includes('{year}') })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await seedMailTemplates(db)
  await seedStatusMails(db)
  await seedProposalTemplates(db)
  await seedCertificateTemplates(db)
  await seedAdvertisements(db)
}

/** Once for each list, whoever of several starts first; a list that holds something has had them. */
async function giveFirstEntries(db: Database, list: string, rows: Rows): Promise<void> {
  const give = async (tx: Database) => {
    const marked = await sql`insert into platform.first_entries values (${list}) on conflict do nothing`.execute(tx)
    if (!marked.numAffectedRows) return
    const filled = await sql`select 1 from ${sql.table(`lookups.${list}`)} limit 1`.execute(tx)
    if (filled.rows.length === 0) await insertMany(tx, `lookups.${list}` as 'lookups.country', rows as never)
  }
  await (db.isTransaction ? give(db) : db.transaction().execute(give))
}

function plainRow(entry: Entry, at: number) {
  return { code: entry[0], name: json(named(entry)), position: at + 1 }
}
