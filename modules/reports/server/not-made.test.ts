import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '#platform/server/database.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { parts, tellNews } from '#testing/stages/told.ts'
import { reportsCalls as calls } from '../contract/calls.ts'
import { makeReport, runJob, tendRuns } from './acts/runs.ts'
import { beginDue } from './acts/schedules.ts'

let server: TestServer
let nadia: Asker, huda: Asker
let ReportID: number
beforeAll(async () => {
  server = await startTestServer()
  ;[nadia, huda] = await Promise.all([server.as('nadia'), server.as('huda')])
  await server.asOwner(`select pgboss.create_queue('${runJob}', '{"policy":"standard"}')`)
  server.at('2026-03-02T08:00:00Z')
  const body = { Name: 'Hours', Definition: whole, Rights: ['trainingcoordinator' as const], PeopleIDs: [] }
  ReportID = (await nadia.send(calls.addSavedReport, { body })).ID
  const daily = { ReportID, Rhythm: 'daily' as const, Weekday: null, MonthDay: null, Hour: 9 }
  await nadia.send(calls.setSchedule, { body: { ...daily, PeopleIDs: [nadia.accountId, huda.accountId] } })
  await tellNews(server, nadia, huda)
})
afterAll(() => server.close())

const whole = {
  List: 'planRows' as const,
  Columns: ['CourseCode', 'Year'],
  Filters: [],
  Search: '',
  Sort: '',
  GroupBy: [],
  Figures: [{ Column: 'Hours', Kind: 'sum' as const }],
}
/** As it was saved before years could not be added up any more. */
const summed = { ...whole, Figures: [{ Column: 'Year', Kind: 'sum' as const }] }
const save = (definition: typeof whole) =>
  server.db
    .updateTable('reports.saved_report')
    .set({ definition: json(definition) })
    .where('id', '=', ReportID)
    .execute()

/** The morning of a day: what is due is begun and made. */
async function morning(day: string) {
  server.at(`${day}T08:00:00Z`)
  await beginDue(server.db, server.now())
  const waiting = await server.db.selectFrom('reports.run').where('state', '=', 'waiting').select('id').execute()
  const work = { db: server.db, files: server.files, now: server.now() }
  for (const { id } of waiting) await makeReport(work, parts, id)
  const news = await tellNews(server, nadia, huda)
  return news.map((told) => told.map(({ kind, opens }) => ({ kind, opens })))
}
const ready = { kind: 'reportReady', opens: expect.stringMatching(/^\/Reports\/Run\/\d+$/) }
const notMade = () => ({ kind: 'reportNotMade', opens: `/Reports/View/${ReportID}` })
const why = async () => {
  const { Schedule } = await nadia.send(calls.getSavedReport, { ID: ReportID })
  return Object.fromEntries(
    Schedule!.Recipients.map(({ ID, Failure }) => [ID === huda.accountId ? 'huda' : 'nadia', Failure]),
  )
}

test('a scheduled report that its list does not answer any more tells its author once, who sees why', async () => {
  expect(await morning('2026-03-03')).toEqual([[ready], [ready]])
  await save(summed)
  expect(await morning('2026-03-04')).toEqual([[notMade()], []])
  expect(await why()).toEqual({ nadia: 'refused', huda: 'refused' })
  expect(await morning('2026-03-05')).toEqual([[], []])
  const { Version, Definition } = await nadia.send(calls.getSavedReport, { ID: ReportID })
  expect(Definition.Figures).toEqual(summed.Figures)
  const changed = { Name: 'Hours', Definition: whole, Rights: ['trainingcoordinator' as const], PeopleIDs: [], Version }
  await nadia.send(calls.editSavedReport, { ID: ReportID, body: changed })
  expect(await why()).toEqual({ nadia: null, huda: null })
  expect(await morning('2026-03-06')).toEqual([[ready], [ready]])
  await save(summed)
  expect(await morning('2026-03-07')).toEqual([[notMade()], []])
})

test('once it is made again the next failure is told anew, as is one whose server stopped several times', async () => {
  await save(whole)
  await morning('2026-03-08')
  expect(await why()).toEqual({ nadia: null, huda: null })
  server.at('2026-03-09T08:00:00Z')
  await beginDue(server.db, server.now())
  await sql`update reports.run set state = 'running', tries = 3, beat_at = now() - interval '2 minutes'
    where state = 'waiting' and owner_id = ${huda.accountId}`.execute(server.db)
  await tendRuns(server.db, server.now())
  expect(await why()).toEqual({ nadia: null, huda: 'interrupted' })
  const [told] = await tellNews(server, nadia)
  expect(told).toMatchObject([notMade()])
  expect(told![0]!.title).toContain('Hours')
  expect(told![0]!.letter!.html).toContain('Hours')
})

test('its author who may not open the list any more is told that nobody gets it', async () => {
  await save(whole)
  await sql`update accounts.account set role = 'instructor' where id = ${nadia.accountId}`.execute(server.db)
  server.at('2026-03-10T08:00:00Z')
  await beginDue(server.db, server.now())
  const { rows } = await sql<{ kind: string }>`select kind from platform.event where kind in
    ('reports.pauseSchedule', 'reports.failSchedule') order by id desc limit 2`.execute(server.db)
  expect(rows.map(({ kind }) => kind)).toEqual(['reports.failSchedule', 'reports.pauseSchedule'])
})
