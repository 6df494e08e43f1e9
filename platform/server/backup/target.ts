import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { connectTo } from '../postgres/client.ts'
import type { Manifest } from './archive.ts'

/** A restore replaces everything, so it goes only where nobody has an account. */
export async function refuseInhabited(config: pg.ClientConfig): Promise<void> {
  await asked(config, async (client) => {
    const { rows } = await client.query(`select to_regclass('accounts.account') is not null as made`)
    if (!rows[0].made) return
    const accounts = await client.query('select 1 from accounts.account limit 1')
    if (accounts.rowCount) {
      throw new ConfigError(
        'This database is in use: it has accounts. Restore into an empty one (bin/reset, or a new database).',
      )
    }
  })
}

/** Removes empty tables of any version, so that those of the archive's version can be made. */
export async function emptySchemas(config: pg.ClientConfig, { tables }: Manifest): Promise<void> {
  const schemas = new Set(['pgboss', ...tables.map(({ name }) => name.split('.')[0]!)])
  await asked(config, async (client) => {
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
