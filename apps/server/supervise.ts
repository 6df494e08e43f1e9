import { readConfig, type Config } from '#platform/server/configuration/config.ts'
import { openDataFolder } from '#platform/server/configuration/data-folder.ts'
import { openDatabaseServer } from '#platform/server/postgres/embedded/database-server.ts'
import { readSecrets } from '#platform/server/configuration/secrets.ts'
import { readDataKeys } from '#platform/server/vault/keys.ts'
import { drain, endWith } from './ending.ts'
import { refuseTakenPort } from './port.ts'
import { startWorkers, type Workers } from './workers.ts'

const say = (line: string) => console.log(line)

/**
 * Starts the embedded PostgreSQL where no other is set, then the processes that serve, and starts again what ends. It
 * loads nothing of the academy itself: what can fail or grow is in the processes below it, also where there is but one.
 */
export async function supervise(): Promise<void> {
  let opening: ReturnType<typeof openDatabaseServer> | null = null
  let workers: Workers | null = null
  const ending = endWith(async () => {
    await workers?.stop()
    // One that is just starting is waited for, or it would run on with nobody who needs it.
    await (await opening?.catch(() => null))?.stop()
  }, drain + 1_000)

  const giveUp = (why: string) => {
    console.error(why)
    void ending.now(1)
  }
  try {
    const config: Config = readConfig()
    openDataFolder(config.dataDir)
    // First: without its secrets nothing may start.
    readSecrets(config.dataDir, config.databaseUrl !== null)
    readDataKeys(config.dataDir, config.databaseUrl !== null)
    await refuseTakenPort(config)
    opening = openDatabaseServer(config, { say, giveUp })
    const { address } = await opening
    if (ending.begun) return
    workers = startWorkers(config.workers, { address }, say)
    for (const line of await workers.ready) say(line)
  } catch (error) {
    ending.failed(error)
  }
}
