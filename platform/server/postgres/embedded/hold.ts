import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { livePid } from './process.ts'

/** Any number will do; all holders of one server share it. */
const lockKey = 7_261_550
export const cannotConnectNow = '57P03'

export interface Hold {
  /** Lets go; the last holder ends the server and waits until it is gone. */
  release(): Promise<void>
  /** Comes about when the connection ends without having been let go: the server is gone, or has cut it. */
  readonly lost: Promise<void>
}

/** Whether a server is there that takes nobody yet: it reads its log after a crash, which may take minutes, or is ending. */
export const isComingOrGoing = async (config: pg.ClientConfig): Promise<boolean> =>
  (await refusalOf(config))?.code === cannotConnectNow

/** What a server that is there says to whom it does not take; null where it takes us, or nobody answers. */
export async function refusalOf(config: pg.ClientConfig): Promise<pg.DatabaseError | null> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return null
  } catch (error) {
    return error instanceof pg.DatabaseError ? error : null
  } finally {
    await client.end().catch(() => {})
  }
}

/** No later moment mends it: what it needs is not there, or is not as it wrote it. */
export const isForGood = ({ code = '' }: pg.DatabaseError): boolean => /^(3D|58|XX)/.test(code)

/**
 * Connects and takes a shared lock for as long as this process needs the server. Counting holders by a lock of the
 * server itself survives crashes: a killed process lets go by dying. Null where no server answers.
 */
export async function holdServer(folder: string, config: pg.ClientConfig): Promise<Hold | null> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000, application_name: 'diwan-hold' })
  // The server may be shut down under us; whoever uses it will see their own connections fail.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as held', [lockKey])
    if (!rows[0].held) throw new Error('the server is being stopped')
  } catch {
    await client.end().catch(() => {})
    return null
  }
  let released: Promise<void> | undefined
  const lost = new Promise<void>((resolve) => client.once('end', () => released ?? resolve()))
  return { release: () => (released ??= release(folder, client)), lost }
}

async function release(folder: string, client: pg.Client): Promise<void> {
  let last = false
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [lockKey])
    last = (await client.query('select pg_try_advisory_lock($1) as last', [lockKey])).rows[0].last
  } catch {
    // The server is gone already.
  }
  if (last) await endServer(folder)
  await client.end().catch(() => {})
}

async function endServer(folder: string): Promise<void> {
  const pid = livePid(folder)
  if (!pid) return
  // PostgreSQL's fast shutdown: it cuts connections, rolls back and writes a checkpoint, for which a busy disk takes its time.
  // What stops services by force gives them a minute and a half, as a rule.
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + 60_000
  while (livePid(folder) === pid && performance.now() < deadline) await pause(20)
}
