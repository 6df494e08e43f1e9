import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ConfigError, readConfig, type Config } from '#platform/server/config.ts'
import type { DatabaseAddress, PreparedDatabase } from './database.ts'
import { addressVariable } from './workers.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))

const say = (line: string) => console.log(line)
const drain = 10_000

/** Whatever is stopped at the end, newest first. */
const open: { stop(): Promise<void> }[] = []
let stopping = false

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  // Who does not finish in time is cut off.
  setTimeout(() => process.exit(code), drain + (cluster.isPrimary ? 1_000 : 0)).unref()
  for (const each of open.toReversed()) await each.stop().catch((error: unknown) => console.error(error))
  process.exit(code)
}

function failed(error: unknown): void {
  if (error instanceof ConfigError) console.error(error.message)
  else console.error(error)
  void stop(1)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
// Nobody knows what a bug outside of any request has left behind: end, and let a fresh process go on.
process.on('uncaughtException', (error) => {
  console.error('uncaught', error)
  process.exit(1)
})

async function runWorker(config: Config): Promise<void> {
  process.on('disconnect', () => void stop(0))
  const { serve } = await import('./serve.ts')
  open.push(await serve(config, JSON.parse(process.env[addressVariable]!) as DatabaseAddress))
}

async function runPrimary(config: Config): Promise<void> {
  const { readSecrets } = await import('#platform/server/secrets.ts')
  // First: without its secrets nothing may start.
  const secrets = readSecrets(config.dataDir, config.databaseUrl !== null)
  const { readDataKeys } = await import('#platform/server/vault/keys.ts')
  readDataKeys(config.dataDir, config.databaseUrl !== null)
  const { prepareDatabase } = await import('./database.ts')
  // Loads while the database is made ready; what goes wrong in it is told where it is awaited.
  if (config.workers === 1) import('./serve.ts').catch(() => undefined)
  const database = await prepareDatabase(config, secrets, say)
  open.push(database)
  const port = await startServers(config, database)
  const { greeting } = await import('./greeting.ts')
  for (const line of greeting(config, port, database, secrets)) say(line)
}

async function startServers(config: Config, database: PreparedDatabase): Promise<number> {
  if (config.workers > 1) {
    const { startWorkers } = await import('./workers.ts')
    open.push(await startWorkers(config.workers, database.address, say))
    return config.port
  }
  const { serve } = await import('./serve.ts')
  const server = await serve(config, database.address)
  open.push(server)
  return server.port
}

try {
  const config = readConfig()
  await (cluster.isWorker ? runWorker(config) : runPrimary(config))
} catch (error) {
  failed(error)
}
