import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import { ConfigError, type Config } from '../../configuration/config.ts'
import { prepareJobs } from '../../jobs/schema.ts'
import { checkServer } from '../check.ts'
import { superuser } from './cluster.ts'
import {
  openDatabaseServer,
  type DatabaseAddress,
  type DatabaseServer,
  type ServerSettings,
} from './database-server.ts'
import { factsAreCurrent } from '../facts.ts'
import { migrate, missingMigrations } from '../migrate.ts'
import { grantToApplication, refuseNoOwner, refuseSameRole, roleFacts } from '../roles.ts'
import { personRole } from '../wall.ts'

export type { DatabaseAddress }

/** A database that this version can serve from. */
export interface UpdatedDatabase {
  /** For migrations, backups and restores; null where only the application's address is known here. */
  readonly owner: DatabaseAddress | null
  /** Whether the owner is another role than the application. */
  readonly twoRoles: boolean
  /** Whether people who are not staff are served by a role that row-level security holds. */
  readonly secondWall: boolean
  /** Names of the migrations that ran now. */
  readonly migrated: readonly string[]
}

export interface AcademyDatabase extends DatabaseServer, UpdatedDatabase {}

type OwnerSettings = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>

/** The academy's database, brought up to date: the server of `DATABASE_URL`, else the embedded one in the data folder. */
export async function openAcademyDatabase(settings: ServerSettings & OwnerSettings): Promise<AcademyDatabase> {
  const server = await openDatabaseServer(settings)
  try {
    return { ...server, ...(await updateDatabase(settings, server.address)) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Refuses a database that the academy cannot run on, migrates it, and opens it to the role that serves. */
export async function updateDatabase(settings: OwnerSettings, address: DatabaseAddress): Promise<UpdatedDatabase> {
  if (settings.databaseUrl !== null) return updateElsewhere(address, settings.databaseOwnerUrl)
  const owner = { ...address, user: superuser }
  await checkServer(owner)
  const migrated = await bringUpToDate(owner, address.user!)
  return { owner, twoRoles: true, secondWall: await hasWall(address), migrated }
}

/** One role for all, two, or the application's alone: then somebody else has migrated (`bin/migrate`). */
async function updateElsewhere(address: DatabaseAddress, ownerUrl: string | null): Promise<UpdatedDatabase> {
  await checkServer(address)
  const role = await roleFacts(address)
  if (ownerUrl !== null) {
    const owner = { connectionString: ownerUrl }
    await checkServer(owner, 'DATABASE_OWNER_URL')
    const ownRole = await roleFacts(owner)
    refuseNoOwner(ownRole, role)
    const migrated = await migrate(owner)
    refuseSameRole(ownRole, await roleFacts(address))
    await prepareJobs(owner)
    await grantToApplication(owner, role.name)
    return { owner, twoRoles: true, secondWall: await hasWall(address), migrated }
  }
  if (role.owns) {
    return { owner: address, twoRoles: false, secondWall: false, migrated: await bringUpToDate(address, null) }
  }
  await refuseOutdated(address)
  return { owner: null, twoRoles: true, secondWall: await hasWall(address), migrated: [] }
}

const hasWall = async (address: DatabaseAddress): Promise<boolean> => (await personRole(address)) !== null

/** Every table as this version needs it, and open to the role that serves. Answers the migrations that ran. */
export async function bringUpToDate(owner: DatabaseAddress, role: string | null): Promise<string[]> {
  const migrated = await migrate(owner)
  await prepareJobs(owner)
  if (role !== null) await grantToApplication(owner, role)
  return migrated
}

async function refuseOutdated(address: DatabaseAddress): Promise<void> {
  const pool = new pg.Pool({ ...address, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const [missing, hasViews] = await Promise.all([missingMigrations(db), factsAreCurrent(pool)]).finally(() =>
    db.destroy(),
  )
  if (missing.length === 0 && hasViews) return
  const lacks = missing.length > 0 ? `lacks ${missing.length} migrations` : 'has the views of another version'
  throw new ConfigError(
    `The database ${lacks}, and the role of DATABASE_URL may not change that. ` +
      'Run bin/migrate with DATABASE_OWNER_URL set, or set it here.',
  )
}
