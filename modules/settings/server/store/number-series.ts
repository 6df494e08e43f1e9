import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { NumberedColumn } from '#platform/server/module.ts'
import { seriesKeys } from '../../contract/number-series.ts'

const columns = [
  's.id',
  's.key',
  's.pattern',
  's.digits',
  's.restarts',
  's.year',
  's.last_number',
  's.version',
] as const

/** Every series, with who changed it last. */
export const allSeries = (db: Database) =>
  db
    .selectFrom('platform.number_series as s')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('platform.audit as a')
          .leftJoin('accounts.account_facts as f', 'f.account_id', 'a.actor_id')
          .where('a.subject_type', '=', 'numberSeries')
          .whereRef('a.subject_id', '=', 's.id')
          .select(['a.at', 'f.account_name_ar', 'f.account_name_en'])
          .orderBy('a.id', 'desc')
          .limit(sql.lit(1))
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('s.key', 'in', [...seriesKeys])
    .select(columns)
    .select(['last.at', 'last.account_name_ar as nameAr', 'last.account_name_en as nameEn'])
    .execute()

/** A series, locked until the transaction ends: meanwhile nobody gets a number of it. */
export const lockedSeries = (db: Database, id: number) =>
  db
    .selectFrom('platform.number_series as s')
    .where('s.id', '=', id)
    .where('s.key', 'in', [...seriesKeys])
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
export type LockedSeries = NonNullable<Awaited<ReturnType<typeof lockedSeries>>>

/** The series that writes its numbers so already; null where none does. */
export async function seriesOfPattern(db: Database, pattern: string, exceptId: number): Promise<string | null> {
  const found = await db
    .selectFrom('platform.number_series')
    .where(sql`lower(pattern)`, '=', pattern.toLowerCase())
    .where('id', '<>', exceptId)
    .where('key', 'in', [...seriesKeys])
    .select('key')
    .executeTakeFirst()
  return found?.key ?? null
}

/** How far the counters of other years than the running one have come. */
export async function countersOfYears(db: Database, key: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('platform.number_series')
    .where(sql`left(key, ${key.length + 1})`, '=', `${key}/`)
    .select(['year', 'last_number'])
    .execute()
  return new Map(rows.map((row) => [row.year, row.last_number]))
}

export interface GivenNumber {
  readonly number: string
  /** 0 where the pattern has no year. */
  readonly year: number
  readonly counter: number
}

/** Of the numbers that stand in this column and that the pattern could have made, the one furthest on of each year. */
export async function givenNumbers(db: Database, { table, column }: NumberedColumn, pattern: string) {
  const plain = `^${pattern
    .replace(/[.\\/-]/g, '\\$&')
    .replace('{year}', '([0-9]{4})')
    .replace('{number}', '([0-9]{1,9})')}$`
  const yearFirst = pattern.indexOf('{year}') < pattern.indexOf('{number}')
  const [yearAt, numberAt]: readonly [number, number] = !pattern.includes('{year}')
    ? [0, 1]
    : yearFirst
      ? [1, 2]
      : [2, 1]
  const part = (at: number) => sql`(regexp_match(${sql.ref(column)}, ${plain}))[${sql.lit(at)}]::integer`
  const { rows } = await sql<GivenNumber>`
    select distinct on (year) number, year, counter from (
      select ${sql.ref(column)} as number, ${yearAt === 0 ? sql`0` : part(yearAt)} as year, ${part(numberAt)} as counter
      from ${sql.table(table)} where ${sql.ref(column)} ~ ${plain}) as given
    order by year, counter desc`.execute(db)
  return rows
}
