import { readConfig } from '#platform/server/configuration/config.ts'
import { checkServer } from '#platform/server/postgres/check.ts'
import { checkPooler } from '#platform/server/postgres/pooler.ts'
import { readSecrets } from '#platform/server/configuration/secrets.ts'
import { drain, endWith } from './ending.ts'
import type { Server } from './serve.ts'
import { ready, taskVariable, type Ready, type Task } from './workers.ts'

const say = (line: string) => console.log(line)

/**
 * One of the processes that serve. The first of them brings the database up to date before it begins, and tells the
 * supervisor what the operator should read.
 */
export async function work(): Promise<void> {
  let serving: Promise<Server> | null = null
  // Until it serves there is nothing to let go of: a migration that is cut off is undone by the database.
  const ending = endWith(async () => (await serving)?.stop(), drain)
  process.on('disconnect', () => void ending.now(0))
  try {
    const config = readConfig()
    const { address, first } = JSON.parse(process.env[taskVariable]!) as Task
    // Loads while the database is made ready; what goes wrong in it is told where it is awaited.
    import('./serve.ts').catch(() => undefined)
    const { prepareDatabase } = await import('./database.ts')
    const secrets = readSecrets(config.dataDir, config.databaseUrl !== null)
    // Before anything is migrated: two addresses that lead apart would leave tables in a database that nobody serves.
    await (first ? checkPooler(config, address) : checkServer(address))
    const prepared = first ? await prepareDatabase(config, address, secrets, say) : null
    const { serve } = await import('./serve.ts')
    if (ending.begun) return
    serving = serve(config, address)
    const { port } = await serving
    if (ending.begun) return
    const { greeting } = await import('./greeting.ts')
    const lines = prepared ? greeting(config, port, prepared, secrets) : []
    process.send?.({ kind: ready, port, lines } satisfies Ready)
  } catch (error) {
    ending.failed(error)
  }
}
