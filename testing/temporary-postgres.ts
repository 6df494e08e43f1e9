import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, type Postgres } from '#platform/server/postgres/start.ts'

const bytesWanted = 2_000_000_000

/** A new folder, to be removed by whoever asked for it. In memory where there is room: nothing waits for a disk. */
export const temporaryFolder = (prefix: string): string =>
  mkdtempSync(join(hasMemory() ? '/dev/shm' : tmpdir(), prefix))

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
