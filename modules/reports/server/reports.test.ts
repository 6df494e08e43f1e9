import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asked } from '#platform/server/handler.ts'
import { handlerOf, withoutRequest } from '#platform/server/reading/without-request.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { giveRights } from '#testing/stages/cast.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { parts, tellNews } from '#testing/stages/told.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { reportsCalls as calls } from '../contract/calls.ts'
import { reportLists } from '../contract/report-lists.ts'
import reportRun from '../documents/report-run/document.ts'
import type { ReportListKey } from '../rules/list-keys.ts'
import { pageSize } from './acts/asking.ts'
import { liveRows } from './acts/live-rows.ts'
import { beginDue } from './acts/schedules.ts'
import { makeReport, runJob, tendRuns } from './acts/runs.ts'

let server: TestServer
let nadia: Asker, sami: Asker, huda: Asker, layla: Asker

beforeAll(async () => {
  server = await startTestServer()
  ;[nadia, sami, huda, layla] = await Promise.all([
    server.as('nadia'),
    server.as('sami'),
    server.as('huda'),
    server.as('layla'),
  ])
  for (const name of [runJob, 'platform-remove-bytes'])
    await server.asOwner(`select pgboss.create_queue('${name}', '{"policy":"standard"}')`)
  await addClass(server.db, new Date('2026-03-02T08:00:00Z'))
})
afterAll(() => server.close())
beforeEach(async () => {
  server.at('2026-03-02T08:00:00Z')
  await sql`delete from reports.run where state in ('waiting', 'running')`.execute(server.db)
})

const definition = (change: object = {}) => ({
  List: 'trainees' as ReportListKey,
  Columns: ['Code', 'FullName'],
  Filters: [] as { Key: string; Value: string }[],
  Search: '',
  Sort: '',
  GroupBy: [] as string[],
  Figures: [] as { Column: string; Kind: 'sum' | 'average' }[],
  ...change,
})
const page = { Within: null as string | null, pageNum: 1, pageSize: 100 }
const rows = (by: Asker, change: object = {}, more: object = {}) =>
  by.send(calls.getReportRows, { body: { ...definition(change), ...page, ...more } })
const saved = (by: Asker, change: object = {}) =>
  by.send(calls.addSavedReport, {
    body: { Name: 'Trainees', Definition: definition(), Rights: [], PeopleIDs: [], ...change } as never,
  })
const start = (by: Asker, change: object = {}, ReportID: number | null = null) =>
  by.send(calls.startRun, { body: { Name: 'Trainees', ReportID, Definition: definition(change) } })
const work = () => ({ db: server.db, files: server.files, now: server.now() })
const make = (ID: number) => makeReport(work(), parts, ID)
const idOf = async (who: string) =>
  (
    await sql<{ id: number }>`select id from accounts.account where email = ${`${who}@diwan.example`}`.execute(
      server.db,
    )
  ).rows[0]!.id
async function result(by: Asker, ID: number) {
  const response = await by.raw(calls.downloadRun, { ID })
  return { status: response.statusCode, body: response.statusCode === 200 ? JSON.parse(response.body) : null }
}

test('rows are those of the list, for whoever may open it', async () => {
  const listed = await nadia.send(peopleCalls.listTrainees, { pageSize: 100 } as never)
  const found = await rows(nadia)
  expect(found.Total).toBe(listed.Total)
  expect(found.Items.map(({ Cells }) => Cells[0])).toEqual(listed.Items.map(({ Code }) => Code))
  expect(await refusalOf(rows(layla))).toMatchObject({ status: 403 })
  expect((await nadia.send(calls.getReportLists)).Lists).toContain('exams')
  const { Lists } = await huda.send(calls.getReportLists)
  expect(Lists).not.toContain('membershipCards')
  expect(await refusalOf(rows(huda, { List: 'membershipCards', Columns: ['Number'] }))).toMatchObject({
    code: 'listNotOpen',
  })
})

