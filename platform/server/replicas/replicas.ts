import { sql } from 'kysely'
import type pg from 'pg'
import type { Database, PoolSettings } from '../database.ts'
import type { Live } from '../live/hub.ts'
import { liveChannel, type LiveMessage } from '../live/publish.ts'
import { busy, Refusal } from '#platform/shared/refusal.ts'
import { databaseRefusal, mayPassAgain } from '../http/replies/database-errors.ts'
import { Marks } from './marks.ts'
import { later, positionOf, Trail, type Position } from './position.ts'
import { identityColumns, Replica, type Identity, type ReadDatabases } from './replica.ts'

/** `used`: calls are answered by it. The others are passed over, and asked again each second whether they are fit. */
export type ReplicaState = 'used' | 'behind' | 'resting' | 'silent' | 'other'

export interface ReplicaStanding {
  /** Host and port. */
  readonly name: string
  readonly state: ReplicaState
  /** Seconds; null where that is not known. */
  readonly behind: number | null
}

/** How those of this process stand; none where it has none. */
export type ReplicaStandings = () => readonly ReplicaStanding[]

/** Who reads: whom of this process it is, and what the browser says that it has written. */
export interface Reading {
  /** 0 for a visitor. */
  readonly account: number
  readonly written: Position | null
}

/** Where the reads of one kind of call ended. */
export type ReadPlace = 'replica' | 'primary' | 'again'

export interface Replicas {
  /**
   * Runs what reads on a replica that has whatever the reader must see, and on the primary (null) where there is none. What
   * fails on a replica, or is refused by what it has, runs once more on the primary.
   */
  read<T>(reading: Reading, run: (on: ReadDatabases | null) => T | Promise<T>): Promise<T>
  /** To be called once somebody's write has ended, however: answers the position after it as PostgreSQL writes it, null where the primary does not say. */
  wrote(account: number): Promise<string | null>
  standings(): readonly ReplicaStanding[]
  /** How many reads ended where, since the start. */
  readonly reads: Readonly<Record<ReadPlace, number>>
  readonly pools: readonly pg.Pool[]
  close(): Promise<void>
}

export interface ReplicasParts {
  readonly urls: readonly string[]
  readonly pool: PoolSettings
  readonly personRole: string | null
  /** The primary's. */
  readonly db: Database
  readonly live: Live
  /** Seconds; one that is further behind answers nobody. */
  readonly mostBehind?: number
  readonly onEnded?: (error: Error) => void
  /** Told when one is passed over or used again. */
  readonly onChange?: (standing: ReplicaStanding) => void
}

const lookEvery = 1_000

/** Opens the replicas of `DATABASE_READ_URLS` and looks after them. Answers once each has been looked at. */
export async function openReplicas(parts: ReplicasParts): Promise<Replicas> {
  const { db, live, mostBehind = 10, onEnded = () => {} } = parts
  const replicas = parts.urls.map((url) => new Replica({ ...parts, url, onEnded }))
  const trail = new Trail()
  const marks = new Marks()
  const reads = { replica: 0, primary: 0, again: 0 }
  let primary: Identity | null = null
  let turn = 0

  const standingOf = (replica: Replica): ReplicaStanding => {
    const behind = replica.replayed === null ? null : trail.behind(replica.replayed)
    const seconds = behind === null ? null : behind / 1000
    return { name: replica.name, state: stateOf(replica, seconds), behind: seconds }
  }
  const stateOf = (replica: Replica, behind: number | null): ReplicaState => {
    if (replica.isOther) return 'other'
    if (replica.replayed === null) return 'silent'
    if (replica.rests(performance.now())) return 'resting'
    return behind === null || behind > mostBehind ? 'behind' : 'used'
  }

  const said = new Map<string, ReplicaState>()
  const round = async () => {
    const now = performance.now()
    const noted = marks.asking(now)
    const asked = askPrimary(db).then(
      ({ position, ...identity }) => {
        primary = identity
        trail.note(now, position)
        noted(position)
      },
      // Whether the primary answers is another's matter; who read from a replica goes on to.
      () => undefined,
    )
    if (primary === null) await asked
    await Promise.all([asked, ...replicas.map((replica) => replica.look(primary))])
    for (const standing of replicas.map(standingOf)) {
      if (said.get(standing.name) !== standing.state) parts.onChange?.(standing)
      said.set(standing.name, standing.state)
    }
  }

  /** In turn, of those that have what is needed. */
  const choose = ({ account, written }: Reading): Replica | null => {
    const told = marks.needed(account)
    if (told === 'unknown') return null
    const needed = later(told, written)
    const fit = replicas.filter(
      (replica) =>
        standingOf(replica).state === 'used' &&
        (needed === null || (replica.replayed !== null && replica.replayed >= needed)),
    )
    return fit[turn++ % fit.length] ?? null
  }

  const stopListening = live.subscribe(
    liveChannel,
    (payload) => marks.told((JSON.parse(payload) as LiveMessage).accounts, performance.now()),
    () => marks.missed(performance.now()),
  )
  const state = { closed: false, timer: undefined as NodeJS.Timeout | undefined, running: round() }
  const again = () => {
    if (state.closed) return
    state.timer = setTimeout(() => (state.running = round().finally(again)), lookEvery)
    state.timer.unref()
  }
  await state.running
  again()

  const position = oneAfterTheOther(async () => (await askPosition(db))!)
  return {
    async read(reading, run) {
      const replica = choose(reading)
      if (replica === null) {
        reads.primary++
        return run(null)
      }
      try {
        const answer = await run(replica)
        reads.replica++
        return answer
      } catch (error) {
        if (isItsFault(error)) replica.failed(performance.now())
        reads.again++
        return run(null)
      }
    },
    async wrote(account) {
      try {
        const text = await position()
        // Visitors are known by what their browser carries alone.
        if (account !== 0) marks.wrote(account, positionOf(text)!, performance.now())
        return text
      } catch {
        if (account !== 0) marks.told([account], performance.now())
        return null
      }
    },
    standings: () => replicas.map(standingOf),
    reads,
    pools: replicas.flatMap((replica) => replica.pools),
    async close() {
      state.closed = true
      clearTimeout(state.timer)
      stopListening()
      await state.running
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

/**
 * Whether the replica is not fit, and not what was asked. What is cancelled as it stands in the way of replaying, or would
 * write, is answered by the primary and says nothing of others.
 */
function isItsFault(error: unknown): boolean {
  if (error instanceof Refusal || mayPassAgain(error) || (error as { code?: unknown } | null)?.code === '25006')
    return false
  return databaseRefusal(error) === busy
}

// Where the next record will stand, not where the log is written to: with `synchronous_commit` off that comes later.
const ownPosition = sql<string>`pg_current_wal_insert_lsn()::text`

async function askPosition(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ position: string }>`select ${ownPosition} as position`.execute(db)
  return rows[0]?.position
}

async function askPrimary(db: Database): Promise<Identity & { readonly position: Position }> {
  const { rows } = await sql<Identity & { position: string }>`
    select ${ownPosition} as position, ${sql.raw(identityColumns)}`.execute(db)
  return { ...rows[0]!, position: positionOf(rows[0]!.position)! }
}

/** Who comes while one is asking waits for the next, and shares its answer: it must be asked after they came. */
function oneAfterTheOther<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  return () => {
    next ??= running.then(() => {
      next = null
      const asked = ask()
      running = asked.catch(() => {})
      return asked
    })
    return next
  }
}
