import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig } from '#platform/server/configuration/config.ts'
import { openDatabaseServer } from '#platform/server/postgres/embedded/database-server.ts'
import { endWith } from './ending.ts'
import type { Server } from './serve.ts'

/*
 * The server as `bin/dev` runs it: everything in one process, so that Node's watching sees every file that it loads.
 * Nothing starts it again but a change.
 */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))

const say = (line: string) => console.log(line)
let opening: ReturnType<typeof openDatabaseServer> | null = null
let serving: Promise<Server> | null = null
const ending = endWith(async () => {
  await (await serving?.catch(() => null))?.stop()
  await (await opening?.catch(() => null))?.stop()
}, 11_000)

try {
  const config = readConfig()
  // Loads while the database is made ready; what goes wrong in it is told where it is awaited.
  import('./serve.ts').catch(() => undefined)
  opening = openDatabaseServer(config, { say, giveUp: say })
  const { address } = await opening
  const { prepareDatabase } = await import('./database.ts')
  const { readSecrets } = await import('#platform/server/configuration/secrets.ts')
  const secrets = readSecrets(config.dataDir, config.databaseUrl !== null)
  const prepared = await prepareDatabase(config, address, secrets, say)
  const { serve } = await import('./serve.ts')
  serving = serve(config, address)
  const { port } = await serving
  const { greeting } = await import('./greeting.ts')
  for (const line of greeting(config, port, prepared, secrets)) say(line)
} catch (error) {
  ending.failed(error)
}
