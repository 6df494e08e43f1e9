import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentReaders } from '#apps/server/documents.ts'
import { serverModules } from '#apps/server/modules.ts'
import { document, type Document } from '#platform/shared/document/document.ts'
import { documentAddress } from '#platform/shared/document/document-address.ts'
import { amount, code, day, id, ids, number, optional, text } from '#platform/shared/document/document-parameters.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { closePdfBrowser } from '../content/pdf.ts'
import { changeSetting } from '../settings.ts'
import { academySettings, signatorySettings } from '#platform/shared/settings/own-sections.ts'
import { mailedAddress } from './mailed.ts'
import { documentsServer } from './module.ts'
import type { FoundDocument } from './parts.ts'
import { reading, type Reading } from './reading.ts'
import { revokeTickets } from './tickets.ts'

/* Documents of the test's own: each kind of parameter, of reader and of end. */
const shape = z.object({ Said: z.string() })
const letter = document({
  path: '/report/Letter/:ID?/:IDs?/:From?/:To?/:Count?/:Fee?/:Code?/:Name?',
  params: {
    ID: id,
    IDs: optional(ids),
    From: optional(day),
    To: optional(day),
    Count: optional(number),
    Fee: optional(amount),
    Code: optional(code),
    Name: optional(text),
  },
  who: 'reviewers',
  paper: 'portrait',
  signedBy: ['director'],
  period: ['From', 'To'],
  endedBy: ['certificates.revoke'],
  summary: 'Of the test.',
  shape,
})
const poster = document({
  path: '/report/Poster/:ID?',
  params: { ID: id },
  who: 'public',
  paper: 'portrait',
  summary: 'Of the test.',
  shape,
})
const forAnybody = document({ ...poster, path: '/report/ForAnybody/:ID?', params: { ID: id }, who: 'anonymous', shape })
const own = document({ ...poster, path: '/report/Own/:ID?', params: { ID: id }, who: 'trainee', shape })

const readings: Reading<any>[] = [
  reading(letter, async (_, asked) =>
    asked.ID > 100 ? null : { content: { Said: JSON.stringify(asked) }, record: ['certificate', asked.ID] },
  ),
  reading(poster, async (_, { ID }) => (ID > 100 ? null : { content: { Said: `poster ${ID}` } })),
  reading(forAnybody, async () => ({ content: { Said: 'shut' } })),
  reading(own, async ({ actor }, { ID }) =>
    actor.traineeId === ID ? { content: { Said: 'yours' }, record: ['trainee', ID] as never } : null,
  ),
]
const found = readings.map((each, at): FoundDocument => ({
  ...each,
  place: `test/documents/${at}`,
  title: { en: `${at}` },
}))
const pages = { letter: documentCall(letter), poster: documentCall(poster), own: documentCall(own) }

/** In place of the pages: says which one was opened, and that it is drawn. */
const opened: string[] = []
const pagesServer = createServer((request, reply) => {
  opened.push(request.url!)
  reply.end('<!doctype html><html data-print-ready><title>A page</title><p>Drawn</p></html>')
})

let server: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => pagesServer.listen(0, '127.0.0.1', resolve))
  const ownUrl = `http://127.0.0.1:${(pagesServer.address() as AddressInfo).port}`
  const parts = { publicUrl: 'http://localhost', ownUrl }
  const all = serverModules({
    ...parts,
    secrets: { key: () => Buffer.alloc(32) } as never,
    sample: null,
    hasMailbox: false,
    firstAnswers: new FirstAnswers(),
    identityProviders: [],
    onProviderFailure: () => undefined,
    sendsMail: false,
    webhookInsideHosts: [],
  }).filter(({ name }) => name !== 'documents')
  server = await startTestServer({ modules: [...all, documentsServer(found, parts, documentReaders, () => all)] })
})
afterAll(async () => {
  await closePdfBrowser()
  pagesServer.close()
  await server.close()
})

