import pg from 'pg'
import type { Actor } from '#platform/shared/actor.ts'
import { askingLed, prepareActing, queryAs } from './reading/acting-query.ts'
import {
  askingByTransaction,
  databaseOver,
  openPool,
  send,
  statementOf,
  usualSettings,
  type Database,
  type PoolSettings,
} from './database.ts'
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
 * Behind a pooler the role is said there too, as the connection may have been another's a moment ago.
 */
export function openPersonDatabases(
  config: PoolSettings,
  role: string,
  db: Database,
  onIdleError?: (error: Error) => void,
): OpenPersonDatabases {
  const { pooler } = config
  const options = `${config.options ?? usualSettings} -c role=${role.replace(/[\\\s]/g, '\\$&')}`
  const pool = openPool(pooler ? config : { ...config, options }, onIdleError)
  if (!pooler) pool.on('connect', prepareActing)
  const kept = new Map<string, Database>()
  const of = ({ traineeId, instructorId, organizationId }: Actor) => {
    const rows = [traineeId, instructorId, organizationId].map((id) => id ?? '').join(',')
    const known = kept.get(rows)
    if (known) return known
    const own = databaseOver(pool, (client) =>
      pooler ? askingByTransaction(client, { role, 'diwan.actor': rows }) : askingAs(client, rows),
    )
    rememberAlike(own, db)
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
    kept.set(rows, own)
    return own
  }
  return { of, pool, close: () => pool.end() }
}

function askingAs(client: pg.PoolClient, rows: string): Asking {
  return askingLed(client, `select set_config('diwan.actor', ${pg.escapeLiteral(rows)}, true)`, {
    alone: (text, values) => queryAs(client, rows, statementOf(client, text, values)),
    within: (text, values) => send(client, text, values),
  })
}
