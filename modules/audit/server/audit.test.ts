import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import { sealAudit } from '#platform/server/audit/seal.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import { auditCalls as calls } from '../contract/calls.ts'
import { auditJobs } from './check.ts'

let server: TestServer
let ids: { nadia: number; huda: number; layla: number }
beforeAll(async () => {
  server = await startTestServer()
  const of = async (name: 'nadia' | 'huda' | 'layla') => (await server.as(name)).accountId
  ids = { nadia: await of('nadia'), huda: await of('huda'), layla: await of('layla') }
  await sql`insert into platform.audit
      (at, kind, actor_id, on_behalf_of_id, subject_type, subject_id, data, request_id) values
    ('2026-03-01T09:00:00Z', 'planning.addClassRoom', ${ids.huda}, null, 'classRoom', 7, '{"code": "R-7"}', 'r-huda'),
    ('2026-03-01T22:30:00Z', 'planning.deleteClassRoom', ${ids.nadia}, ${ids.huda}, 'classRoom', 7, '{}', 'r-huda'),
    ('2026-03-02T09:00:00Z', 'signin.logout', null, null, 'account', ${ids.layla}, '{}', null)`.execute(server.db)
})
afterAll(() => server.close())

const march = { From: '2026-03-01', To: '2026-03-31', sort: 'At' } as const

test('administrators search by who, what, when and request; nobody else may', async () => {
  const nadia = await server.as('nadia')
  const search = async (query: object) => (await nadia.send(calls.searchAudit, { ...march, ...query })).Items
  const kindsOf = async (query: object) => (await search(query)).map((row) => row.Kind)

  expect(await kindsOf({})).toEqual(['planning.addClassRoom', 'planning.deleteClassRoom', 'signin.logout'])
  expect(await kindsOf({ sort: '-At' })).toEqual(['signin.logout', 'planning.deleteClassRoom', 'planning.addClassRoom'])
  // Done by her, or on her behalf.
  expect(await kindsOf({ ActorID: ids.huda })).toEqual(['planning.addClassRoom', 'planning.deleteClassRoom'])
  expect(await kindsOf({ ActorID: ids.nadia })).toEqual(['planning.deleteClassRoom'])
  expect(await kindsOf({ Kind: 'planning.addClassRoom' })).toEqual(['planning.addClassRoom'])
  expect(await kindsOf({ SubjectType: 'classRoom' })).toEqual(['planning.addClassRoom', 'planning.deleteClassRoom'])
  expect(await kindsOf({ SubjectID: 7 })).toEqual(
    expect.arrayContaining(['planning.addClassRoom', 'planning.deleteClassRoom']),
  )
  expect(await kindsOf({ SubjectType: 'account', SubjectID: 7 })).toEqual(ids.layla === 7 ? ['signin.logout'] : [])
  expect(await kindsOf({ SubjectID: '#٧', SubjectType: 'classRoom' })).toEqual([
    'planning.addClassRoom',
    'planning.deleteClassRoom',
  ])
  expect(await kindsOf({ SubjectID: 'seven' })).toEqual([])
  expect(await kindsOf({ RequestID: 'r-huda' })).toEqual(['planning.addClassRoom', 'planning.deleteClassRoom'])
  // Half past midnight in Cairo is the next day.
  expect(await kindsOf({ From: '2026-03-02', To: '2026-03-02' })).toEqual(['planning.deleteClassRoom', 'signin.logout'])
  expect(await kindsOf({ To: '2026-03-01' })).toEqual(['planning.addClassRoom'])

  const [added, removed, out] = await search({})
  expect(added).toMatchObject({ Code: 'R-7', ActorName: { en: 'Huda Mansour' }, OnBehalfOfID: null })
  expect(removed).toMatchObject({ ActorName: { en: 'Nadia Abdelhamid' }, OnBehalfOfName: { en: 'Huda Mansour' } })
  expect(out).toMatchObject({ ActorID: null, ActorName: null, SubjectName: { en: 'Layla Hassan Alansari' } })

  for (const name of ['sami', 'huda', 'omar', 'hany', 'layla'] as const) {
    const other = await server.as(name)
    expect(await refusalOf(other.send(calls.searchAudit))).toMatchObject({ status: 403 })
    expect(await refusalOf(other.send(calls.getAuditEntry, { ID: 1 }))).toMatchObject({ status: 403 })
  }
  expect(await refusalOf(nadia.send(calls.searchAudit, { Kind: "x' or 1=1" }))).toMatchObject({ status: 400 })
})

