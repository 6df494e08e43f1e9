import pg from 'pg'
import type { Asking } from './single-statement.ts'

/** What goes before a statement, in the statement's own transaction. */
interface Lead {
  /** Of what the connection has prepared; without one it is parsed each time. */
  readonly name?: string
  readonly text: string
  readonly values: readonly string[]
}

/** Says whose rows may be seen; prepared once by each connection. */
const acting = { name: 'acting', text: `select set_config('diwan.actor', $1, true)` }

/** As much of the driver's query and connection as a query of one's own (such as pg-cursor) is written against. */
interface Wire {
  parse(parsed: { name: string; text: string }): void
  bind(bound: { portal: string; statement: string; values: readonly string[] }): void
  execute(run: { portal: string; rows: number }): void
}
interface DriversQuery extends pg.Submittable {
  callback: (error: Error | null, result: pg.QueryResult) => void
  prepare(connection: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}
const DriversQuery = pg.Query as unknown as new (config: pg.QueryConfig) => DriversQuery

/**
 * A statement with another before it under one 'Sync' of the protocol: PostgreSQL makes them one
 * transaction by itself, and where the first fails the second does not run. Nothing is parsed for it and no `begin` and
 * `commit` are sent, which cost a small answer a tenth of its time.
 */
class LedQuery extends DriversQuery {
  readonly #lead: Lead
  #isLed = false

  constructor(config: pg.QueryConfig, lead: Lead) {
    // Extended, also where it has no values: a simple query ends the transaction before it.
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig)
    this.#lead = lead
  }

  override prepare(connection: Wire): void {
    const { name = '', text, values } = this.#lead
    if (name === '') connection.parse({ name, text })
    connection.bind({ portal: '', statement: name, values })
    connection.execute({ portal: '', rows: 0 })
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#isLed) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isLed) super.handleCommandComplete(message, connection)
    this.#isLed = true
  }
}

class ActingQuery extends LedQuery {
  /** Whose rows. */
  readonly actingFor: string

  constructor(config: pg.QueryConfig, rows: string) {
    super(config, { ...acting, values: [rows] })
    this.actingFor = rows
  }
}

const run = (client: pg.PoolClient, query: LedQuery): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    client.query(query)
  })

/** Makes a new connection ready for `queryAs`. Where it fails, so does every statement. */
export const prepareActing = (client: pg.PoolClient): void =>
  void client.query({ ...acting, values: [''] }).catch(() => {})

/** Runs one statement in a transaction of its own that shows the rows of this actor. */
export const queryAs = (client: pg.PoolClient, rows: string, config: pg.QueryConfig): Promise<pg.QueryResult> =>
  run(client, new ActingQuery(config, rows))

/** Runs one statement in a transaction of its own that begins with `lead`, and leaves nothing to the connection. */
export const queryAfter = (client: pg.PoolClient, lead: string, config: pg.QueryConfig): Promise<pg.QueryResult> =>
  run(client, new LedQuery(config, { text: lead, values: [] }))

const nothing = { command: '', rowCount: null, rows: [] } as unknown as pg.QueryResult
const begins = /^(begin|start transaction)\b/

/**
 * How a connection asks whose transactions all begin with the same: `lead` goes with each `begin`, in one message; `alone`
 * asks a statement outside any, `within` one inside.
 */
export function askingLed(
  client: pg.PoolClient,
  lead: string,
  { alone, within }: { readonly alone: Asking; readonly within: Asking },
): Asking {
  let isInside = false
  return async (text, values) => {
    if (begins.test(text)) {
      await client.query(`${text}; ${lead}`)
      isInside = true
      return nothing
    }
    if (!isInside) return alone(text, values)
    if (text === 'commit' || text === 'rollback') isInside = false
    return within(text, values)
  }
}