test('groups count the rows that they lead to, and nothing is asked that the list does not have', async () => {
  const groups = await rows(nadia, { GroupBy: ['Gender'] })
  const all = (await rows(nadia)).Total
  expect(groups.Items.reduce((sum, { Count }) => sum + Count!, 0)).toBe(all)
  expect(groups.Items.length).toBeGreaterThan(1)
  for (const { Key, Count } of groups.Items) {
    const inside = await rows(nadia, { GroupBy: ['Gender'] }, { Within: Key })
    expect(inside.Total).toBe(Count)
    expect(inside.Items).toHaveLength(Count!)
  }
  for (const [field, change] of Object.entries({
    Columns: { Columns: ['PasswordHash'] },
    Filters: { Filters: [{ Key: 'pageSize', Value: '1' }] },
    Sort: { Sort: 'Email; drop table' },
    GroupBy: { GroupBy: ['Actions'] },
    Figures: { Figures: [{ Column: 'FullName', Kind: 'sum' }] },
  }))
    expect(await refusalOf(rows(nadia, change)), field).toMatchObject({ code: 'notAskedSo', data: { field } })
  const wrong = { Filters: [{ Key: 'Gender', Value: 'neither' }] }
  expect(await refusalOf(rows(nadia, wrong))).toMatchObject({ code: 'notAskedSo', data: { field: 'Filters' } })
  const rubbish = await nadia.raw(calls.getReportRows, {
    body: { ...definition({ Search: 'x'.repeat(1_048_576) }), ...page } as never,
  })
  expect([400, 413]).toContain(rubbish.statusCode)
})

test('a report that takes several pages of its list counts them as they stood at one moment', async () => {
  await addTrainees(server.db, 120)
  const { Total } = await rows(nadia)
  expect(Total).toBeGreaterThan(pageSize)
  const { call } = reportLists.trainees
  const handle = handlerOf(parts.modules, call)
  let pages = 0
  const list = async (asked: Asked<never>) => {
    const page = await handle(asked)
    // Somebody comes while the report is between two pages.
    if (++pages === 1) await addTrainees(server.db, 1)
    return page
  }
  const modules = () => [{ implemented: [{ calls: { list: call }, handlers: { list } }] }] as never
  const asking = {
    db: server.db,
    dbOf: () => server.db,
    files: server.files,
    vault: server.vault,
    actor: (await parts.readers.actorOf(server.db, nadia.accountId))!,
    now: server.now(),
    ...withoutRequest('test', 'en'),
    record: async () => {},
    audit: async () => {},
  }
  const found = await liveRows(asking, modules, definition({ GroupBy: ['Gender'] }), {
    within: null,
    pageNum: 1,
    pageSize: 100,
  })
  expect(pages).toBeGreaterThan(1)
  expect(found.Records).toBe(Total)
  expect((await rows(nadia)).Total).toBe(Total + 1)
})

test('more rows than somebody waits for are brought together in the background', { timeout: 60_000 }, async () => {
  for (let part = 0; part < 7; part++) await addTrainees(server.db, 300)
  expect(await refusalOf(rows(nadia, { GroupBy: ['Gender'] }))).toMatchObject({ code: 'tooManyForNow', status: 409 })
  expect((await rows(nadia)).Total).toBeGreaterThan(2100)
  const { ID } = await start(nadia, { GroupBy: ['Gender'] })
  expect(await nadia.send(calls.getRun, { ID })).toMatchObject({ State: 'waiting', Actions: ['cancelRun'] })
  expect(await refusalOf(nadia.send(calls.downloadRun, { ID }) as never)).toMatchObject({ code: 'notNow' })
  await make(ID)
  const run = await nadia.send(calls.getRun, { ID })
  expect(run).toMatchObject({ State: 'done', ExpiresAt: '2026-03-09T08:00:00.000Z' })
  expect(run.DoneRows).toBe(run.TotalRows)
  const { body } = await result(nadia, ID)
  expect(body.Records).toBe(run.TotalRows)
  expect(body.Rows.map((row: { Count: number }) => row.Count).reduce((a: number, b: number) => a + b, 0)).toBe(
    body.Records,
  )
  // Nobody else's, and not by the way of uploads either.
  expect((await result(sami, ID)).status).toBe(404)
  expect(await refusalOf(sami.send(calls.cancelRun, { ID }))).toMatchObject({ status: 404 })
  expect((await sami.send(calls.getRuns, {})).Items.map((each) => each.ID)).not.toContain(ID)
  const file = await sql<{ file_id: number }>`select file_id from reports.run where id = ${ID}`.execute(server.db)
  const plain = await server.app.inject({ url: `/api/File/Download?ID=${file.rows[0]!.file_id}` })
  expect(plain.statusCode).not.toBe(200)
})

