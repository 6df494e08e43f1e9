import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#database/tables.ts'
import { Slot } from './reading/kept-statement.ts'
import { askingLed, queryAfter } from './reading/acting-query.ts'
import { asksBy, type Asking } from './reading/single-statement.ts'

/** The pool, or a transaction: stores take either. */
export type Database = Kysely<DB>
export type DatabaseTransaction = Transaction<DB>

/** Connections speak UTC, so nearly all are in ISO 8601 but for their separators; parsing each would take ten times as long. */
function instant(text: string): string {
  const end = text.length - 3
  const isPlain = text.endsWith('+00') && text[10] === ' ' && (end === 19 || text[19] === '.')
  if (!isPlain) return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, Math.min(end, 23)).padEnd(3, '0')}Z`
}

// Days stay `YYYY-MM-DD`, instants become ISO 8601 in UTC, numbers are numbers (no column goes past 2^53).
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format)
    if (oid === 1082) return (text: string) => text
    if (oid === 1083) return (text: string) => text.slice(0, 5)
    if (oid === 1184) return instant
    if (oid === 20 || oid === 1700) return Number
    return pg.types.getTypeParser(oid, format)
  },
}

const names = new WeakMap<pg.PoolClient, Map<string, string>>()
const mostNames = 1000
/**
 * Prepared statements are named by their text: two to three times lower latency on joins. Those without a parameter too:
 * else each request would parse and plan them anew. A connection keeps no more than so many.
 */
function statementName(client: pg.PoolClient, text: string): string | undefined {
  let own = names.get(client)
  if (!own) names.set(client, (own = new Map()))
  const known = own.get(text)
  if (known || own.size >= mostNames) return known
  const name = createHash('sha1').update(text).digest('base64url')
  own.set(text, name)
  return name
}

/** Not `begin` and the like, which have no plan. */
const isPlanned = (text: string): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** One statement as the driver takes it, prepared where that pays. */
export const statementOf = (client: pg.PoolClient, text: string, values?: unknown[]): pg.QueryConfig =>
  (values?.length || isPlanned(text)
    ? { name: statementName(client, text), text, values }
    : { text, values }) as pg.QueryConfig

export const send = (client: pg.PoolClient, text: string, values?: unknown[]): Promise<pg.QueryResult> =>
  client.query(statementOf(client, text, values))

const usual = {
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  lock_timeout: '3000',
  statement_timeout: '5000',
  idle_in_transaction_session_timeout: '30000',
  timezone: 'UTC',
} as const

export const usualSettings = Object.entries(usual)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

export interface PoolSettings extends pg.PoolConfig {
  /**
   * A pooler stands between that gives a connection of the server for one transaction at a time: nothing is prepared by
   * name, and what connections are set to is said anew within each transaction.
   */
  readonly pooler?: boolean
}

/** How a connection through a pooler asks: the usual settings and these hold for each transaction, and for it alone. */
export function askingByTransaction(client: pg.PoolClient, settings: Readonly<Record<string, string>> = {}): Asking {
  const said = Object.entries({ ...usual, ...settings }).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  )
  const lead = `select ${said.join(', ')}`
  return askingLed(client, lead, {
    alone: (text, values) => queryAfter(client, lead, { text, values }),
    within: (text, values) => client.query({ text, values }),
  })
}

export interface OpenDatabase {
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a bounded pool. `lock_timeout` 3 s and `statement_timeout` 5 s hold for every connection. The planner is told
 * that data lie in memory or on an SSD, so that it takes an index where one serves, and that one request does not take
 * the cores from the others. Nothing is compiled: of statements that end in milliseconds, compiling is the dearest part.
 */
export function openPool({ pooler, ...config }: PoolSettings, onIdleError: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    max: 12,
    types,
    // A new connection has nothing prepared: who comes after a pause of ten seconds, the driver's default, would wait.
    idleTimeoutMillis: 600_000,
    ...config,
    // A pooler knows no such parameter, or would keep the settings for whoever comes next.
    ...(!pooler && { options: config.options ?? usualSettings }),
  })
  // Without a listener a backend that the server shuts down would end the process: the pool listens to the connections
  // that are idle and takes its listener off those in use, whose question fails by itself.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A database over a pool; `asking` says how each connection that is taken from it sends what it is asked. */
export function databaseOver(pool: pg.Pool, asking: (client: pg.PoolClient) => Asking): Database {
  const known = new WeakMap<pg.PoolClient, { query: Asking; release: (isBroken?: boolean) => void }>()
  // Kysely remembers what it has wrapped, so a connection is the same object every time that it is taken.
  const connect = async () => {
    const client = await pool.connect()
    const taken = known.get(client)
    if (taken) return taken
    const connection = { query: asking(client), release: (isBroken?: boolean) => client.release(isBroken) }
    known.set(client, connection)
    return connection
  }
  const prepared = { connect, end: () => pool.end() }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: prepared as never }) })
  asksBy(db, async (text, values) => {
    const { query, release } = await connect()
    try {
      return await query(text, values)
    } finally {
      release()
    }
  })
  return db
}

/** Opens a database that shows whatever its role may see. */
export function openDatabase(config: PoolSettings, onIdleError?: (error: Error) => void): OpenDatabase {
  const pool = openPool(config, onIdleError)
  const db = databaseOver(pool, (client) =>
    config.pooler ? askingByTransaction(client) : (text, values) => send(client, text, values),
  )
  return { db, pool, close: () => db.destroy() }
}

/** A value for a jsonb column; the driver would write an array as a PostgreSQL array. */
export function json(value: unknown): RawBuilder<never> {
  return sql`${JSON.stringify(value)}::jsonb`
}

/** An amount of whole minor units and its currency, as replies say money. */
export const moneyOf = (minor: string, currency: string): RawBuilder<{ Minor: number; Currency: string }> =>
  sql`jsonb_build_object('Minor', ${sql.ref(minor)}, 'Currency', ${sql.ref(currency)})`

/** The words of a fixed list for `in (...)`, written out: a plan made for any parameter would not match a partial index. */
export const anyOf = (words: readonly string[]): RawBuilder<string> => sql.join(words.map((word) => sql.lit(word)))

const escapedForLike = (search: string): string => search.replace(/[\\%_]/g, (character) => `\\${character}`)

const foldedPattern = (search: string): RawBuilder<string> => {
  const given: unknown = search
  const escaped = given instanceof Slot ? given.as(escapedForLike) : escapedForLike(search)
  return sql<string>`'%' || platform.fold(${escaped}) || '%'`
}

/** `column like '%folded%'` over a generated `search` column, by its trigram index; the search text is folded by SQL. */
export const matches = (column: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} like ${foldedPattern(search)}`

