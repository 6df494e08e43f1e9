import { resolve } from 'node:path'
import { ConfigError, readConfig, type Config } from '#platform/server/configuration/config.ts'
import { openDataFolder } from '#platform/server/configuration/data-folder.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { readSecrets } from '#platform/server/configuration/secrets.ts'
import { readDataKeys } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import {
  openAcademyDatabase,
  type AcademyDatabase,
  type DatabaseAddress,
} from '#platform/server/postgres/embedded/academy.ts'

export interface CommandAcademy extends AcademyDatabase {
  readonly config: Config
}

/** The uploaded files of the academy, opened by its keys. */
export async function filesOf({ address, config }: CommandAcademy): Promise<FileStorage> {
  const elsewhere = config.databaseUrl !== null
  const { db, close } = openDatabase({ ...address, max: 1 })
  try {
    const secrets = readSecrets(config.dataDir, elsewhere)
    return openStorage(config, await openVault(db, readDataKeys(config.dataDir, elsewhere), secrets))
  } finally {
    await close()
  }
}

/**
 * Runs a command on the academy's database, whether or not the server runs. What it refuses is said in one line; `before`
 * may do so before anything is made or opened.
 */
export async function onAcademy(
  run: (academy: CommandAcademy) => Promise<void>,
  before?: (config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig()
    await before?.(config)
    openDataFolder(config.dataDir)
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

/** A file as it was named where the command was typed; commands themselves run in the project's folder. */
export const namedFile = (name: string): string => resolve(process.env['CALLED_FROM'] ?? '.', name)

/** For what reads or replaces every table; refused where this environment knows the application's address alone. */
export function ownerOf({ owner }: AcademyDatabase): DatabaseAddress {
  if (owner !== null) return owner
  throw new ConfigError('This needs the role that owns the tables: set DATABASE_OWNER_URL.')
}
