import { seedLookups } from '#database/seeds/lookups.ts'
import { seedSample } from '#database/seeds/sample.ts'
import { needsFirstAdmin } from '#modules/identity/server/public.ts'
import { sealPassports } from '#modules/people/server/public.ts'
import type { Config } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openAcademyDatabase, type DatabaseAddress } from '#platform/server/postgres/academy.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { settings } from '#platform/server/settings.ts'
import { readDataKeys } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { dayOf } from '#platform/shared/dates.ts'

export type { DatabaseAddress }

export interface PreparedDatabase {
  readonly address: DatabaseAddress
  readonly embedded: boolean
  /** Whether the tables belong to another role than the one that serves. */
  readonly twoRoles: boolean
  /** There is no account yet: somebody must make the first. */
  readonly needsFirstAdmin: boolean
  stop(): Promise<void>
}

/** Starts the embedded server where no other is set, migrates, and fills an empty database. Once, before anybody is served. */
export async function prepareDatabase(
  config: Config,
  secrets: Secrets,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  const academy = await openAcademyDatabase(config)
  try {
    if (academy.migrated.length > 0) say(`Migrated the database: ${academy.migrated.length} steps.`)
    const { address, embedded, twoRoles, stop } = academy
    return { address, embedded, twoRoles, needsFirstAdmin: await fill(config, address, secrets, say), stop }
  } catch (error) {
    await academy.stop()
    throw error
  }
}

/** Lookups always, the sample academy where it is wanted and nobody is there yet. Answers whether it is still empty. */
async function fill(
  config: Config,
  address: DatabaseAddress,
  secrets: Secrets,
  say: (line: string) => void,
): Promise<boolean> {
  const { db, close } = openDatabase({ ...address, max: 2, options: '-c timezone=UTC' })
  try {
    const vault = await openVault(db, readDataKeys(config.dataDir, config.databaseUrl !== null), secrets)
    await seedLookups(db)
    const empty = await needsFirstAdmin(db)
    if (empty && config.sample) {
      say('Loading the sample academy ...')
      const { timeZone } = await settings(db)
      // All or nothing: half an academy would never be completed.
      await db.transaction().execute((tx) => seedSample(tx, dayOf(new Date(), timeZone)))
    }
    const { twins } = await sealPassports(db, vault)
    if (twins.length > 0) say(`Two people have one passport, written in two ways: see ${twins.join(', ')}.`)
    return empty && !config.sample
  } finally {
    await close()
  }
}
