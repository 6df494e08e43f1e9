import { ConfigError, readConfig, type Config } from '#platform/server/config.ts'
import { openAcademyDatabase, type AcademyDatabase, type DatabaseAddress } from '#platform/server/postgres/academy.ts'

export interface CommandAcademy extends AcademyDatabase {
  readonly config: Config
}

/** Runs a command on the academy's database, whether or not the server runs. What it refuses is said in one line. */
export async function onAcademy(run: (academy: CommandAcademy) => Promise<void>): Promise<void> {
  try {
    const config = readConfig()
    const academy = await openAcademyDatabase(config)
    try {
      await run({ ...academy, config })
    } finally {
      await academy.stop()
    }
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  }
}

/** For what reads or replaces every table; refused where this environment knows the application's address alone. */
export function ownerOf({ owner }: AcademyDatabase): DatabaseAddress {
  if (owner !== null) return owner
  throw new ConfigError('This needs the role that owns the tables: set DATABASE_OWNER_URL.')
}
