import pg from 'pg'
import type { Actor } from '#platform/shared/actor.ts'
import { prepareActing, queryAs } from './reading/acting-query.ts'
import { databaseOver, openPool, send, statementOf, usualSettings, type Database } from './database.ts'
import { rememberAlike } from './live/remembered.ts'
import type { Asking } from './reading/single-statement.ts'

/** The database as each person who is not staff may see it: connections whose role is held by row-level security. */
export interface PersonDatabases {
  /** Shows the rows of this actor alone; a visitor's shows nobody's. */
  of(actor: Actor): Database
  close(): Promise<void>
}

export interface OpenPersonDatabases extends PersonDatabases {
  readonly pool: pg.Pool
}

const mostKept = 1_000

/**
 * Opens a pool whose connections act as `role` from their first moment on; what is remembered of `db`, the same database
 * with every row, serves them too. Whose rows they show is said within each transaction and ends with it, so no
 * connection carries anybody to who takes it next; a statement outside any gets a transaction of its own (`queryAs`).
 */
export function openPersonDatabases(
  config: pg.PoolConfig,
  role: string,
  db: Database,
  onIdleError?: (error: Error) => void,
): OpenPersonDatabases {
  const options = `${config.options ?? usualSettings} -c role=${role.replace(/[\\\s]/g, '\\$&')}`
  const pool = openPool({ ...config, options }, onIdleError)
  pool.on('connect', prepareActing)
  const kept = new Map<string, Database>()
  const of = ({ traineeId, instructorId, organizationId }: Actor) => {
    const rows = [traineeId, instructorId, organizationId].map((id) => id ?? '').join(',')
    const known = kept.get(rows)
    if (known) return known
    const own = databaseOver(pool, (client) => askingAs(client, rows))
    rememberAlike(own, db)
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
    kept.set(rows, own)
    return own
  }
  return { of, pool, close: () => pool.end() }
}

const nothing = { command: '', rowCount: null, rows: [] } as unknown as pg.QueryResult
const begins = /^(begin|start transaction)\b/

function askingAs(client: pg.PoolClient, rows: string): Asking {
  const acting = `select set_config('diwan.actor', ${pg.escapeLiteral(rows)}, true)`
  let isInside = false
  return async (text, values) => {
    if (begins.test(text)) {
      await client.query(`${text}; ${acting}`)
      isInside = true
      return nothing
    }
    if (isInside) {
      if (text === 'commit' || text === 'rollback') isInside = false
      return send(client, text, values)
    }
    return queryAs(client, rows, statementOf(client, text, values))
  }
}
