import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { photoField } from '#modules/accounts/contract/photo.ts'
import { membershipCalls as calls } from '#modules/membership/contract/calls.ts'
import { documentCalls } from '#platform/shared/document/document-calls.ts'
import { keyOf } from '#platform/shared/document/document.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { cardTo } from '#testing/stages/membership/cards.ts'
import { loseFile, upload } from '#testing/stages/upload.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import membershipCard from './document.ts'

const page = documentCall(membershipCard)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let layla: Asker
let sami: Asker
let ID: number
beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  sami = await server.as('sami')
  ID = await cardTo({ trainee: layla, keeper: sami }, 'confirmed')
})
afterAll(() => server.close())

test('it is printed before it is handed out by who keeps cards, afterwards by its holder too; by nobody else', async () => {
  expect(await sami.send(page, { ID })).toMatchObject({
    Content: { Card: { Number: expect.stringMatching(/^MC-/), TraineeCode: 'T-0001', ValidUntil: null, Photo: null } },
  })
  expect(await refusalOf(layla.send(page, { ID }))).toMatchObject(closed)
  await sami.send(calls.activate, { body: { IDs: [ID] } })
  const { Content } = await layla.send(page, { ID })
  expect(Content.Card.VerifyAddress).toMatch(/\/verify-card\/[0-9a-f]{32}$/)
  expect(Content.Card.ValidUntil).not.toBeNull()
  for (const who of ['yusuf', 'huda', 'omar', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { ID }))).toMatchObject(closed)
})

test('a ticket ends with the card', async () => {
  const { Ticket } = await layla.send(documentCalls.issueReportTicket, {
    body: { Report: keyOf(membershipCard), Parameters: { ID: String(ID) } },
  })
  const opened = () => server.anonymous.send(page, { ID }, { headers: { 'x-report-ticket': Ticket } })
  expect(await opened()).toMatchObject({ Content: { Card: { TraineeCode: 'T-0001' } } })
  const { Version } = await sami.send(calls.getMembershipCard, { ID })
  await sami.send(calls.suspend, { body: { ID, Version, Reason: 'سبب' } })
  expect(await refusalOf(opened())).toMatchObject(closed)
  expect(await refusalOf(sami.send(page, { ID }))).toMatchObject(closed)
})

test('a photo whose file is gone is left out; the card is printed', async () => {
  const mariam = await server.as('mariam')
  const card = await cardTo({ trainee: mariam, keeper: sami }, 'active')
  const photo = async () => (await mariam.send(page, { ID: card })).Content.Card.Photo
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const FileID = await upload(server.app, mariam, photoField, { name: 'me.png', bytes })
  await mariam.send(accountsCalls.setPhoto, { body: { FileID } })
  expect(await photo()).toMatch(/^data:image/)
  await loseFile(server, FileID)
  expect(await photo()).toBeNull()
})