const closed = { status: 403, code: 'reportClosed' }
/** Layla's account and record. */
const ownTrainee = () =>
  server.db
    .selectFrom('accounts.account as a')
    .innerJoin('people.trainee as t', 't.account_id', 'a.id')
    .select(['a.id as accountId', 't.id as traineeId'])
    .where('a.email', '=', 'layla@diwan.example')
    .executeTakeFirstOrThrow()
const mailing = () => ({
  db: server.db,
  dbOf: () => server.db,
  now: server.now(),
  parts: { publicUrl: 'http://localhost' },
  readers: documentReaders,
  modules: () => [],
  vault: server.vault,
})
const ticketIn = (address: string) => ({ headers: { 'x-report-ticket': address.split('#ticket=')[1]! } })

describe('what is asked for', () => {
  test('every kind of parameter is read strictly, whatever order a list comes in', async () => {
    const huda = await server.as('huda')
    const asked = { ID: 1, IDs: '7,3,7', From: '2026-01-01', To: '2026-12-31', Count: 12, Fee: '1250.50', Code: 'A-1' }
    const { Content } = await huda.send(pages.letter, { ...asked, Name: 'ورقة' })
    expect(JSON.parse(Content.Said)).toEqual({ ...asked, IDs: [3, 7], Name: 'ورقة' })
    // All of them, as the published address says it.
    const { Content: all } = await huda.send(pages.letter, { ID: 1, IDs: '0' })
    expect(JSON.parse(all.Said)).toEqual({ ID: 1 })
    const many = Array.from({ length: 201 }, (_, at) => at + 1).join()
    for (const wrong of [
      { IDs: '1,x' },
      { IDs: many },
      { From: '2026-02-30' },
      { Count: -1 },
      { Fee: '1e9' },
      { X: 1 },
    ])
      expect(await refusalOf(huda.send(pages.letter, { ID: 1, ...wrong })), JSON.stringify(wrong)).toMatchObject({
        status: 400,
      })
  })

  test('a period is in order and no longer than five years', async () => {
    const huda = await server.as('huda')
    const ask = (From: string, To: string) => huda.send(pages.letter, { ID: 1, From, To })
    expect((await ask('2021-01-01', '2026-01-01')).Content.Said).toContain('2021')
    expect(await refusalOf(ask('2021-01-01', '2026-01-02'))).toMatchObject(closed)
    expect(await refusalOf(ask('2026-01-02', '2026-01-01'))).toMatchObject(closed)
  })

  test('a part that is left out before a given one is a dash in the address', () => {
    expect(documentAddress(letter, { ID: 1, To: '2026-12-31' })).toBe('/report/Letter/1/-/-/2026-12-31')
    expect(documentAddress(letter, { ID: 1, IDs: [3, 7] as never, Name: 'a/b' })).toBe(
      '/report/Letter/1/3%2C7/-/-/-/-/-/a%2Fb',
    )
    expect(documentAddress(letter, { ID: 1 })).toBe('/report/Letter/1')
  })
})

