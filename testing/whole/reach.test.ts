import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/shared/actor.ts'
import type { CastKey } from '../stages/cast.ts'
import { cloneDatabase, type TestDatabase } from '../database.ts'
import { stageClass } from '../stages/stage-exam.ts'

/*
 * Who may see a trainee through registrations and exams is kept on the record by triggers: here by each thing that
 * changes it, without any condition in what is asked. What every other test writes is held to it when its database closes.
 */
let database: TestDatabase
let owner: pg.Client
let [mariam, salma, omar, nile, classId] = [0, 0, 0, 0, 0]
/** She begins the exam of the class. */
let sits = ''
beforeAll(async () => {
  database = await cloneDatabase()
  owner = new pg.Client(database.owner)
  await owner.connect()
  const staged = await stageClass(database.db, { instructors: ['salma'], trainees: ['mariam'] })
  ;({ classId } = staged)
  mariam = staged.traineeIds['mariam']!
  salma = await idOfInstructor('salma')
  omar = await idOfInstructor('omar')
  nile = (await owner.query(`select id from people.organization where code = 'ORG-0001'`)).rows[0].id
  const { id: examId } = (
    await owner.query(
      `insert into exams.exam (code, class_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, share_percent)
       values ('EX-REACH', $1, '{}', now(), now() + interval '1 hour', 60, 60, 85, 100) returning id`,
      [classId],
    )
  ).rows[0]
  await owner.query(
    `insert into exams.candidate (exam_id, trainee_id, registration_id)
     select $1, trainee_id, id from registration.registration where class_id = $2`,
    [examId, classId],
  )
  sits = `insert into exams.attempt (exam_id, trainee_id, deadline, closes_at, device_key)
    select exam_id, trainee_id, now(), now(), 'x' from exams.candidate where exam_id = ${examId}`
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

const idOfInstructor = async (key: CastKey): Promise<number> =>
  (await owner.query('select id from people.instructor where email = $1', [`${key}@diwan.example`])).rows[0].id

/** Whether a statement without any condition shows Mariam to the instructor, or the organization. */
async function sees(own: Partial<Actor>): Promise<boolean> {
  const nobody = { traineeId: null, instructorId: null, organizationId: null } as Actor
  const rows = await database
    .persons!.of({ ...nobody, ...own })
    .selectFrom('people.trainee')
    .select('id')
    .execute()
  return rows.some(({ id }) => id === mariam)
}
const register = (set: string) =>
  database.pool.query(`update registration.registration set ${set} where class_id = ${classId}`)
const instruct = (set: string) =>
  database.pool.query(`update classes.class_instructor set ${set} where class_id = ${classId}`)

test('an instructor sees whom they teach, from the confirmation on and no longer than that', async () => {
  const seen: Record<string, boolean> = {}
  const states = [
    'draft',
    'submitted',
    'approved',
    'waitlisted',
    'confirmed',
    'attending',
    'completed',
    'failed',
    'noShow',
    'withdrawn',
    'rejected',
    'cancelled',
  ]
  for (const main of states) {
    await register(`main = '${main}'`)
    seen[main] = await sees({ instructorId: salma })
  }
  expect(Object.keys(seen).filter((main) => seen[main])).toEqual([
    'confirmed',
    'attending',
    'completed',
    'failed',
    'noShow',
  ])
  expect(await sees({ instructorId: omar })).toBe(false)
})

test('whom they have examined stays in sight, as long as they have not left the class', async () => {
  await register(`main = 'cancelled'`)
  expect(await sees({ instructorId: salma })).toBe(false)
  await database.pool.query(sits)
  expect(await sees({ instructorId: salma })).toBe(true)
  await instruct(`state = 'rejected', reason = 'x'`)
  expect(await sees({ instructorId: salma })).toBe(false)
  await instruct(`state = 'asked', reason = null`)
  expect(await sees({ instructorId: salma })).toBe(true)
  await database.pool.query('delete from exams.attempt')
  expect(await sees({ instructorId: salma })).toBe(false)
})

test('who comes to a class later sees its people, and who goes no longer', async () => {
  await register(`main = 'attending'`)
  await instruct(`instructor_id = ${omar}`)
  expect([await sees({ instructorId: omar }), await sees({ instructorId: salma })]).toEqual([true, false])
  await database.pool.query(`delete from classes.class_instructor where class_id = $1`, [classId])
  expect(await sees({ instructorId: omar })).toBe(false)
})

test('an organization sees whom it pays for', async () => {
  expect(await sees({ organizationId: nile })).toBe(false)
  await register(`organization_id = ${nile}`)
  expect(await sees({ organizationId: nile })).toBe(true)
  expect(await sees({ organizationId: nile + 1 })).toBe(false)
  await register('organization_id = null')
  expect(await sees({ organizationId: nile })).toBe(false)
})

/** Runs both, each in a transaction of its own: the second begins before the first has ended, and ends after it. */
async function atOnce(first: string, second: string): Promise<void> {
  const [one, other] = [new pg.Client(database.config), new pg.Client(database.config)]
  await Promise.all([one.connect(), other.connect()])
  await one.query(`begin; ${first}`)
  let isDone = false
  const late = other.query(`begin; ${second}`).finally(() => (isDone = true))
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => isDone || (await owner.query(waits)).rows.length > 0, { timeout: 20_000 }).toBe(true)
  await one.query('commit')
  await late
  await other.query('commit')
  await Promise.all([one.end(), other.end()])
}

test('of two who change what makes the reach at the same time each sees the other', async () => {
  const joins = `insert into classes.class_instructor (class_id, instructor_id, state) values (${classId}, ${salma}, 'accepted')`
  const confirms = `update registration.registration set main = 'confirmed' where class_id = ${classId}`
  const undone = async () => {
    await database.pool.query(`delete from classes.class_instructor where class_id = $1`, [classId])
    await register(`main = 'submitted'`)
    expect(await sees({ instructorId: salma })).toBe(false)
  }
  await undone()
  await atOnce(joins, confirms)
  expect(await sees({ instructorId: salma })).toBe(true)
  await undone()
  await atOnce(confirms, joins)
  expect(await sees({ instructorId: salma })).toBe(true)

  await register(`main = 'confirmed'`)
  await atOnce(`update registration.registration set main = 'cancelled' where class_id = ${classId}`, sits)
  expect(await sees({ instructorId: salma })).toBe(true)
  await database.pool.query('delete from exams.attempt')
  await register(`main = 'confirmed'`)
  await atOnce(sits, `update registration.registration set main = 'cancelled' where class_id = ${classId}`)
  expect(await sees({ instructorId: salma })).toBe(true)

  const other = await stageClass(database.db, { instructors: ['omar'], trainees: [] })
  await atOnce(
    `update registration.registration set organization_id = ${nile} where class_id = ${classId}`,
    `insert into registration.registration (code, class_id, trainee_id, main) values ('REG-AT-ONCE', ${other.classId}, ${mariam}, 'attending')`,
  )
  expect([await sees({ organizationId: nile }), await sees({ instructorId: omar })]).toEqual([true, true])
})
