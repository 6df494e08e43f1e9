import type pg from 'pg'
import { ConfigError } from '../configuration/config.ts'
import { connectTo } from '../postgres/client.ts'
import type { Manifest } from './archive.ts'
import { listTables } from './tables.ts'

/** A restore replaces everything, so it goes only where nobody has an account. */
export async function refuseInhabited(config: pg.ClientConfig): Promise<void> {
  await asked(config, async (client) => {
    // A database of an older version has them in the schema of then (decision 83).
    const { rows } = await client.query<{ table: string | null }>(
      `select coalesce(to_regclass('accounts.account'), to_regclass('identity.account'))::text as table`,
    )
    const { table } = rows[0]!
    if (table === null) return
    const accounts = await client.query(`select 1 from ${table} limit 1`)
    if (accounts.rowCount) {
      throw new ConfigError(
        'This database is in use: it has accounts. Restore into an empty one (bin/reset, or a new database).',
      )
    }
  })
}

/** Removes empty tables of any version, so that those of the archive's version can be made. */
export async function emptySchemas(config: pg.ClientConfig, { tables }: Manifest): Promise<void> {
  await asked(config, async (client) => {
    const all = [...tables, ...(await listTables(client))]
    const schemas = new Set(['pgboss', ...all.map(({ name }) => name.split('.')[0]!)])
    await client.query('begin')
    for (const name of schemas) await client.query(`drop schema if exists ${name} cascade`)
    await client.query('drop table if exists kysely_migration, kysely_migration_lock')
    await client.query('commit')
  })
}

async function asked(config: pg.ClientConfig, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectTo(config)
  try {
    await run(client)
  } finally {
    await client.end()
  }
}
