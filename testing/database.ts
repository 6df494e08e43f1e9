import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { seedLookups } from '#database/seeds/lookups.ts'
import { sealPassports } from '#modules/people/server/public.ts'
import { openDatabase, type OpenDatabase } from '#platform/server/database.ts'
import { openPersonDatabases, type OpenPersonDatabases } from '#platform/server/person-databases.ts'
import { personRole } from '#platform/server/postgres/wall.ts'
import { bringUpToDate } from '#platform/server/postgres/embedded/academy.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { holdRecords } from './whole/records.ts'
import { templateName, testDataKeys, testRole } from './template.ts'
import { runStatement } from './temporary-postgres.ts'

export interface TestDatabase extends OpenDatabase {
  /** As the academy's role, which may neither change tables nor the audit. */
  readonly config: PostgresConfig
  /** As people who are not staff; null in an empty database, which has no role for them. */
  readonly persons: OpenPersonDatabases | null
  /** As the tables' owner, past every guard. */
  readonly owner: PostgresConfig
}

/**
 * A database of its own for one test file: every table, the lookups and the cast. About 100 ms.
 * `close()` in `afterAll` drops it, once whatever the tests wrote has left the records of people right.
 */
export const cloneDatabase = (): Promise<TestDatabase> => copyOf(templateName, testRole)

/** A database without a single table, for tests of migrations and restores: opened as its owner. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template0', null)

/**
 * A database that `fill` has filled, as its owner, as a start of the academy leaves it: migrated, with the rights of its
 * roles, today's lookups and sealed passport numbers.
 */
export async function startedDatabase(fill: (owner: PostgresConfig) => Promise<unknown>): Promise<TestDatabase> {
  const owner = await created('template0')
  await fill(owner)
  await bringUpToDate(owner, testRole)
  const database = await openedAs(owner, testRole)
  await seedLookups(database.db)
  await sealPassports(database.db, await openVault(database.db, testDataKeys, null))
  return database
}

/** The one of another server (`makeTemplate`), which goes with its server. */
export const databaseOf = (server: PostgresConfig): Promise<TestDatabase> =>
  openedAs({ ...server, database: templateName }, testRole, async () => undefined)

const copyOf = async (template: string, role: string | null): Promise<TestDatabase> =>
  openedAs(await created(template), role)

async function created(template: string): Promise<PostgresConfig> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Written through the log, as is usual, the template takes five times as long.
  await runStatement(server, `create database ${name} template ${template} strategy file_copy`)
  return { ...server, database: name }
}

async function openedAs(
  owner: PostgresConfig,
  role: string | null,
  drop = () => runStatement(inject('postgres'), `drop database ${owner.database} with (force)`),
): Promise<TestDatabase> {
  const config = role === null ? owner : { ...owner, user: role }
  const open = openDatabase(config)
  const personsRole = role === null ? null : await personRole(config)
  const persons = personsRole === null ? null : openPersonDatabases(config, personsRole, open.db)
  const close = async () => {
    await Promise.all([open.close(), persons?.close()])
    if (role !== null) await holdRecords(owner)
    await drop()
  }
  return { ...open, config, owner, persons, close }
}