/**
 * The same of a trainee's `search` column, whose index has the words joined: two words that follow each other are rarer
 * than both. A folded text holds no such joint, so it finds what `matches` does.
 */
export const matchesName = (column: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`platform.joined(${sql.ref(column)}) like platform.joined(${foldedPattern(search)})`

/** `matchesName`, planned once for every text: the planner does not see which it is. */
export const matchesNameUnseen = (column: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`platform.joined(${sql.ref(column)}) like (select platform.joined(${foldedPattern(search)}))`

/** The same without the index of names, which gathers everybody of that name: for who sees few people, looked up by whose they are. */
export const matchesAmongFew = (column: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} || '' like (select ${foldedPattern(search)})`

/** Whether the text holds what is searched, both folded; without an index. */
export const contains = (text: RawBuilder<string>, search: string): RawBuilder<boolean> =>
  sql<boolean>`platform.fold(${text}) like ${foldedPattern(search)}`

/** Whether the text is this code, in any case and any digits. */
export const isCode = (column: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = upper(platform.fold(${search}))`

/**
 * A literal page: `limit $n` would make the planner choose a generic plan that walks the primary key. Page sizes come
 * from a short list, so the statements stay few. The first page, which nearly all ask for, skips a literal nothing: of
 * `offset $n` a generic plan expects to skip a tenth of all rows, so it looks dear and every request would plan anew.
 */
export function page(query: { pageNum: number; pageSize: number }): {
  limit: RawBuilder<number>
  offset: number | RawBuilder<number>
} {
  const offset = (query.pageNum - 1) * query.pageSize
  return { limit: sql.lit(query.pageSize), offset: offset === 0 ? sql.lit(0) : offset }
}