test('a shared report shows each reader what their own reach does', async () => {
  // Huda coordinates a class, Nadia none.
  const classId = await addClass(server.db, server.now())
  await sql`delete from classes.class_staff where class_id = ${classId} and role = 'coordinator'`.execute(server.db)
  await sql`insert into classes.class_staff (class_id, account_id, role, state)
    values (${classId}, ${await idOf('huda')}, 'coordinator', 'accepted')`.execute(server.db)
  const own = { List: 'classes', Columns: ['Code'], Filters: [{ Key: 'Mine', Value: 'true' }] }
  const { ID } = await saved(nadia, { Definition: definition(own), Rights: ['trainingcoordinator'] })
  const read = await huda.send(calls.getSavedReport, { ID })
  expect(read).toMatchObject({ IsMine: false, Actions: [], People: [], Rights: [], Schedule: null })
  expect(await refusalOf(sami.send(calls.getSavedReport, { ID }))).toMatchObject({ status: 404 })
  const { Definition } = read
  for (const [who, count] of [
    [nadia, 0],
    [huda, 1],
  ] as const) {
    expect((await who.send(calls.getReportRows, { body: { ...Definition, ...page } })).Total).toBe(count)
    const run = await who.send(calls.startRun, { body: { Name: 'x', ReportID: ID, Definition } })
    await make(run.ID)
    expect((await result(who, run.ID)).body.Records).toBe(count)
  }
  const body = { Name: 'Mine now', Definition, Rights: [], PeopleIDs: [], Version: 1 }
  expect(await refusalOf(huda.send(calls.editSavedReport, { ID, body }))).toMatchObject({ status: 404 })
  expect(await refusalOf(huda.send(calls.deleteSavedReport, { ID }))).toMatchObject({ status: 404 })
  await nadia.send(calls.editSavedReport, { ID, body })
  expect(await refusalOf(nadia.send(calls.editSavedReport, { ID, body }))).toMatchObject({ code: 'changedMeanwhile' })
  expect(await refusalOf(huda.send(calls.getSavedReport, { ID }))).toMatchObject({ status: 404 })
  const named = await saved(nadia, { PeopleIDs: [await idOf('sami')] })
  expect(await sami.send(calls.getSavedReport, { ID: named.ID })).toMatchObject({ IsMine: false, IsOpen: true })
  expect(await refusalOf(huda.send(calls.getSavedReport, { ID: named.ID }))).toMatchObject({ status: 404 })
  const stranger = { ...body, Version: 2, PeopleIDs: [await idOf('layla')] }
  expect(await refusalOf(nadia.send(calls.editSavedReport, { ID, body: stranger }))).toMatchObject({
    code: 'invalidInput',
  })
  await nadia.send(calls.deleteSavedReport, { ID })
  expect(await refusalOf(nadia.send(calls.getSavedReport, { ID }))).toMatchObject({ status: 404 })
})

test('a run whose process was killed is made by another, and given up after some', async () => {
  const { ID } = await start(nadia)
  const lose = (tries: number) =>
    sql`update reports.run set state = 'running', tries = ${tries}, beat_at = now() - interval '2 minutes' where id = ${ID}`.execute(
      server.db,
    )
  await sql`update reports.run set state = 'running', tries = 1, beat_at = now() where id = ${ID}`.execute(server.db)
  await make(ID)
  expect(await nadia.send(calls.getRun, { ID })).toMatchObject({ State: 'running' })
  await lose(1)
  await sql`delete from pgboss.job where name = 'reports-run'`.execute(server.db)
  await tendRuns(server.db, server.now())
  const sent = await sql<{ data: { id: number } }>`select data from pgboss.job where name = 'reports-run'`.execute(
    server.db,
  )
  expect(sent.rows.map(({ data }) => data.id)).toEqual([ID])
  await Promise.all([make(ID), make(ID)])
  expect(await nadia.send(calls.getRun, { ID })).toMatchObject({ State: 'done' })
  const files = await sql<{ count: number }>`select count(*)::integer as count from platform.file
    where subject_type = 'reportRun' and subject_id = ${ID}`.execute(server.db)
  expect(files.rows[0]!.count).toBe(1)
  const other = await start(nadia)
  await sql`update reports.run set state = 'running', tries = 3, beat_at = now() - interval '2 minutes' where id = ${other.ID}`.execute(
    server.db,
  )
  await tendRuns(server.db, server.now())
  expect(await nadia.send(calls.getRun, { ID: other.ID })).toMatchObject({ State: 'failed', Failure: 'interrupted' })
})

test('a cancelled run brings nothing; no more than three wait at a time, also begun at once', async () => {
  const { ID } = await start(nadia)
  await nadia.send(calls.cancelRun, { ID })
  await make(ID)
  expect(await nadia.send(calls.getRun, { ID })).toMatchObject({ State: 'cancelled', Actions: [] })
  expect(await refusalOf(nadia.send(calls.cancelRun, { ID }))).toMatchObject({ code: 'notNow' })
  const begun = await Promise.allSettled([1, 2, 3, 4, 5].map(() => start(nadia)))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await refusalOf(start(nadia))).toMatchObject({ code: 'tooManyRuns', data: { most: 3 } })
})

