import pg from 'pg'
import { openDatabase, type Database, type PoolSettings } from '../database.ts'
import { rememberAlike } from '../live/remembered.ts'
import { openPersonDatabases, type PersonDatabases } from '../person-databases.ts'
import type { Position } from './position.ts'
import { positionOf } from './position.ts'

/** Where a call that reads goes: everybody's rows, and those of one actor; null where the database has no role for that. */
export interface ReadDatabases {
  readonly db: Database
  readonly persons: PersonDatabases | null
}

/** Which database of which server somebody is connected to, and as whom. */
export interface Identity {
  readonly system: string
  readonly database: string
  readonly role: string
}

/** What a server says of itself; to be selected beside its position. */
export const identityColumns =
  '(select system_identifier::text from pg_control_system()) as system, current_database()::text as database, current_user::text as role'

const isSame = (one: Identity, other: Identity) =>
  one.system === other.system && one.database === other.database && one.role === other.role

/** Milliseconds that one which is there takes at most to say where it stands. */
const patience = 2_000
/** Milliseconds that one which failed somebody is left alone. */
const rest = 5_000

export interface ReplicaParts {
  readonly url: string
  readonly pool: PoolSettings
  /** The role behind the second wall. */
  readonly personRole: string | null
  /** The primary's: what is remembered of it serves here too. */
  readonly db: Database
  readonly onEnded: (error: Error) => void
}

/** One replica: its connections, and a further one that asks how far it is. */
export class Replica implements ReadDatabases {
  /** Host and port: no password. */
  readonly name: string
  readonly db: Database
  readonly persons: PersonDatabases | null
  readonly pools: readonly pg.Pool[]
  readonly #url: string
  readonly #clients = new Set<pg.PoolClient>()
  readonly #close: () => Promise<unknown>
  #asking: pg.Client | null = null
  #replayed: Position | null = null
  #isOther = false
  #restsUntil = 0

  constructor({ url, pool, personRole, db, onEnded }: ReplicaParts) {
    const { host, port } = new pg.Client({ connectionString: url })
    this.name = `${host}:${port}`
    this.#url = url
    // What it has replayed may be less than before once it has been started anew.
    const ended = (error: Error) => {
      this.#replayed = null
      onEnded(error)
    }
    const pooled = { ...pool, connectionString: url, connectionTimeoutMillis: 1_000, application_name: 'diwan-reads' }
    const all = openDatabase(pooled, ended)
    rememberAlike(all.db, db)
    const persons = personRole === null ? null : openPersonDatabases(pooled, personRole, db, ended)
    this.db = all.db
    this.persons = persons
    this.pools = persons === null ? [all.pool] : [all.pool, persons.pool]
    for (const each of this.pools) {
      each.on('connect', (client) => void this.#clients.add(client))
      each.on('remove', (client) => void this.#clients.delete(client))
    }
    this.#close = () => Promise.all([all.close(), persons?.close()])
  }

  /** Up to where it shows what was written; null where it does not answer or is none of this primary's. */
  get replayed(): Position | null {
    return this.#replayed
  }

  /** Whether somebody is there who is no replica of this database, or takes us for another role. */
  get isOther(): boolean {
    return this.#isOther
  }

  rests(now: number): boolean {
    return now < this.#restsUntil
  }

  /** It failed somebody: for a while nobody else asks it. */
  failed(now: number): void {
    this.#restsUntil = now + rest
  }

  /** Asks how far it is. One that does not answer in time loses its connections: whoever waits for it is answered elsewhere. */
  async look(primary: Identity | null): Promise<void> {
    try {
      const found = await this.#ask()
      const position = positionOf(found.position)
      this.#isOther = position === null || (primary !== null && !isSame(found, primary))
      this.#replayed = this.#isOther || primary === null ? null : position
    } catch {
      this.#isOther = false
      this.#cut()
    }
  }

  async #ask(): Promise<Identity & { readonly position: string | null }> {
    const client = this.#asking ?? this.#connection()
    const tooLong = setTimeout(() => destroy(client), patience)
    try {
      if (this.#asking === null) await client.connect()
      this.#asking = client
      const { rows } = await client.query(
        `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position, ${identityColumns}`,
      )
      return rows[0]
    } catch (error) {
      this.#asking = null
      destroy(client)
      throw error
    } finally {
      clearTimeout(tooLong)
    }
  }

  #connection(): pg.Client {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'diwan-replica', keepAlive: true })
    client.on('error', () => {})
    client.once('end', () => {
      if (this.#asking !== client) return
      this.#asking = null
      this.#replayed = null
    })
    return client
  }

  #cut(): void {
    this.#replayed = null
    for (const client of this.#clients) destroy(client)
  }

  async close(): Promise<void> {
    const asking = this.#asking
    this.#asking = null
    await asking?.end().catch(() => {})
    await this.#close()
  }
}

/** At once, without a word to a server that may not be there: what is being asked of it fails. */
function destroy(client: pg.Client | pg.PoolClient): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}
