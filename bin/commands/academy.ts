import { ConfigError, readConfig, type Config } from '#platform/server/config.ts'
import { openDataFolder } from '#platform/server/data-folder.ts'
import { openAcademyDatabase, type DatabaseAddress } from '#platform/server/postgres/academy.ts'

/** Runs a command on the academy's database, whether or not the server runs. What it refuses is said in one line. */
export async function onAcademy(
  run: (academy: { address: DatabaseAddress; config: Config }) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig()
    openDataFolder(config.dataDir)
    const academy = await openAcademyDatabase(config)
    try {
      await run({ address: academy.address, config })
    } finally {
      await academy.stop()
    }
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  }
}