describe('who opens it', () => {
  test('whom the declaration names; a public one everybody; nobody else, with one answer', async () => {
    const layla = await server.as('layla')
    expect(await refusalOf(layla.send(pages.letter, { ID: 1 }))).toMatchObject(closed)
    expect(await refusalOf(server.anonymous.send(pages.letter, { ID: 1 }))).toMatchObject(closed)
    expect(await refusalOf((await server.as('huda')).send(pages.letter, { ID: 101 }))).toMatchObject(closed)
    expect(await server.anonymous.send(pages.poster, { ID: 3 })).toMatchObject({
      IsPublic: true,
      Content: { Said: 'poster 3' },
    })
    expect(await refusalOf(server.anonymous.send(pages.poster, { ID: 101 }))).toMatchObject(closed)
    // A rule that visitors pass makes nothing public.
    expect(await refusalOf(server.anonymous.send(documentCall(forAnybody), { ID: 1 }))).toMatchObject(closed)
  })

  test('as PDF a visitor gets the public one; of every other nobody without a ticket to it', async () => {
    const ask = (Report: string, headers = {}) => {
      const query = { Report, Parameters: '{"ID":3}', Language: 'en' as const }
      return server.anonymous.raw(documentCalls.getReportPdf, query, { headers })
    }
    const printed = await ask('Poster')
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(opened).toContain('/report/Poster/3?lang=en')
    expect((await ask('Letter')).statusCode).toBe(403)
    const huda = await server.as('huda')
    const body = { Report: 'Letter', Parameters: { ID: 3 } }
    const { Ticket } = await huda.send(documentCalls.issueReportTicket, { body })
    expect((await ask('Letter', { 'x-report-ticket': Ticket })).statusCode).toBe(200)
    expect(opened).toContain('/report/Letter/3?lang=en')
    const query = { Report: 'Letter', Parameters: '{"ID":3}', Language: 'en' as const }
    expect((await huda.raw(documentCalls.getReportPdf, query)).statusCode).toBe(403)
  })

  test('the list says of each what it asks for and for whom it opens; staff alone reads it', async () => {
    const listed = await (await server.as('nadia')).send(documentCalls.getDocuments, {})
    expect(listed.find(({ Key }) => Key === 'Letter')).toMatchObject({
      OpenedBy: ['admin', 'editor', 'trainingcoordinator'],
      Parameters: expect.arrayContaining([{ Name: 'IDs', Kind: 'ids', IsOptional: true }]),
    })
    expect(listed.find(({ Key }) => Key === 'Poster')!.OpenedBy).toBeNull()
    expect(await refusalOf((await server.as('layla')).send(documentCalls.getDocuments, {}))).toMatchObject({
      status: 403,
    })
  })
})

describe('the language that it opens in', () => {
  const read = (language: string) => ({ headers: { 'accept-language': language } })

  test('is the one that its reader reads now, whatever the account keeps for letters', async () => {
    const layla = await server.as('layla')
    const { traineeId } = await ownTrainee()
    for (const language of ['ar', 'en', 'fr'] as const) {
      expect(await layla.send(pages.own, { ID: traineeId }, read(language)), language).toMatchObject({
        Language: language,
      })
      expect(await layla.send(pages.poster, { ID: 3 }, read(language))).toMatchObject({ Language: language })
      expect(await server.anonymous.send(pages.poster, { ID: 3 }, read(language))).toMatchObject({ Language: language })
    }
  })

  test('is by a ticket that of letters to its holder', async () => {
    const layla = await server.as('layla')
    const { accountId, traineeId } = await ownTrainee()
    const body = { Report: 'Own', Parameters: { ID: traineeId } }
    const { Ticket } = await layla.send(documentCalls.issueReportTicket, { body }, read('en'))
    const headers = { ...read('en').headers, 'x-report-ticket': Ticket }
    const open = () => server.anonymous.send(pages.own, { ID: traineeId }, { headers })
    expect(await open()).toMatchObject({ Language: 'ar' })
    await server.db.updateTable('accounts.account').set({ language: 'fr' }).where('id', '=', accountId).execute()
    expect(await open()).toMatchObject({ Language: 'fr' })
    await server.db.updateTable('accounts.account').set({ language: 'ar' }).where('id', '=', accountId).execute()
  })
})

