import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentReaders, documents } from '#apps/server/documents.ts'
import { withoutServer } from '#apps/server/openapi.ts'
import sample from '#modules/certificates/documents/certificate/sample.ts'
import { json } from '#platform/server/database.ts'
import { printedPapers, type AskedPaper } from '#platform/server/documents/printed-papers.ts'
import { busy, Refusal } from '#platform/shared/refusal.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { papersCalls as calls } from '../contract/calls.ts'
import { printRun } from './acts/printing.ts'
import { runJob, tendRuns } from './acts/runs.ts'
import { merging } from './merging.ts'

let server: TestServer
let nadia: Asker, huda: Asker, hany: Asker, layla: Asker
let classId: number
const trainees: Record<string, number> = {}

beforeAll(async () => {
  server = await startTestServer()
  ;[nadia, huda, hany, layla] = await Promise.all([
    server.as('nadia'),
    server.as('huda'),
    server.as('hany'),
    server.as('layla'),
  ])
  for (const name of [runJob, 'platform-remove-bytes'])
    await server.asOwner(`select pgboss.create_queue('${name}', '{"policy":"standard"}')`)
  const staged = await stageClass(server.db, { trainees: ['layla', 'mariam', 'yusuf'], instructors: ['salma'] })
  classId = staged.classId
  Object.assign(trainees, staged.traineeIds)
  const { rows } = await sql<{ id: number; trainee: number }>`
    select id, trainee_id as trainee from registration.registration where class_id = ${classId}`.execute(server.db)
  await server.db
    .insertInto('certificates.certificate')
    .values(
      rows.map(({ id, trainee }, at) => ({
        serial: `C-${trainee}`,
        kind: 'completion' as const,
        mode: 'issuedLocked' as const,
        class_id: classId,
        registration_id: id,
        trainee_id: trainee,
        snapshot: json(sample.Snapshot),
        verify_code: String.fromCharCode(97 + at).repeat(32),
        issued_by: 1,
        issued_at: '2026-03-14T09:00:00Z',
      })),
    )
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.at('2026-03-16T08:00:00Z')
  await sql`update papers.run set state = 'cancelled' where state in ('waiting', 'running')`.execute(server.db)
  await sql`update certificates.certificate set mode = 'issuedLocked'`.execute(server.db)
})

const paper = (trainee: number, Report = 'Certificate') => ({
  Report,
  Parameters: { CourseClassID: String(classId), TraineeID: String(trainee) },
  Label: `C-${trainee}`,
})
const all = () => Object.values(trainees).map((each) => paper(each))
const start = (by: Asker, Papers: object[] = all(), more: object = {}) =>
  by.send(calls.startPaperRun, { body: { Name: 'Certificates', Language: 'ar', Papers, ...more } as never })

/** A page that says one word, as wide as it is long. */
const pdfOf = (word: string) =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${26 + word.length}>>stream
BT /F 12 Tf 9 9 Td (${word}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`)

/** Everything is as on the real server but the press: who may have a paper is asked as ever. */
const modules = withoutServer()
const real = printedPapers(documents, { publicUrl: 'http://localhost', ownUrl: '' }, documentReaders, () => modules)
const pressed: string[] = []
type Press = (paper: AskedPaper) => Promise<Buffer | null>
const usualPress: Press = async ({ parameters }) => {
  pressed.push(parameters['TraineeID']!)
  return pdfOf(`T${parameters['TraineeID']}`)
}
const work = () => ({ db: server.db, files: server.files, now: server.now() })
const print = (id: number, press: Press = usualPress, isServing = true) => {
  const printed = { ...real, print: (_: unknown, asked: AskedPaper) => press(asked), isServing: async () => isServing }
  return printRun(work(), { printed, readers: documentReaders }, id)
}

async function pagesOf(by: Asker, ID: number): Promise<string[]> {
  const response = await by.raw(calls.downloadPaperRun, { ID })
  expect(response.statusCode).toBe(200)
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(response.rawPayload)
  const found = [...document.pages()].map((page) => {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    return `${originalWidth}x${originalHeight} ${page.getText()}`
  })
  document.destroy()
  library.destroy()
  return found
}

const filesOf = async (ID: number) =>
  (
    await sql<{ name: string }>`select name from platform.file where subject_type = 'paperRun' and subject_id = ${ID}
      order by id`.execute(server.db)
  ).rows.map(({ name }) => name)

test('the papers of a class come as one file, in their order, and whoever asked for it is told', async () => {
  const { ID } = await start(nadia)
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({
    State: 'waiting',
    TotalPapers: 3,
    Actions: ['cancelPaperRun'],
    Missing: [],
  })
  expect(await refusalOf(nadia.send(calls.downloadPaperRun, { ID }) as never)).toMatchObject({ code: 'notNow' })
  await tellNews(server, nadia)
  await print(ID)
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({
    State: 'done',
    PrintedPapers: 3,
    FailedPapers: 0,
    ExpiresAt: expect.stringMatching(/^2026-03-23T08:0/),
    Actions: [],
  })
  expect(await pagesOf(nadia, ID)).toEqual(Object.values(trainees).map((each) => `842x595 T${each}`))
  const [news] = await tellNews(server, nadia)
  expect(news!.map(({ kind, opens }) => ({ kind, opens }))).toEqual([{ kind: 'papersReady', opens: `/Papers/${ID}` }])
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from platform.audit
    where kind = 'platform.downloadReport' and data ->> 'report' = 'Certificate'`.execute(server.db)
  expect(rows[0]!.count).toBe(3)
})

