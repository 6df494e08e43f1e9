import { addAccounts } from '#database/seeds/world/people.ts'
import { sql } from 'kysely'
import { beginSession } from '#modules/signin/server/public.ts'
import type { OpenDatabase } from '#platform/server/database.ts'
import type { PersonDatabases } from '#platform/server/person-databases.ts'
import type { PostgresConfig } from '#platform/server/postgres/embedded/start.ts'
import { measuredServer } from './measured-app.ts'

interface People {
  readonly organizationId: number
  readonly instructorId: number
  readonly traineeId: number
  readonly classId: number
}

/** The same calls by the whole server without the second wall and behind it. */
export async function callsOf(address: PostgresConfig, opened: OpenDatabase, walled: PersonDatabases, people: People) {
  const { secrets, serve, close } = await measuredServer(address, opened)
  const apps = { without: await serve(null), behind: await serve(walled) }

  /** A session of the record's account; it gets one where it has none. */
  async function tokenOf(table: 'trainee' | 'instructor' | 'organization', role: string, id: number): Promise<string> {
    const known = await sql<{
      id: number | null
    }>`select account_id as id from ${sql.table(`people.${table}`)} where id = ${id}`.execute(opened.db)
    let account = known.rows[0]!.id
    if (account === null) {
      const [made] = await addAccounts(opened.db, [
        { email: `${table}@bench.example`, role: role as 'trainee', name_ar: role, name_en: role },
      ])
      account = made!
      await sql`update ${sql.table(`people.${table}`)} set account_id = ${account} where id = ${id}`.execute(opened.db)
    }
    const browser = { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' }
    return (await beginSession(opened.db, secrets, account, browser, new Date())).accessToken
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
      await close()
    },
  }
}