describe('a ticket', () => {
  const ticketOf = async (who: 'huda' | 'nadia', ID: number) => {
    const body = { Report: 'Letter', Parameters: { ID } }
    const { Ticket } = await (await server.as(who)).send(documentCalls.issueReportTicket, { body })
    return { headers: { 'x-report-ticket': Ticket } }
  }
  const opens = async (ticket: { headers: Record<string, string> }, ID: number) =>
    (await server.anonymous.raw(pages.letter, { ID } as never, ticket)).statusCode === 200

  test('opens its document for whoever has it, until its record is over', async () => {
    const ticket = await ticketOf('huda', 5)
    expect(await opens(ticket, 5)).toBe(true)
    expect(await opens(ticket, 6)).toBe(false)
    await sql`insert into platform.event (kind, subject_type, subject_id) values
      ('certificates.revoke', 'certificate', 5)`.execute(server.db)
    expect(await opens(ticket, 5)).toBe(false)
    expect(await opens(await ticketOf('huda', 6), 6)).toBe(true)
  })

  test('ends with whoever issued it, with their right to it, and by being revoked', async () => {
    const account = (email: string, set: object) =>
      server.db.updateTable('accounts.account').set(set).where('email', '=', email).execute()
    const ticket = await ticketOf('huda', 7)
    await account('huda@diwan.example', { role: 'evaluator' })
    expect(await opens(ticket, 7)).toBe(false)
    await account('huda@diwan.example', { role: 'trainingcoordinator' })
    expect(await opens(ticket, 7)).toBe(true)
    await account('huda@diwan.example', { state: 'inactive' })
    expect(await opens(ticket, 7)).toBe(false)
    await account('huda@diwan.example', { state: 'active' })
    await revokeTickets(server.db, { report: 'Letter', parameters: { ID: 7 } }, server.now())
    expect(await opens(ticket, 7)).toBe(false)
  })

  test('of a letter opens for a week what its reader may see, and ends with the reader', async () => {
    const { accountId, traineeId } = await ownTrainee()
    const to = { accountId, email: 'layla@diwan.example' }
    const letterOf = (ID: number) => mailedAddress(readings[3]! as Reading<typeof own>, { ID }, to, mailing())
    expect(await letterOf(traineeId + 1)).toBeNull()
    const address = (await letterOf(traineeId))!
    expect(address).toMatch(new RegExp(`^/report/Own/${traineeId}#ticket=[\\w-]{32}$`))
    const status = async () => (await server.anonymous.raw(pages.own, { ID: traineeId }, ticketIn(address))).statusCode
    expect(await status()).toBe(200)
    const accounts = server.db.updateTable('accounts.account').where('id', '=', accountId)
    await accounts.set({ state: 'inactive' }).execute()
    expect(await status()).toBe(403)
    await accounts.set({ state: 'active' }).execute()
    server.at(new Date(Date.now() + 6.9 * 86_400_000))
    expect(await status()).toBe(200)
    server.at(new Date(Date.now() + 7.1 * 86_400_000))
    expect(await status()).toBe(403)
    server.at()
  })
})

test('settings say what stands on the letterhead, who signs, and whether there is such a document', async () => {
  const huda = await server.as('huda')
  const ask = () => huda.send(pages.letter, { ID: 1 })
  expect((await ask()).Signatories).toMatchObject([{ Post: 'director', Name: { ar: '' } }])
  await changeSetting(server.db, academySettings, 'academyPhone', '+2021234567')
  const inEnglish = (en: string) => ({ ar: '', en, fr: '' })
  await changeSetting(server.db, signatorySettings, 'registrarTitle', inEnglish('Clerk'))
  await changeSetting(server.db, signatorySettings, 'registrarName', inEnglish('Huda'))
  await server.db
    .insertInto('platform.document_look')
    .values({ key: 'Letter', signatories: ['registrar'], footer: { en: 'By law 7' }, title: { en: 'Note' } })
    .execute()
  expect(await ask()).toMatchObject({
    Title: { en: 'Note' },
    Letterhead: { Phone: '+2021234567', Footer: { en: 'By law 7' } },
    Signatories: [{ Post: 'registrar', Title: { en: 'Clerk' }, Name: { en: 'Huda' } }],
  })
  await server.db.updateTable('platform.document_look').set({ is_off: true }).execute()
  const off = { status: 409, code: 'documentOff' }
  expect(await refusalOf(ask())).toMatchObject(off)
  expect(await refusalOf(server.anonymous.send(pages.letter, { ID: 999 }))).toMatchObject(off)
  const listed = await (await server.as('nadia')).send(documentCalls.getDocuments, {})
  expect(listed.filter(({ IsOff }) => IsOff).map(({ Key }) => Key)).toEqual(['Letter'])
  await server.db.deleteFrom('platform.document_look').execute()
})

test('a parameter that the path does not name does not compile', () => {
  const declared: Document = document({
    path: '/report/X/:ID?',
    // @ts-expect-error the path says ID
    params: { Id: id },
    who: 'all',
    paper: 'portrait',
    summary: '',
    shape,
  })
  expect(declared.path).toBe('/report/X/:ID?')
})