test('pages are the server’s, and end at ten thousand rows', async () => {
  const nadia = await server.as('nadia')
  const first = await nadia.send(calls.searchAudit, { ...march, pageSize: 10, pageNum: 1 })
  expect(first).toMatchObject({ Total: 3 })
  expect(await nadia.send(calls.searchAudit, { ...march, pageNum: 2 })).toEqual({ Items: [], Total: 3 })
  await sql`insert into platform.audit (at, kind, subject_type, subject_id)
    select '2025-05-01T00:00:00Z', 'planning.editClassRoom', 'classRoom', 1 from generate_series(1, 10050)`.execute(
    server.db,
  )
  const may = { From: '2025-05-01', To: '2025-05-02', pageSize: 100 } as const
  expect((await nadia.send(calls.searchAudit, { ...may, pageNum: 100 })).Items).toHaveLength(100)
  expect(await nadia.send(calls.searchAudit, { ...may, pageNum: 101 })).toEqual({ Items: [], Total: 10_000 })
})

test('everything that a search finds leaves in pieces, in both directions, each row once; the file is noted once', async () => {
  const nadia = await server.as('nadia')
  // Several at the same instant, and ids that do not follow the time.
  await sql`insert into platform.audit (at, kind, subject_type, subject_id)
    select '2025-06-01T00:00:00Z'::timestamptz + ((n * 7919 % 3500) / 3) * interval '1 second', 'planning.editClassRoom', 'classRoom', n
    from generate_series(1, 3500) n`.execute(server.db)
  const june = { From: '2025-06-01', To: '2025-06-30', SubjectType: 'classRoom' } as const
  for (const sort of ['-At', 'At'] as const) {
    const rows: { ID: number; At: string }[] = []
    const totals: (number | null)[] = []
    for (let Beyond: number | undefined; ; Beyond = rows.at(-1)!.ID) {
      const headers = { 'x-export': 'csv' }
      const piece = await nadia.send(calls.exportAudit, { ...june, sort, ...(Beyond && { Beyond }) }, { headers })
      if (piece.Items.length === 0) break
      rows.push(...piece.Items)
      totals.push(piece.Total)
    }
    expect(totals).toEqual([3500, null, null, null])
    expect(new Set(rows.map((row) => row.ID)).size).toBe(3500)
    const times = rows.map((row) => row.At)
    expect(times).toEqual(sort === 'At' ? times.toSorted() : times.toSorted().toReversed())
  }
  const noted = await nadia.send(calls.searchAudit, { Kind: 'platform.exportList' })
  expect(noted.Items.length).toBe(2)
  const { Data } = await nadia.send(calls.getAuditEntry, { ID: noted.Items[0]!.ID })
  expect(Data).toMatchObject({ call: calls.exportAudit.path, rows: 3500, filters: { SubjectType: 'classRoom' } })

  // A row that never was is followed by none.
  expect(await nadia.send(calls.exportAudit, { ...june, Beyond: 2_000_000_000 })).toEqual({ Items: [], Total: null })
  for (const name of ['sami', 'huda', 'layla'] as const)
    expect(await refusalOf((await server.as(name)).send(calls.exportAudit))).toMatchObject({ status: 403 })
  expect(await refusalOf(nadia.send(calls.exportAudit, { sort: 'Kind' as never }))).toMatchObject({ status: 400 })
})

