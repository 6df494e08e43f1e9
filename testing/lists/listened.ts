import type pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Whose rows the connection was told to show; null on staff's, which shows all. */
  readonly rows: string | null
}

const reads = (text: string) => /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text)
const tellsWhose = (text: string) =>
  /^(?:begin|start transaction)\b.*set_config\('diwan\.actor', '([\d,]*)'/.exec(text)?.[1]

/** Notes every query that only reads; `heard` answers those since the last time. Before the pools' first connections. */
export function listenTo(pools: readonly pg.Pool[]): { heard(): Statement[] } {
  let noted: Statement[] = []
  const note = (client: pg.PoolClient) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    let rows: string | null = null
    client.query = ((query: string | pg.QueryConfig, ...rest: unknown[]) => {
      const text = typeof query === 'string' ? query : query.text
      const values = typeof query === 'string' ? rest[0] : query.values
      rows = tellsWhose(text) ?? rows
      // A statement by itself bears its actor with it.
      const own = (query as { actingFor?: string }).actingFor ?? rows
      if (reads(text)) noted.push({ text, values: Array.isArray(values) ? values : [], rows: own })
      return send(query, ...rest)
    }) as typeof client.query
  }
  for (const pool of pools) pool.on('connect', note)
  return {
    heard() {
      const all = noted
      noted = []
      return all
    },
  }
}
