import { seedLookups } from '#database/seeds/lookups.ts'
import { seedSample } from '#database/seeds/sample.ts'
import { needsFirstAdmin } from '#modules/accounts/server/public.ts'
import { sealPassports } from '#modules/people/server/public.ts'
import type { Config } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { DatabaseAddress } from '#platform/server/postgres/embedded/database-server.ts'
import { updateDatabase } from '#platform/server/postgres/embedded/academy.ts'
import { compareClocks } from '#platform/server/postgres/clock.ts'
import { markSampleFolder, unmarkSampleFolder } from '#platform/server/configuration/sample-folder.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import { keepBytes } from '#platform/server/files/storage/keep-bytes.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { readDataKeys } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { dayOf } from '#platform/shared/values/dates.ts'

export type { DatabaseAddress }

export interface PreparedDatabase {
  /** Whether the tables belong to another role than the one that serves. */
  readonly twoRoles: boolean
  /** Whether people who are not staff are served by a role of their own. */
  readonly secondWall: boolean
  /** There is no account yet: somebody must make the first. */
  readonly needsFirstAdmin: boolean
  /** What the operator should know of it: sentences. */
  readonly warnings: readonly string[]
}

/** Migrates the database and fills an empty one. Once, before anybody is served. */
export async function prepareDatabase(
  config: Config,
  address: DatabaseAddress,
  secrets: Secrets,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  const { twoRoles, secondWall, migrated } = await updateDatabase(config, address)
  if (migrated.length > 0) say(`Migrated the database: ${migrated.length} steps.`)
  const warning = await compareClocks(address)
  const needsAdmin = await fill(config, address, secrets, say)
  return { twoRoles, secondWall, needsFirstAdmin: needsAdmin, warnings: warning === null ? [] : [warning] }
}

/** Lookups always, the sample academy where it is wanted and nobody is there yet. Answers whether it is still empty. */
async function fill(
  config: Config,
  address: DatabaseAddress,
  secrets: Secrets,
  say: (line: string) => void,
): Promise<boolean> {
  if (!config.sample) unmarkSampleFolder(config.dataDir)
  const { db, close } = openDatabase({ ...address, max: 2, options: '-c timezone=UTC' })
  try {
    const vault = await openVault(db, readDataKeys(config.dataDir, config.databaseUrl !== null), secrets)
    await seedLookups(db)
    const empty = await needsFirstAdmin(db)
    if (empty && config.sample) {
      say('Loading the sample academy ...')
      const { timeZone } = await settings(db, zoneSettings)
      const files = openStorage(config, vault)
      // All or nothing: half an academy would never be completed.
      await db
        .transaction()
        .execute((tx) => seedSample(tx, dayOf(new Date(), timeZone), (content) => keepBytes(files, content)))
      if (config.databaseUrl === null) markSampleFolder(config.dataDir)
    }
    const { twins } = await sealPassports(db, vault)
    if (twins.length > 0) say(`Two people have one passport, written in two ways: see ${twins.join(', ')}.`)
    return empty && !config.sample
  } finally {
    await close()
  }
}
