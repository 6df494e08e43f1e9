import { argon2Sync, randomBytes } from 'node:crypto'
import { seedLookups } from '#database/seeds/lookups.ts'
import { seedSample } from '#database/seeds/sample.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { runStatement, startTemporaryPostgres } from '#testing/temporary-postgres.ts'

export interface BenchAcademy {
  readonly address: PostgresConfig
  readonly db: Database
  stop(): Promise<void>
}

/** A PostgreSQL server for a while, with the sample academy in it. A few seconds. */
export const startSampleAcademy = (): Promise<BenchAcademy> =>
  startAcademy(async (db, address) => {
    await db.transaction().execute((tx) => seedSample(tx, dayOf(new Date())))
    await runStatement(address, 'vacuum analyze')
  })

/** A PostgreSQL server for a while, with an academy that `fill` fills beside the lookups. */
export async function startAcademy(
  fill: (db: Database, address: PostgresConfig) => Promise<void>,
): Promise<BenchAcademy> {
  const server = await startTemporaryPostgres()
  await runStatement(server.config, 'create database academy')
  const address = { ...server.config, database: 'academy' }
  await migrate(address)
  // Seeding takes longer than a request may.
  const { db, close } = openDatabase({ ...address, options: '-c timezone=UTC', max: 2 })
  await seedLookups(db)
  await fill(db, address)
  const stop = async () => {
    await close()
    await server.stop()
  }
  return { address, db, stop }
}

export interface OpenExam {
  readonly id: number
  readonly code: string
  /** Sign-in addresses of trainees who may sit it. */
  readonly emails: readonly string[]
}

/** Lets the published exam with most candidates begin now. */
export async function openAnExam(db: Database, candidates: number): Promise<OpenExam> {
  const rows = await db
    .selectFrom('exams.exam as e')
    .innerJoin('registration.registration_facts as r', 'r.class_id', 'e.class_id')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'r.account_id')
    .where('e.state', '=', 'published')
    .where('r.main', '=', 'attending')
    .where('a.account_state', '=', 'active')
    .select(['e.id', 'e.code', 'a.account_email as email'])
    .orderBy('r.registration_id')
    .execute()
  const [largest] = [...Map.groupBy(rows, (row) => row.id).values()].toSorted((one, other) => other.length - one.length)
  if (!largest) throw new Error('The sample academy has no published exam.')
  const { id, code } = largest[0]!
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await db
    .updateTable('exams.exam')
    .set({ starts_at: soon(-1), closes_at: soon(120) })
    .where('id', '=', id)
    .execute()
  return { id, code, emails: largest.slice(0, candidates).map((row) => row.email!) }
}

/** Sign-in addresses of some trainees whose passwords take no time to look at, which shows what the rest of a log-in takes. */
export async function letInQuickly(db: Database, people: number, password: string): Promise<readonly string[]> {
  const salt = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  })
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const accounts = await db
    .selectFrom('accounts.account')
    .select('email')
    .where('role', '=', 'trainee')
    .where('state', '=', 'active')
    .orderBy('id', 'desc')
    .limit(people)
    .execute()
  const emails = accounts.map(({ email }) => email)
  await db
    .updateTable('accounts.account')
    .set({ password_hash: `$argon2id$v=19$m=8,t=1,p=1$${unpadded(salt)}$${unpadded(tag)}` })
    .where('email', 'in', emails)
    .execute()
  return emails
}
