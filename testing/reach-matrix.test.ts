import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reach } from '#platform/shared/reach.ts'
import type { Permission } from '#platform/shared/access.ts'
import type { Asker } from './asker.ts'
import { answers, holds, placeOf, type Question } from './reach-questions/ask.ts'
import { examQuestions, stageExamRecords } from './reach-questions/exams.ts'
import { resultQuestions, stageResultRecords } from './reach-questions/results.ts'
import { startTestServer, type TestServer } from './server.ts'
import { stageClass, type StagedClass } from './stage-exam.ts'

/*
 * Who reaches which records, written by hand in access/reach.tsv and asked of an academy: Salma teaches Layla, who came by
 * herself, and Yusuf, whom Nile Aviation sends and pays for; Omar teaches Yusuf in a class that he pays himself, and Mariam.
 * A noun that gets a rules/reach.ts gets its lines there and its question here.
 */
let server: TestServer
let people: Readonly<Record<string, Asker>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-03T08:00:00Z')
  const taught = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'yusuf'] })
  const untaught = await stageClass(server.db, { instructors: ['omar'], trainees: ['mariam', 'yusuf'] })
  await sql`update registration.registration set organization_agreed_at = now(),
    organization_id = (select organization_id from people.trainee where id = trainee_id)
    where class_id = ${taught.classId} and trainee_id = ${taught.traineeIds['yusuf']}`.execute(server.db)
  ids['taught'] = taught.classId
  ids['untaught'] = untaught.classId
  ids['draft'] = await classLike(taught, { state: 'draft' })
  ids['forNile'] = await classLike(taught, {
    organization_id: sql`(select id from people.organization where code = ${(await nile()).code})`,
  })
  ids['laylaOnHerOwn'] = await registrationOf(taught, 'layla')
  ids['yusufPaidByNile'] = await registrationOf(taught, 'yusuf')
  ids['yusufOnHisOwn'] = await registrationOf(untaught, 'yusuf')
  const { rows } = await sql<{ id: number }>`insert into registration.registration (code, class_id, trainee_id, main)
    values ('REG-DRAFT', ${untaught.classId}, ${taught.traineeIds['layla']}, 'draft') returning id`.execute(server.db)
  ids['draftOfLayla'] = rows[0]!.id
  const places = {
    taught: taught.classId,
    untaught: untaught.classId,
    laylaOnHerOwn: ids['laylaOnHerOwn'],
    yusufPaidByNile: ids['yusufPaidByNile'],
    yusufOnHisOwn: ids['yusufOnHisOwn'],
  }
  Object.assign(ids, await stageExamRecords(server, places), await stageResultRecords(server, places))
  people = {
    admin: await server.as('nadia'),
    editor: await holder('editor', []),
    coordinator: await server.as('huda'),
    evaluator: await server.as('karim'),
    teacher: await server.as('salma'),
    otherTeacher: await server.as('omar'),
    payer: await server.as('hany'),
    trainee: await server.as('layla'),
    sent: await server.as('yusuf'),
    other: await server.as('mariam'),
    holderOfClasses: await holder('instructor', ['enteringcourseclass']),
    holderOfExams: await holder('instructor', ['enteringexamination']),
    holderOfMarks: await holder('instructor', ['correctiontraineeexam']),
  }
})
afterAll(() => server.close())

const nile = async () =>
  (
    await sql<{
      code: string
    }>`select o.code from people.organization o join people.trainee t on t.organization_id = o.id
    where t.email = 'yusuf@diwan.example'`.execute(server.db)
  ).rows[0]!

async function classLike({ classId }: StagedClass, set: Record<string, unknown>): Promise<number> {
  const {
    id: _,
    search: _search,
    ...values
  } = await server.db.selectFrom('classes.course_class').where('id', '=', classId).selectAll().executeTakeFirstOrThrow()
  const { id } = await server.db
    .insertInto('classes.course_class')
    .values({ ...values, code: `${values.code}-${Object.keys(set)[0]}`, ...set } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function registrationOf({ classId, traineeIds }: StagedClass, key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from registration.registration
    where class_id = ${classId} and trainee_id = ${traineeIds[key]!}`.execute(server.db)
  return rows[0]!.id
}

/** Somebody of this role with no record and nothing but these rights. */
async function holder(role: 'editor' | 'instructor', rights: readonly Permission[]): Promise<Asker> {
  const email = `${role}-${rights.join('-')}@diwan.example`
  const account = await server.db
    .selectFrom('accounts.account')
    .where('email', '=', 'sami@diwan.example')
    .selectAll()
    .executeTakeFirstOrThrow()
  const { id: _, search: _search, ...values } = account
  await server.db
    .insertInto('accounts.account')
    .values({ ...values, email, role, permissions: rights as never } as never)
    .execute()
  return server.as(email)
}

const questions = (): Readonly<Record<string, Question>> => ({
  ...examQuestions(server),
  ...resultQuestions(server),
  registration: async (asker, ID) => {
    const one = await answers(asker, 'GET /api/CourseRegistration/GetRegistration', { ID })
    const list = await answers(asker, 'GET /api/CourseRegistration/GetRegistrations', { pageSize: 100 })
    return { alone: one.status === 200, listed: holds(list, (row) => row['ID'] === ID) }
  },
  courseClass: async (asker, ID) => {
    const sessions = await answers(asker, 'GET /api/CourseClass/GetSessionByCourseClassID', { courseClassID: ID })
    const one = await answers(asker, 'GET /api/CourseClass/GetCourseClass', { ID })
    return { sessions: sessions.status === 200, ...(one.status !== 403 && { alone: one.status === 200 }) }
  },
  enrolment: async (asker, id) => {
    const { trainee_id, class_id } = await placeOf(server.db, id)
    const found: Record<string, boolean> = {}
    const classes = await answers(asker, 'GET /api/CourseClass/GetCourseClassByTraineeID', { ID: trainee_id })
    found['classes'] = holds(classes, (row) => row['ClassID'] === class_id)
    const roster = await answers(asker, 'GET /api/CourseClass/GetTraineeByCourseClassID', { courseClassID: class_id })
    if (roster.status !== 403) found['people'] = holds(roster, (row) => row['TraineeID'] === trainee_id)
    return found
  },
})

const [head, ...lines] = readFileSync(join(import.meta.dirname, 'access/reach.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replace(/^# /, '').split('\t'))

test.each(lines.map(([noun, record, ...signs]) => ({ noun: noun!, record: record!, signs })))(
  '$noun: $record',
  async ({ noun, record, signs }) => {
    const expected: string[] = []
    const found: string[] = []
    for (const [at, name] of head!.slice(2).entries()) {
      const asked = Object.entries(await questions()[noun]!(people[name]!, ids[record]!))
      for (const [way, isReached] of asked) {
        expected.push(`${name} ${way}: ${signs[at] === '+'}`)
        found.push(`${name} ${way}: ${isReached}`)
      }
    }
    expect(found).toEqual(expected)
  },
)

test('every noun with a table of who reaches it has its lines', async () => {
  const modules = join(import.meta.dirname, '../modules')
  const files = readdirSync(modules).map((name) => join(modules, name, 'rules/reach.ts'))
  const tables = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => import(file) as Promise<object>),
  )
  const nouns = tables.flatMap((table) => Object.values(table) as Reach[]).map(({ noun }) => noun)
  expect(nouns.length).toBeGreaterThan(0)
  expect([...new Set(lines.map(([noun]) => noun))].sort()).toEqual(nouns.sort())
})
