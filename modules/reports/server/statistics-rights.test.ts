import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { giveRights } from '#testing/stages/cast.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { reportsCalls as calls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Figures that people, money or marks stand behind. */
const behindNames = [
  ['registrations', 'registrations'],
  ['decisions', 'decisions'],
  ['income', 'invoiced'],
  ['attendance', 'absent'],
  ['certificates', 'certificates'],
  ['demand', 'asked'],
] as const

const period = { From: '2026-01-01', To: '2026-12-31' }
const ask = async (who: string, Subject: 'results' | 'income' | 'feedback', more = {}) =>
  (await server.as(who)).send(calls.getStatistic, { Subject, By: 'month', ...period, ...more })

test('a subject opens for whom its rule names: keepers of feedback see feedback alone, planners all but it', async () => {
  await ask('huda', 'income')
  await ask('sami', 'results')
  expect(await refusalOf(ask('huda', 'feedback'))).toMatchObject({ status: 403, code: 'notAllowed' })
  for (const who of ['omar', 'karim', 'layla', 'hany'])
    expect(await refusalOf(ask(who, 'results')), who).toMatchObject({ status: 403 })
  await giveRights(server.db, 'omar', ['assessmentmanagement'])
  await ask('omar', 'feedback')
  expect(await refusalOf(ask('omar', 'income'))).toMatchObject({ status: 403, code: 'notAllowed' })
  const rows = { Subject: 'income' as const, Figure: 'paid', ...period }
  expect(await refusalOf((await server.as('omar')).send(calls.getCountedRows, rows))).toMatchObject({ status: 403 })
  const { Subjects } = await (await server.as('omar')).send(calls.getStatisticSums, period)
  expect(Subjects.map(({ Subject }) => Subject)).toEqual(['feedback'])
})

test('the right to classes counts classes; whose names, money and marks stand behind a figure is for planners by role', async () => {
  await giveRights(server.db, 'salma', ['enteringcourseclass'])
  const salma = await server.as('salma')
  const { Subjects } = await salma.send(calls.getStatisticSums, period)
  expect(Subjects.map(({ Subject }) => Subject)).toEqual(['classes', 'instructors', 'rooms', 'roomUse', 'searches'])
  for (const [Subject, Figure] of behindNames) {
    const rows = { Subject, Figure, ...period }
    expect(await refusalOf(salma.send(calls.getCountedRows, rows)), Subject).toMatchObject({ code: 'notAllowed' })
    expect(await refusalOf(salma.send(calls.getStatistic, { Subject, By: 'month', ...period })), Subject).toMatchObject(
      {
        status: 403,
      },
    )
    await (await server.as('huda')).send(calls.getCountedRows, rows)
  }
  await giveRights(server.db, 'salma', [])
})

test('who keeps course sheets is counted what was said of courses, and nothing that was said of an instructor', async () => {
  const { classId } = await stageClass(server.db)
  for (const kind of ['courseByTrainee', 'instructorByTrainee'])
    await sql`with sheet as (insert into feedback.sheet (kind, number, state, published_on)
        values (${kind}, 1, 'published', '2026-01-01') returning id)
      insert into feedback.round (kind, sheet_id, class_id, instructor_id, state, by_code, opens_on, closes_on, is_counted, answers,
        ratings, rating_sum, rating_squares)
      select ${kind}, sheet.id, ${classId}, case when ${kind}::text like 'instructor%' then (select min(id) from people.instructor) end,
        'closed', false, '2026-04-01', '2026-04-10', true, 5, 10, 60, 400 from sheet`.execute(server.db)
  const rounds = async (who: string) => {
    const asker = await server.as(who)
    const rows = { Subject: 'feedback' as const, Figure: 'rounds', ...period }
    const { Items } = await asker.send(calls.getCountedRows, rows)
    const { Sum, Figures } = await asker.send(calls.getStatistic, { Subject: 'feedback', By: 'kind', ...period })
    expect(Sum[Figures.indexOf('rounds')]).toBe(Items.length)
    return Items.map(({ Opens }) => Opens).toSorted()
  }
  await giveRights(server.db, 'omar', ['assessmentmanagement'])
  expect(await rounds('omar')).toEqual(['round'])
  expect(await rounds('sami')).toEqual(['instructorRound', 'round'])
  await giveRights(server.db, 'omar', [])
})

test('what cannot be counted so is refused in words, before anything is counted', async () => {
  expect(await refusalOf(ask('nadia', 'income', { By: 'gender' }))).toMatchObject({ status: 409, code: 'notGroupedSo' })
  const rows = { Subject: 'results' as const, Figure: 'percents', ...period }
  expect(await refusalOf((await server.as('nadia')).send(calls.getCountedRows, rows))).toMatchObject({
    status: 409,
    code: 'notGroupedSo',
  })
  expect(await refusalOf(ask('nadia', 'results', { From: '2026-03-02', To: '2026-03-01' }))).toMatchObject({
    status: 409,
    code: 'periodTooLong',
  })
  expect(await refusalOf(ask('nadia', 'results', { From: '2000-01-01' }))).toMatchObject({ code: 'periodTooLong' })
  expect(await refusalOf(ask('nadia', 'results', { CourseID: 'x'.repeat(50) }))).toMatchObject({ status: 400 })
  const none = await ask('nadia', 'results', { CourseID: `1' or '1'='1` })
  expect(none.Groups).toEqual([])
})

test('a subject that is not grouped by course or organization is not narrowed to one, nor are the rows behind it', async () => {
  const nadia = await server.as('nadia')
  for (const [Subject, Figure, of] of [
    ['income', 'invoiced', { CourseID: '1' }],
    ['roomUse', 'used', { CourseID: '1' }],
    ['decisions', 'decisions', { OrganizationID: '1' }],
    ['feedback', 'rounds', { OrganizationID: '1' }],
  ] as const) {
    const refused = { status: 409, code: 'notGroupedSo' }
    const statistic = nadia.send(calls.getStatistic, { Subject, By: 'month', ...period, ...of })
    expect(await refusalOf(statistic), Subject).toMatchObject(refused)
    const rows = nadia.send(calls.getCountedRows, { Subject, Figure, ...period, ...of })
    expect(await refusalOf(rows), Subject).toMatchObject(refused)
  }
  await ask('nadia', 'income', { OrganizationID: '1' })
})
