import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, type Postgres } from '#platform/server/postgres/embedded/start.ts'

const bytesWanted = 2_000_000_000

/**
 * A new folder, to be removed by whoever asked for it. In memory where there is room: nothing waits for a disk. Folders of
 * this prefix whose process was killed before it removed them go first: they would fill the memory run by run.
 */
export function temporaryFolder(prefix: string): string {
  const place = hasMemory() ? '/dev/shm' : tmpdir()
  for (const left of leftBehind(place, prefix)) rmSync(left, { recursive: true, force: true })
  return mkdtempSync(join(place, `${prefix}${process.pid}-`))
}

function leftBehind(place: string, prefix: string): string[] {
  const own = new RegExp(`^${prefix}(\\d+)-`)
  return readdirSync(place).flatMap((name) => {
    const pid = Number(own.exec(name)?.[1])
    return pid && !isAlive(pid) && !isServed(join(place, name)) ? [join(place, name)] : []
  })
}

/** Whether a PostgreSQL that outlived its process still works on data in there. */
const isServed = (folder: string): boolean =>
  ['postgres', 'data/postgres'].some((data) => {
    const file = join(folder, data, 'postmaster.pid')
    return existsSync(file) && isAlive(Number(readFileSync(file, 'utf8').split('\n')[0]))
  })

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** An empty server for a while, gone with all its data on `stop`. */
export async function startTemporaryPostgres(): Promise<Postgres> {
  const folder = temporaryFolder('diwan-test-')
  // The server's account must come through, where that is not ours.
  chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    return { ...server, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

function hasMemory(): boolean {
  try {
    const memory = statfsSync('/dev/shm')
    return memory.bavail * memory.bsize > bytesWanted
  } catch {
    return false
  }
}

/** Runs one statement outside any transaction, such as `create database`. */
export async function runStatement(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