test('what is not theirs, is off or stands in no bundle: refused before, or named in the verdict; the rest comes', async () => {
  expect(await refusalOf(start(nadia, [paper(1, 'TraineeProfileIACE')]))).toMatchObject({
    code: 'notBundled',
    data: { label: 'C-1' },
  })
  expect(await refusalOf(start(nadia, [{ ...paper(1), Parameters: { CourseClassID: 'x' } }]))).toMatchObject({
    code: 'notBundled',
  })
  const rubbish = Array.from({ length: 501 }, (_, at) => paper(at + 1))
  expect(await refusalOf(start(nadia, rubbish))).toMatchObject({ status: 400 })
  const heavy = await nadia.raw(calls.startPaperRun, {
    body: { Name: 'x'.repeat(1_048_576), Language: 'ar', Papers: all() },
  })
  expect([400, 413]).toContain(heavy.statusCode)
  for (const who of [hany, layla, server.anonymous]) expect([401, 403]).toContain((await refusalOf(start(who))).status)
  const { ID } = await start(nadia, [paper(987_654), ...all()])
  await print(ID)
  const run = await nadia.send(calls.getPaperRun, { ID })
  expect(run).toMatchObject({ State: 'done', PrintedPapers: 3, FailedPapers: 1 })
  expect(run.Missing).toEqual([{ Label: 'C-987654', Failure: 'closed' }])
  expect(await pagesOf(nadia, ID)).toHaveLength(3)
})

test('a page that does not print is tried again, then named; people who print at the same time go first', async () => {
  const [first, second, third] = Object.values(trainees).map(String)
  const tried: Record<string, number> = {}
  const { ID } = await start(nadia)
  await print(ID, async (asked) => {
    const trainee = asked.parameters['TraineeID']!
    tried[trainee] = (tried[trainee] ?? 0) + 1
    if (trainee === first) throw new Error('It did not become ready.')
    if (trainee === second && tried[trainee] === 1) throw new Refusal(busy)
    return usualPress(asked)
  })
  expect(tried).toEqual({ [first!]: 2, [second!]: 2, [third!]: 1 })
  const run = await nadia.send(calls.getPaperRun, { ID })
  expect(run).toMatchObject({ State: 'done', PrintedPapers: 2 })
  expect(run.Missing).toEqual([{ Label: `C-${first}`, Failure: 'notPrinted' }])
})

test('without Chromium, and where nothing came, the verdict says so', async () => {
  const { ID } = await start(nadia)
  await print(ID, async () => null)
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({ State: 'failed', Failure: 'noPrinter' })
  const other = await start(nadia, [paper(987_654)])
  await print(other.ID)
  expect(await nadia.send(calls.getPaperRun, { ID: other.ID })).toMatchObject({
    State: 'failed',
    Failure: 'nothingPrinted',
  })
})

test('a killed process: the next goes on where it was, and no paper is printed twice', async () => {
  const { ID } = await start(nadia)
  pressed.length = 0
  // The process ends while it prints the second: nothing is written any more.
  const killed = new Promise<never>(() => {})
  let isAtSecond = () => {}
  const second = new Promise<void>((resolve) => (isAtSecond = resolve))
  void print(ID, async (asked) => {
    if (pressed.length === 0) return usualPress(asked)
    isAtSecond()
    return killed
  })
  await second
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({ State: 'running', PrintedPapers: 1 })
  await print(ID)
  expect(pressed).toHaveLength(1)
  await sql`update papers.run set beat_at = now() - interval '2 minutes' where id = ${ID}`.execute(server.db)
  await sql`delete from pgboss.job where name = ${runJob}`.execute(server.db)
  await tendRuns(server.db, server.now())
  const sent = await sql<{ data: { id: number } }>`select data from pgboss.job where name = ${runJob}`.execute(
    server.db,
  )
  expect(sent.rows.map(({ data }) => data.id)).toEqual([ID])
  await Promise.all([print(ID), print(ID)])
  expect(pressed).toEqual(Object.values(trainees).map(String))
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({ State: 'done', PrintedPapers: 3 })
  expect(await pagesOf(nadia, ID)).toHaveLength(3)
})

test('a server that is ending blames no paper: the run is taken up where it was', async () => {
  const { ID } = await start(nadia)
  let isEnding = false
  const endsAfterOne: Press = async (asked) => {
    if (isEnding) throw new Error('net::ERR_CONNECTION_REFUSED')
    isEnding = true
    return usualPress(asked)
  }
  await print(ID, endsAfterOne, false)
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({
    State: 'running',
    PrintedPapers: 1,
    FailedPapers: 0,
  })
  await sql`update papers.run set beat_at = now() - interval '2 minutes' where id = ${ID}`.execute(server.db)
  await print(ID)
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({ State: 'done', PrintedPapers: 3, Missing: [] })
})

