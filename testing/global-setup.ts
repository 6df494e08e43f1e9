import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedCast } from '#database/seeds/cast.ts'
import { seedLookups } from '#database/seeds/lookups.ts'
import { sealPassports } from '#modules/people/server/public.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { bringUpToDate } from '#platform/server/postgres/embedded/academy.ts'
import { versionOf } from '#platform/server/postgres/embedded/cluster.ts'
import { packageOfPrograms } from '#platform/server/postgres/embedded/programs.ts'
import { runAs } from '#platform/server/postgres/embedded/run-as.ts'
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
    await holdVersion(server.config)
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

/** The migrated and seeded database on any server, with the role that serves. */
export async function makeTemplate(config: PostgresConfig): Promise<void> {
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

/** Throws where the tests would run on another PostgreSQL than is said of them. */
async function holdVersion(config: PostgresConfig): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const found = parseInt(rows[0]!.server_version)
    const wanted = wantedVersion()
    if (wanted !== null && found !== wanted) throw new Error(`The tests are for PostgreSQL ${wanted}; ${found} runs.`)
  } finally {
    await client.end()
  }
}

/** The main version of `PG_BIN`, else of the programs in package.json; null where there are none for this platform. */
function wantedVersion(): number | null {
  const programs = process.env['PG_BIN']
  if (programs) return versionOf(programs, runAs(programs))
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>
  }
  const version = optionalDependencies[packageOfPrograms]
  return version === undefined ? null : parseInt(version)
}