test('a result expires, and its bytes go', async () => {
  const { ID } = await start(nadia)
  await make(ID)
  await tendRuns(server.db, server.now())
  expect(await nadia.send(calls.getRun, { ID })).toMatchObject({ State: 'done' })
  server.at('2026-03-09T08:00:01Z')
  await tendRuns(server.db, server.now())
  expect(await nadia.send(calls.getRun, { ID })).toMatchObject({ State: 'expired' })
  expect(await refusalOf(nadia.send(calls.downloadRun, { ID }) as never)).toMatchObject({ code: 'notNow' })
  const kept = await sql`select from platform.file where subject_type = 'reportRun' and subject_id = ${ID}`.execute(
    server.db,
  )
  expect(kept.rows).toHaveLength(0)
  server.at('2026-06-09T08:00:00Z')
  await tendRuns(server.db, server.now())
  expect(await refusalOf(nadia.send(calls.getRun, { ID }))).toMatchObject({ status: 404 })
})

test('a schedule offers whoever may see the report, and nobody else', async () => {
  const [own, huda_, sami_] = await Promise.all(['nadia', 'huda', 'sami'].map(idOf))
  const offered = async (ReportID: number | undefined, by = nadia) =>
    (
      await by.send(calls.getReportPeople, { ...(ReportID !== undefined && { ReportID }), pageSize: 100 } as never)
    ).Items.map(({ ID }) => ID)
  const { ID } = await saved(nadia, { Rights: ['trainingcoordinator'] })
  expect(await offered(ID)).toEqual(expect.arrayContaining([own, huda_]))
  expect(await offered(ID)).not.toContain(sami_)
  expect(await offered(undefined)).toContain(sami_)
  // Of somebody else's report nobody is told.
  expect(await offered(ID, huda)).toEqual([])
  const { ID: ofSami } = await saved(nadia, { PeopleIDs: [sami_!] })
  expect((await offered(ofSami)).toSorted()).toEqual([own, sami_].toSorted())
  // Shared with a right that does not open its list.
  const closed = definition({ List: 'membershipCards', Columns: ['Number'] })
  const { ID: ofCards } = await saved(nadia, { Definition: closed, Rights: ['trainingcoordinator'] })
  expect(await offered(ofCards)).toEqual([own])
})

