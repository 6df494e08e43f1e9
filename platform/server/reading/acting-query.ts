import pg from 'pg'

/** Says within the statement's own transaction whose rows it may see; prepared once by each connection. */
const acting = { name: 'acting', text: `select set_config('diwan.actor', $1, true)` }

/** As much of the driver's query and connection as a query of one's own (such as pg-cursor) is written against. */
interface Wire {
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
 * A statement with its actor before it under one 'Sync' of the protocol: PostgreSQL makes them one
 * transaction by itself, and where the first fails the second does not run. Nothing is parsed for it and no `begin` and
 * `commit` are sent, which cost a small answer a tenth of its time.
 */
class ActingQuery extends DriversQuery {
  /** Whose rows. */
  readonly actingFor: string
  #acts = false

  constructor(config: pg.QueryConfig, rows: string) {
    // Extended, also where it has no values: a simple query ends the transaction before it.
    super({ ...config, queryMode: 'extended' } as pg.QueryConfig)
    this.actingFor = rows
  }

  override prepare(connection: Wire): void {
    connection.bind({ portal: '', statement: acting.name, values: [this.actingFor] })
    connection.execute({ portal: '', rows: 0 })
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#acts) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#acts) super.handleCommandComplete(message, connection)
    this.#acts = true
  }
}

/** Makes a new connection ready for `queryAs`. Where it fails, so does every statement. */
export const prepareActing = (client: pg.PoolClient): void =>
  void client.query({ ...acting, values: [''] }).catch(() => {})

/** Runs one statement in a transaction of its own that shows the rows of this actor. */
export const queryAs = (client: pg.PoolClient, rows: string, config: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    const query = new ActingQuery(config, rows)
    query.callback = (error, result) => (error ? reject(error) : resolve(result))
    client.query(query)
  })
