import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { reportsCalls as calls } from '#modules/reports/contract/calls.ts'
import { makeReport, runJob } from '#modules/reports/server/acts/runs.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { parts } from '#testing/stages/told.ts'
import reportRun from './document.ts'

const page = documentCall(reportRun)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.asOwner(`select pgboss.create_queue('${runJob}', '{"policy":"standard"}')`)
})
afterAll(() => server.close())

test('a result is printed for whoever it was made for, once it is there', async () => {
  // Past midnight at the academy, and still the day before in Greenwich.
  server.at('2026-03-01T22:30:00Z')
  const sami = await server.as('sami')
  const Definition = {
    List: 'trainees' as const,
    Columns: ['Code', 'FullName'],
    Filters: [],
    Search: '',
    Sort: '',
    GroupBy: ['Gender'],
    Figures: [],
  }
  const { ID } = await sami.send(calls.startRun, { body: { Name: 'By gender', ReportID: null, Definition } })
  expect(await refusalOf(sami.send(page, { ID }))).toMatchObject({ status: 403 })
  await makeReport({ db: server.db, files: server.files, now: server.now() }, parts, ID)
  const { Content } = await sami.send(page, { ID })
  expect(Content.MadeOn).toBe('2026-03-02')
  expect(Content.Name).toBe('By gender')
  expect(Content.Rows.reduce((sum, { Count }) => sum + Count!, 0)).toBe(Content.Records)
  expect(Content.Records).toBeGreaterThan(0)
  for (const who of ['nadia', 'huda', 'layla', 'omar'])
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject({ status: 403 })
  expect(await refusalOf(server.anonymous.send(page, { ID }))).toMatchObject({ status: 403 })
})