test('twice asked for it is one run, also at once; another language is another, and there is a limit', async () => {
  const begun = await Promise.all([1, 2, 3, 4].map(() => start(nadia)))
  expect(new Set(begun.map(({ ID }) => ID)).size).toBe(1)
  const twice = await start(nadia, [...all(), ...all()])
  expect(twice.ID).toBe(begun[0]!.ID)
  expect((await start(nadia, all(), { Language: 'en' })).ID).not.toBe(begun[0]!.ID)
  expect(await refusalOf(start(nadia, all(), { Language: 'fr' }))).toMatchObject({
    code: 'tooManyPapers',
    data: { most: 2 },
  })
  // What somebody else asks for is theirs.
  expect((await start(huda)).ID).not.toBe(begun[0]!.ID)
})

test('one that is stopped brings nothing, and what lay by itself goes', async () => {
  const { ID } = await start(nadia)
  await print(ID, async (asked) => {
    if (asked.parameters['TraineeID'] === String(Object.values(trainees)[1]))
      await nadia.send(calls.cancelPaperRun, { ID })
    return usualPress(asked)
  })
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({ State: 'cancelled', PrintedPapers: 1 })
  expect(await refusalOf(nadia.send(calls.cancelPaperRun, { ID }))).toMatchObject({ code: 'notNow' })
  expect(await filesOf(ID)).toHaveLength(1)
  await tendRuns(server.db, server.now())
  expect(await filesOf(ID)).toHaveLength(0)
})

test('nobody else has it; and who may not have each paper any more does not have the file', async () => {
  const { ID } = await start(nadia)
  await print(ID)
  expect(await filesOf(ID)).toHaveLength(4)
  await tendRuns(server.db, server.now())
  expect(await filesOf(ID)).toEqual([`papers-${ID}.pdf`])
  for (const call of [calls.getPaperRun, calls.downloadPaperRun])
    expect(await refusalOf(huda.send(call as typeof calls.getPaperRun, { ID }))).toMatchObject({ status: 404 })
  expect(await refusalOf(huda.send(calls.cancelPaperRun, { ID }))).toMatchObject({ status: 404 })
  expect((await huda.send(calls.getPaperRuns, {})).Items.some((row) => row.ID === ID)).toBe(false)
  const revoked = trainees['layla']!
  await sql`update certificates.certificate set mode = 'revoked' where trainee_id = ${revoked}`.execute(server.db)
  expect(await refusalOf(nadia.send(calls.downloadPaperRun, { ID }) as never)).toMatchObject({
    code: 'papersClosed',
    data: { count: 1, labels: `C-${revoked}` },
  })
  const file = await server.db
    .selectFrom('platform.file')
    .where('name', '=', `papers-${ID}.pdf`)
    .select('storage_key')
    .executeTakeFirstOrThrow()
  // It is encrypted where it lies.
  const lying = await buffer(await server.files.kept.open(file.storage_key))
  expect(lying.includes('%PDF')).toBe(false)
})

test('who lost the right before it was printed gets nothing', async () => {
  const sami = await server.as('sami')
  const { ID } = await start(sami)
  await sql`update accounts.account set role = 'instructor' where email = 'sami@diwan.example'`.execute(server.db)
  await print(ID)
  const { rows } = await sql`select state, failure from papers.run where id = ${ID}`.execute(server.db)
  await sql`update accounts.account set role = 'editor' where email = 'sami@diwan.example'`.execute(server.db)
  expect(rows).toEqual([{ state: 'failed', failure: 'noAccess' }])
})

test('a file is kept for a week, its bytes go, and some months later nothing is listed', async () => {
  const { ID } = await start(nadia)
  await print(ID)
  server.at('2026-03-23T08:00:01Z')
  await tendRuns(server.db, server.now())
  expect(await nadia.send(calls.getPaperRun, { ID })).toMatchObject({ State: 'expired' })
  expect(await refusalOf(nadia.send(calls.downloadPaperRun, { ID }) as never)).toMatchObject({ code: 'notNow' })
  expect(await filesOf(ID)).toHaveLength(0)
  server.at('2026-06-23T08:00:00Z')
  await tendRuns(server.db, server.now())
  expect(await refusalOf(nadia.send(calls.getPaperRun, { ID }))).toMatchObject({ status: 404 })
  const left = await sql`select from papers.paper where run_id = ${ID}`.execute(server.db)
  expect(left.rows).toHaveLength(0)
})

test('two accounts of one person: both runs are the one’s that stays, also where they wait for the same', async () => {
  const one = await start(nadia)
  const other = await start(huda)
  await merging.move!(server.db, { stays: nadia.accountId, closed: huda.accountId } as never)
  const { Items } = await nadia.send(calls.getPaperRuns, { State: 'waiting' })
  expect(Items.map(({ ID }) => ID).toSorted()).toEqual([one.ID, other.ID].toSorted())
})
