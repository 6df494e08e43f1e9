import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '#platform/server/database.ts'
import type { PostgresConfig } from '#platform/server/postgres/start.ts'
import { templateName } from './template.ts'
import { runStatement } from './temporary-postgres.ts'

export interface TestDatabase extends OpenDatabase {
  readonly config: PostgresConfig
}

/**
 * A database of its own for one test file: every table, the lookups and the cast. About 50 ms.
 * `close()` in `afterAll` drops it.
 */
export async function cloneDatabase(from: string = templateName): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatement(server, `create database ${name} template ${from}`)
  const config = { ...server, database: name }
  const open = openDatabase(config)
  const close = async () => {
    await open.close()
    await runStatement(server, `drop database ${name} with (force)`)
  }
  return { ...open, config, close }
}

/** A database without a single table, for tests of migrations and restores. */
export const emptyDatabase = (): Promise<TestDatabase> => cloneDatabase('template0')