test('one row shows what was before and after, and its seal; an absent one is not found', async () => {
  const nadia = await server.as('nadia')
  const by = { actorId: ids.nadia, requestId: 'r-entry', address: '192.0.2.9' }
  const change = { before: { email: 'a@b.example', active: true }, after: { email: 'c@b.example', active: true } }
  await recordAudit(
    server.db,
    { kind: 'people.updateTrainee', subject: ['trainee', 3], data: { code: 'T-3' }, ...change },
    by,
  )
  const [row] = (await nadia.send(calls.searchAudit, { RequestID: 'r-entry' })).Items
  const entry = await nadia.send(calls.getAuditEntry, { ID: row!.ID })
  expect(entry).toMatchObject({
    Before: { email: 'a@b.example' },
    After: { email: 'c@b.example' },
    Data: { code: 'T-3' },
    Address: '192.0.2.9',
    Seal: null,
  })
  await sealAudit(server.db)
  const sealed = await nadia.send(calls.getAuditEntry, { ID: row!.ID })
  expect(sealed.Seal).toMatchObject({ Number: expect.any(Number), Hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(await refusalOf(nadia.send(calls.getAuditEntry, { ID: 2_000_000_000 }))).toMatchObject({ status: 404 })
})

test('what is about a printed document names its key, by which the page finds its title', async () => {
  const nadia = await server.as('nadia')
  const by = { actorId: ids.nadia, requestId: 'r-documents' }
  const of = ['account', ids.nadia] as const
  const report = { report: 'CertificateIACE', ID: 3 }
  await recordAudit(server.db, { kind: 'platform.downloadReport', subject: of, data: report }, by)
  const data = { document: 'CertificateIACE' }
  await recordAudit(server.db, { kind: 'settings.changeDocumentLook', subject: ['documentLook', 2], data }, by)
  const { Items } = await nadia.send(calls.searchAudit, { RequestID: 'r-documents' })
  expect(Items.map(({ Code }) => Code)).toEqual(['CertificateIACE', 'CertificateIACE'])
})

test('people are found by name and address, folded', async () => {
  const nadia = await server.as('nadia')
  const find = async (search: string) =>
    (await nadia.send(calls.searchAuditPeople, { search })).Items.map((row) => row.ID)
  expect(await find('ليلي')).toEqual([ids.layla])
  expect(await find('huda@')).toEqual([ids.huda])
  expect(await find('%')).toEqual([])
  expect((await nadia.send(calls.searchAuditPeople, { ID: ids.huda })).Items).toMatchObject([{ ID: ids.huda }])
  const { Items } = await nadia.send(calls.searchAuditPeople)
  expect(Items[0]!.ID).toBe(ids.nadia)
  expect(await refusalOf((await server.as('sami')).send(calls.searchAuditPeople))).toMatchObject({ status: 403 })
})

test('the state tells what the last check found; the daily one mails the head to active administrators', async () => {
  const nadia = await server.as('nadia')
  const before = await nadia.send(calls.getAuditState)
  expect(before.LastCheck).toBeNull()
  expect(before.Kinds).toEqual(
    expect.arrayContaining(['planning.addClassRoom', 'planning.deleteClassRoom', 'signin.signIn', 'signin.logout']),
  )
  expect(before.SubjectTypes).toEqual(expect.arrayContaining(['account', 'classRoom']))

  const [, daily] = auditJobs({ sendsMail: true })
  // Rows that this test wrote past the academy are what a check is for.
  await daily!.run({ db: server.db, now: server.now(), data: {}, files: null as never })
  const found = (await nadia.send(calls.getAuditState)).LastCheck!
  expect(found).toMatchObject({ Fault: { Why: 'unsealed', Number: null, EntryID: expect.any(Number) } })

  const mails = await server.db.selectFrom('platform.outbox_mail').selectAll().where('kind', '=', 'auditHead').execute()
  expect(mails.map((mail) => mail.to_address)).toEqual(['nadia@diwan.example'])
  expect(mails[0]).toMatchObject({ language: 'ar', href: '/pages/audit' })
  const number = new Intl.NumberFormat('ar-EG').format(found.Fault!.EntryID!)
  expect(mails[0]!.html).toContain(`رقم ${number}`)
  expect(mails[0]!.html).toMatch(new RegExp(`<code>${found.Rows}:[0-9a-f]{64}</code>`))
  await auditJobs({ sendsMail: false })[1]!.run({ db: server.db, now: server.now(), data: {}, files: null as never })
  expect(await server.db.selectFrom('platform.outbox_mail').select('id').execute()).toHaveLength(1)
})

test('an administrator starts a check; others may not', async () => {
  let jobs: Jobs | null = null
  try {
    const options = { config: server.databaseAddress, db: server.db, files: null as never, timeZone: 'Africa/Cairo' }
    const own = auditJobs({ sendsMail: false })
    jobs = await startJobs({ ...options, jobs: own, onError: (error) => expect.fail(String(error)) })
    const nadia = await server.as('nadia')
    const last = async () => (await nadia.send(calls.getAuditState)).LastCheck!.At
    const at = await last()
    expect(await refusalOf((await server.as('sami')).send(calls.checkAudit))).toMatchObject({ status: 403 })
    await nadia.send(calls.checkAudit)
    await expect.poll(last, { timeout: 15_000 }).not.toBe(at)
  } finally {
    await jobs?.stop()
  }
})
