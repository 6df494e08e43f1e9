import { seedLookups } from '#database/seeds/lookups.ts'
import { seedSample } from '#database/seeds/sample.ts'
import { needsFirstAdmin } from '#modules/identity/server/public.ts'
import type { Config } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { bringUpToDate, type DatabaseAddress } from '#platform/server/postgres/academy.ts'
import { compareClocks } from '#platform/server/postgres/clock.ts'
import { settings } from '#platform/server/settings.ts'
import { dayOf } from '#platform/shared/dates.ts'

export type { DatabaseAddress }

export interface PreparedDatabase {
  /** There is no account yet: somebody must make the first. */
  readonly needsFirstAdmin: boolean
  /** What the operator should know of it: sentences. */
  readonly warnings: readonly string[]
}

/** Migrates the database and fills an empty one. Once, before anybody is served. */
export async function prepareDatabase(
  config: Config,
  address: DatabaseAddress,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  const migrated = await bringUpToDate(address)
  if (migrated.length > 0) say(`Migrated the database: ${migrated.length} steps.`)
  const warning = await compareClocks(address)
  return { needsFirstAdmin: await fill(config, address, say), warnings: warning === null ? [] : [warning] }
}

/** Lookups always, the sample academy where it is wanted and nobody is there yet. Answers whether it is still empty. */
async function fill(config: Config, address: DatabaseAddress, say: (line: string) => void): Promise<boolean> {
  const { db, close } = openDatabase({ ...address, max: 2, options: '-c timezone=UTC' })
  try {
    await seedLookups(db)
    const empty = await needsFirstAdmin(db)
    if (!empty || !config.sample) return empty
    say('Loading the sample academy ...')
    const { timeZone } = await settings(db)
    // All or nothing: half an academy would never be completed.
    await db.transaction().execute((tx) => seedSample(tx, dayOf(new Date(), timeZone)))
    return false
  } finally {
    await close()
  }
}
