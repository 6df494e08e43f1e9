import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type DatabaseIntrospector } from 'kysely'
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  type Migration,
  type MigrationProvider,
} from 'kysely/migration'
import pg from 'pg'
import { ConfigError } from '../configuration/config-error.ts'
import { applyFacts } from './facts.ts'

const migrationsFolder = join(import.meta.dirname, '../../../database/migrations')

/** `database/migrations/*.sql` in the order of their names. There is no way back: a mistake is mended by the next file. */
function sqlFiles(folder: string): MigrationProvider {
  return {
    getMigrations: async () =>
      Object.fromEntries(
        readdirSync(folder)
          .filter((name) => name.endsWith('.sql'))
          .map((name) => [name.replace(/\.sql$/, ''), fromFile(join(folder, name))]),
      ),
  }
}

const fromFile = (file: string): Migration => ({
  up: async (db) => {
    await sql.raw(readFileSync(file, 'utf8')).execute(db)
  },
})

/**
 * The migrator asks twice before each step which tables there are, to learn whether its own two are among them. The
 * dialect answers with every column of the catalogue: six sevenths of the time that an empty database takes. This tells
 * of those two alone.
 */
class OfMigrationsAlone extends PostgresDialect {
  override createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return {
      getSchemas: () => super.createIntrospector(db).getSchemas(),
      getTables: async () => {
        const { rows } = await sql<{ name: string }>`
          select name from unnest(array[${DEFAULT_MIGRATION_TABLE}, ${DEFAULT_MIGRATION_LOCK_TABLE}]::text[]) name
          where to_regclass(name) is not null`.execute(db)
        return rows.map(({ name }) => ({ name, isView: false, isForeign: false, columns: [] }))
      },
    }
  }
}

/** Any number will do; all who migrate one database share it. */
const turnKey = 7_261_551

export interface MigrateOptions {
  readonly folder?: string
  /** The migration to stop after (restores of an older backup); every one that there is without it. */
  readonly last?: string
}

/**
 * Brings the database up to date, each file in a transaction of its own. Processes that start together wait for
 * each other. Then the modules' views are made anew where their text is another. Answers the names of what ran now.
 */
export async function migrate(config: pg.PoolConfig, options: MigrateOptions = {}): Promise<string[]> {
  // No statement_timeout here: a migration takes what it takes.
  const pool = new pg.Pool({ ...config, max: 2 })
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new OfMigrationsAlone({ pool }) })
  // Kysely looks for its tables and makes them before it takes its own lock: two that begin together would meet there.
  const turn = await pool.connect()
  try {
    await turn.query('select pg_advisory_lock($1)', [turnKey])
    const migrator = new Migrator({ db, provider: sqlFiles(options.folder ?? migrationsFolder) })
    await refuseNewer(pool, options.folder ?? migrationsFolder)
    const ran: string[] = []
    for (;;) {
      const { error, results = [] } = await migrator.migrateUp()
      if (error) throw failed(results.at(-1)?.migrationName ?? 'of the database', error)
      ran.push(...results.map((each) => each.migrationName))
      if (results.at(-1)?.migrationName === options.last && options.last !== undefined) return ran
      if (results.length > 0) continue
      if (options.folder === undefined) await applyFacts(turn, ran.length > 0)
      return ran
    }
  } finally {
    // The lock goes with its connection.
    turn.release(true)
    await db.destroy()
  }
}

/** What the database itself refuses is told in its words; anything else is a bug. */
function failed(name: string, error: unknown): Error {
  if (!(error instanceof pg.DatabaseError)) return new Error(`Migration ${name} failed`, { cause: error })
  const said = [error.message, error.detail].filter(Boolean).join(': ')
  return new ConfigError(`Migration ${name} failed, and nothing of it was kept: ${said}`, { cause: error })
}

/** What ran here and is not among ours comes from a version that knows more; ours might undo what it relies on. */
async function refuseNewer(pool: pg.Pool, folder: string): Promise<void> {
  const made = await pool.query(`select to_regclass('kysely_migration') is not null as made`)
  if (!made.rows[0].made) return
  const ours = Object.keys(await sqlFiles(folder).getMigrations())
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name desc')
  const unknown = rows.find(({ name }) => !ours.includes(name))
  if (!unknown) return
  throw new ConfigError(
    `This database was migrated by a newer Diwan (${unknown.name}). Start that version or a later one; there is no way ` +
      'back but a backup from before, restored into a new database.',
  )
}

/** The migrations that there are, in their order. */
export const migrationNames = async (): Promise<string[]> =>
  Object.keys(await sqlFiles(migrationsFolder).getMigrations()).sort()

/** The names of migrations that the database lacks: what `/readyz` asks. */
export async function missingMigrations(db: Kysely<any>, folder: string = migrationsFolder): Promise<string[]> {
  const all = await new Migrator({ db, provider: sqlFiles(folder) }).getMigrations()
  return all.filter((each) => !each.executedAt).map((each) => each.name)
}
