import { addAccounts } from '#database/seeds/world/people.ts'
import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '#apps/server/app.ts'
import { serverModules } from '#apps/server/modules.ts'
import { beginSession } from '#modules/signin/server/public.ts'
import { readConfig } from '#platform/server/configuration/config.ts'
import type { OpenDatabase } from '#platform/server/database.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { openLive } from '#platform/server/live/hub.ts'
import { openLog } from '#platform/server/log/log.ts'
import { openMetrics } from '#platform/server/log/metrics.ts'
import type { PersonDatabases } from '#platform/server/person-databases.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import { dataKeysFrom } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'

interface People {
  readonly organizationId: number
  readonly instructorId: number
  readonly traineeId: number
  readonly classId: number
}

/** The same calls by the whole server without the second wall and behind it. */
export async function callsOf(
  address: PostgresConfig,
  { db, pool }: OpenDatabase,
  walled: PersonDatabases,
  people: People,
) {
  const secrets = secretsFrom(randomBytes(48).toString('base64url'))
  const config = { ...readConfig({ NODE_ENV: 'production' }), dataDir: join(tmpdir(), 'diwan-bench') }
  const vault = await openVault(db, dataKeysFrom([randomBytes(48).toString('base64url')]), null)
  const live = await openLive(address)
  const serving = (persons: PersonDatabases | null) =>
    buildApp({
      config,
      db,
      persons,
      secrets,
      live,
      files: openStorage(config, vault),
      vault,
      log: openLog('silent'),
      metrics: openMetrics([pool]),
      modules: serverModules({
        secrets,
        sample: null,
        publicUrl: config.publicUrl,
        hasMailbox: false,
        firstAnswers: new FirstAnswers(),
        identityProviders: [],
        onProviderFailure: () => undefined,
        ownUrl: config.publicUrl,
        sendsMail: false,
      }),
      limited: false,
    })
  const apps = { without: await serving(null), behind: await serving(walled) }

  /** A session of the record's account; it gets one where it has none. */
  async function tokenOf(table: 'trainee' | 'instructor' | 'organization', role: string, id: number): Promise<string> {
    const known = await sql<{
      id: number | null
    }>`select account_id as id from ${sql.table(`people.${table}`)} where id = ${id}`.execute(db)
    let account = known.rows[0]!.id
    if (account === null) {
      const [made] = await addAccounts(db, [
        { email: `${table}@bench.example`, role: role as 'trainee', name_ar: role, name_en: role },
      ])
      account = made!
      await sql`update ${sql.table(`people.${table}`)} set account_id = ${account} where id = ${id}`.execute(db)
    }
    const browser = { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' }
    return (await beginSession(db, secrets, account, browser, new Date())).accessToken
  }
  const [organization, instructor, trainee] = [
    await tokenOf('organization', 'customer', people.organizationId),
    await tokenOf('instructor', 'instructor', people.instructorId),
    await tokenOf('trainee', 'trainee', people.traineeId),
  ]
  const ask = (app: (typeof apps)['without'], token: string, url: string) => async () => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  }
  const both = (name: string, token: string, url: string) => ({
    name,
    without: ask(apps.without, token, url),
    behind: ask(apps.behind, token, url),
  })
  return {
    asked: [
      both('organization, list of 50', organization, '/api/Trainee/GetAll?pageSize=50'),
      both(
        'organization, search of a name',
        organization,
        `/api/Trainee/GetAll?pageSize=50&search=${encodeURIComponent('مريم')}`,
      ),
      both(
        'instructor, people of a class',
        instructor,
        `/api/CourseClass/GetTraineeByCourseClassID?courseClassID=${people.classId}`,
      ),
      both('instructor, list of 50', instructor, '/api/Trainee/GetAll?pageSize=50'),
      both('trainee, own record whole', trainee, '/api/Trainee/GetLoginTrainee'),
    ],
    async close() {
      await Promise.all([apps.without.close(), apps.behind.close()])
      await live.close()
    },
  }
}
