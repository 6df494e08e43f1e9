import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../configuration/config-error.ts'
import { mayPassAgain } from '../http/replies/database-errors.ts'
import { ensurePersonRole, policiesForAll } from './wall.ts'

/** Rows of these are added and read, never changed or removed, by whoever serves requests. */
const addedOnly = ['platform.audit', 'platform.audit_seal', 'platform.audit_check']

/** What somebody who may sign in to PostgreSQL is there. */
export interface RoleFacts {
  readonly name: string
  readonly database: string
  /** May change the academy's tables: it is their owner, acts as it, or is a superuser; or there are none yet. */
  readonly owns: boolean
}

export async function roleFacts(config: pg.ClientConfig): Promise<RoleFacts> {
  return asked(config, async (client) => {
    const { rows } = await client.query<RoleFacts>(`
      select current_user as name, current_database() as database,
        coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'platform'), true) as owns`)
    return rows[0]!
  })
}

/** Refuses an owner who could not migrate the database that is served. */
export function refuseNoOwner(owner: RoleFacts, application: RoleFacts): void {
  if (owner.database !== application.database) {
    throw new ConfigError(
      `DATABASE_URL leads to the database ${application.database}, DATABASE_OWNER_URL to ${owner.database}: they must be one.`,
    )
  }
  if (!owner.owns) {
    throw new ConfigError(
      `The role ${owner.name} of DATABASE_OWNER_URL does not own the academy's tables. Name the role that made them.`,
    )
  }
}

/** Refuses a pooler that leads elsewhere than what needs a session, or as somebody else. */
export function refuseOtherPooler(pooled: RoleFacts, session: RoleFacts): void {
  if (pooled.database === session.database && pooled.name === session.name) return
  throw new ConfigError(
    `DATABASE_URL leads to the database ${pooled.database} as ${pooled.name}, DATABASE_SESSION_URL to ${session.database} as ${session.name}: they must be one.`,
  )
}

/** Refuses a role that the owner's rights would not be kept from. Ask once the tables are there. */
export function refuseSameRole(owner: RoleFacts, application: RoleFacts): void {
  if (application.name === owner.name || application.owns) {
    throw new ConfigError(
      `The role ${application.name} of DATABASE_URL may do whatever the owner may. Give it a role of its own, ` +
        'neither a superuser nor a member of the owner: create role diwan_app login password …',
    )
  }
}

/**
 * Gives the application's role what serving needs, in every schema that there is now, and nothing more: no table can be
 * made, changed or dropped by it, no trigger switched off, no row of the audit changed. The role behind the second wall
 * gets the same, and sees what the policies leave. Run after each migration; what it has already stays.
 */
export async function grantToApplication(owner: pg.ClientConfig, role: string): Promise<void> {
  // All of it can be done again: where others change the same rows of the catalogue, one of them is sent back by PostgreSQL.
  for (let tries = 5; ; tries--) {
    try {
      return await grantOnce(owner, role)
    } catch (error) {
      if (tries === 1 || !mayPassAgain(error)) throw error
      await pause(100)
    }
  }
}

async function grantOnce(owner: pg.ClientConfig, role: string): Promise<void> {
  await asked(owner, async (client) => {
    await client.query('begin')
    // Two that grant at once would meet in the same catalogue row.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('platform.grants', 0))`)
    const person = await ensurePersonRole(client, role)
    const { rows } = await client.query<{ schema: string }>(`
      select quote_ident(nspname) as schema from pg_namespace
      where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public') and pg_has_role(nspowner, 'usage')`)
    const served = [role, ...(person === null ? [] : [person])].map((each) => client.escapeIdentifier(each)).join(', ')
    const statements = rows.map(
      ({ schema }) => `grant usage on schema ${schema} to ${served};
        grant select, insert, update, delete on all tables in schema ${schema} to ${served};
        grant usage, select on all sequences in schema ${schema} to ${served};
        grant execute on all functions in schema ${schema} to ${served}`,
    )
    await client.query(
      [
        ...statements,
        `revoke update, delete on ${addedOnly.join(', ')} from ${served}`,
        `revoke delete on platform.audit_head from ${served}`,
        `revoke create on schema public from public`,
        `grant select on kysely_migration, kysely_migration_lock to ${served}`,
        ...(await policiesForAll(client, role)),
      ].join(';\n'),
    )
    await client.query('commit')
  })
}

async function asked<T>(config: pg.ClientConfig, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