test('a schedule makes a report for each by their own reach, once after a silence; who lost the right gets nothing', async () => {
  const { ID: ReportID } = await saved(nadia, { Name: 'Weekly', Rights: ['trainingcoordinator'] })
  const people = { nadia: await idOf('nadia'), huda: await idOf('huda'), sami: await idOf('sami') }
  const weekly = { ReportID, Rhythm: 'weekly' as const, Weekday: 1, MonthDay: null, Hour: 9 }
  const set = (PeopleIDs: number[], by = nadia) => by.send(calls.setSchedule, { body: { ...weekly, PeopleIDs } })
  expect(await refusalOf(set([people.sami]))).toMatchObject({ code: 'recipientNotAllowed' })
  expect(await refusalOf(set([people.huda], huda))).toMatchObject({ status: 404 })
  await set([people.nadia, people.huda])
  // Monday, 2 March, ten in Cairo: the next is a week ahead, at nine.
  const read = () => nadia.send(calls.getSavedReport, { ID: ReportID })
  expect((await read()).Schedule).toMatchObject({ NextAt: '2026-03-09T07:00:00.000Z', LastAt: null })
  const runsOf = async (who: Asker) =>
    (await who.send(calls.getRuns, { ReportID } as never)).Items.filter((each) => each.IsScheduled)
  await beginDue(server.db, server.now())
  expect(await runsOf(huda)).toHaveLength(0)
  // Nothing ran for three weeks.
  server.at('2026-03-30T10:00:00Z')
  await Promise.all([beginDue(server.db, server.now()), beginDue(server.db, server.now())])
  const [own] = await runsOf(huda)
  expect(await runsOf(huda)).toHaveLength(1)
  expect(await runsOf(nadia)).toHaveLength(1)
  expect((await read()).Schedule).toMatchObject({
    NextAt: '2026-04-06T07:00:00.000Z',
    LastAt: '2026-03-30T10:00:00.000Z',
  })
  await tellNews(server, huda)
  await make(own!.ID)
  const [news] = await tellNews(server, huda)
  expect(news!.map(({ kind, opens }) => ({ kind, opens }))).toEqual([
    { kind: 'reportReady', opens: `/Reports/Run/${own!.ID}` },
  ])
  expect(news![0]!.letter?.html ?? '').not.toContain('Layla')
  // Which of several it is stands in the subject and in the text.
  const { title, html, letter } = news![0]!
  for (const text of [title, html, letter?.subject, letter?.html]) expect(text).toContain('Weekly')
  // Huda may not see it any more: she gets nothing, and its author is told once.
  const { Definition } = await read()
  await nadia.send(calls.editSavedReport, {
    ID: ReportID,
    body: { Name: 'Weekly', Definition, Rights: [], PeopleIDs: [], Version: (await read()).Version },
  })
  server.at('2026-04-06T10:00:00Z')
  await beginDue(server.db, server.now())
  server.at('2026-04-13T10:00:00Z')
  await beginDue(server.db, server.now())
  expect(await runsOf(huda)).toHaveLength(1)
  expect(await runsOf(nadia)).toHaveLength(3)
  const [told] = await tellNews(server, nadia)
  const lost = told!.filter(({ kind }) => kind === 'reportRecipientLost')
  expect(lost.map(({ opens }) => opens)).toEqual([`/Reports/View/${ReportID}`])
  expect([lost[0]!.title, lost[0]!.html].every((text) => text.includes('Weekly'))).toBe(true)
  expect((await read()).Schedule!.Recipients.find((each) => each.ID === people.huda)!.LostAt).not.toBeNull()
  await nadia.send(calls.pauseSchedule, { ReportID })
  // The audit leads from each fact to the report.
  const written = server.db
    .selectFrom('platform.event')
    .where('kind', 'in', ['reports.setSchedule', 'reports.pauseSchedule'])
  const facts = (await written.select('data').execute()).map(({ data }) => (data as { reportId?: number }).reportId)
  expect([facts.length > 1, new Set(facts)]).toEqual([true, new Set([ReportID])])
  expect(await refusalOf(nadia.send(calls.pauseSchedule, { ReportID }))).toMatchObject({ code: 'notNow' })
  server.at('2026-05-30T10:00:00Z')
  await beginDue(server.db, server.now())
  expect(await runsOf(nadia)).toHaveLength(3)
  await nadia.send(calls.resumeSchedule, { ReportID })
  expect((await read()).Schedule).toMatchObject({ NextAt: '2026-06-01T06:00:00.000Z', IsPaused: false })
  await nadia.send(calls.deleteSchedule, { ReportID })
  expect((await read()).Schedule).toBeNull()
  await nadia.send(calls.deleteSavedReport, { ID: ReportID })
  expect((await nadia.send(calls.getRuns, {})).Items.some(({ Name }) => Name === 'Weekly')).toBe(true)
})

test('who may not open the list any more when a run begins gets nothing', async () => {
  const { ID } = await start(sami, { List: 'exams', Columns: ['Code'] })
  await sql`update accounts.account set role = 'instructor' where email = 'sami@diwan.example'`.execute(server.db)
  await make(ID)
  const { rows: found } = await sql`select state, failure from reports.run where id = ${ID}`.execute(server.db)
  await sql`update accounts.account set role = 'editor' where email = 'sami@diwan.example'`.execute(server.db)
  expect(found).toEqual([{ state: 'failed', failure: 'noAccess' }])
})

test('what a run brought is had by its owner as long as they may open its list', async () => {
  await giveRights(server.db, 'huda', ['enteringmembershipcard'])
  const before = await server.as('huda')
  const { ID } = await start(before, { List: 'membershipCards', Columns: ['Number'] })
  await make(ID)
  expect(await before.send(calls.getRun, { ID })).toMatchObject({ IsOpen: true })
  expect(await result(before, ID)).toMatchObject({ status: 200 })
  const paper = documentCall(reportRun)
  expect((await before.send(paper, { ID })).Content.Name).toBe('Trainees')
  await giveRights(server.db, 'huda', [])
  const after = await server.as('huda')
  expect(await refusalOf(after.send(calls.downloadRun, { ID }) as never)).toMatchObject({
    status: 403,
    code: 'listNotOpen',
  })
  expect(await refusalOf(after.send(paper, { ID }))).toMatchObject({ status: 403, code: 'reportClosed' })
  // Nor are print and file offered.
  expect(await after.send(calls.getRun, { ID })).toMatchObject({ State: 'done', IsOpen: false })
})
