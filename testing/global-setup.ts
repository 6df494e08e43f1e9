import type { TestProject } from 'vitest/node'
import { seedCast } from '#database/seeds/cast.ts'
import { seedLookups } from '#database/seeds/lookups.ts'
import { sealPassports } from '#modules/people/server/public.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { bringUpToDate } from '#platform/server/postgres/embedded/academy.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { templateName, testDataKeys, testRole } from './template.ts'
import { runStatement, startTemporaryPostgres } from './temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresConfig
  }
}

/** One server for the whole run, with a migrated and seeded database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTemporaryPostgres()
  try {
    // A connection makes a generic plan of a statement that it sent often. Here at once, so that what only such a plan
    // refuses (a conflict target that depends on a parameter) is found.
    await runStatement(server.config, `alter system set plan_cache_mode = 'force_generic_plan'`)
    await runStatement(server.config, 'select pg_reload_conf()')
    await makeTemplate(server.config)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgres', server.config)
  return server.stop
}

async function makeTemplate(config: PostgresConfig): Promise<void> {
  await runStatement(config, `create database ${templateName}`)
  const template = { ...config, database: templateName }
  await runStatement(config, `create role ${testRole} login`)
  await bringUpToDate(template, testRole)
  const { db, close } = openDatabase({ ...template, user: testRole })
  await seedLookups(db)
  await seedCast(db)
  await sealPassports(db, await openVault(db, testDataKeys, null))
  await close()
}
