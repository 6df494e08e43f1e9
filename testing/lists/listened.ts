import type pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const reads = (text: string) => /^\s*(select|with)\b/i.test(text) && !/\b(insert into|update|delete from)\b/i.test(text)

/** Notes every query that only reads; `heard` answers those since the last time. Before the pool's first connection. */
export function listenTo(pool: pg.Pool): { heard(): Statement[] } {
  let noted: Statement[] = []
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((query: string | pg.QueryConfig, ...rest: unknown[]) => {
      const text = typeof query === 'string' ? query : query.text
      const values = typeof query === 'string' ? rest[0] : query.values
      if (reads(text)) noted.push({ text, values: Array.isArray(values) ? values : [] })
      return send(query, ...rest)
    }) as typeof client.query
  })
  return {
    heard() {
      const all = noted
      noted = []
      return all
    },
  }
}
