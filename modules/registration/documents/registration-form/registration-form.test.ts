import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees, givePassport } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import registrationForm from './document.ts'

const page = documentCall(registrationForm)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('it opens for its trainee, also as a draft, and for the academy once it is handed in; for nobody else', async () => {
  const { db } = server
  const [person] = await addTrainees(db, 1)
  const trainee = await server.as(person!.email)
  const huda = await server.as('huda')
  await givePassport(server, person!.id, 'CANARY417')
  const classId = await addClass(db, server.now())
  const draft = await trainee.send(calls.add, { body: { ClassID: classId, Submit: false, Notes: 'أصل صباحا' } })
  const ask = { RegistrationID: draft.ID }
  expect((await trainee.send(page, ask)).Content).toMatchObject({ RegistrationCode: draft.Code, Notes: 'أصل صباحا' })
  expect(await refusalOf(huda.send(page, ask))).toMatchObject(closed)
  await trainee.send(calls.submit, { body: { ID: draft.ID, Version: draft.Version } })
  const { Content } = await huda.send(page, { ...ask, TraineeID: person!.id })
  expect(Content).toMatchObject({ RegistrationCode: draft.Code, PassportEnding: '417' })
  expect(JSON.stringify(Content)).not.toContain('CANARY')
  expect(await refusalOf(huda.send(page, { ...ask, TraineeID: person!.id + 1 }))).toMatchObject(closed)
  expect(await refusalOf(huda.send(page, { RegistrationID: 999_999 }))).toMatchObject(closed)
  for (const who of ['layla', 'hany', 'salma', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(page, ask)), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, ask))).toMatchObject(closed)
})

test('an organization opens those that it pays for, once it has agreed', async () => {
  const { db } = server
  const hany = await server.as('hany')
  const yusuf = await server.as('yusuf')
  const { id: yusufId } = await db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow()
  await givePassport(server, yusufId, 'P7700417')
  const body = { ClassID: await addClass(db, server.now()), PaidByOrganization: true }
  const { ID } = await yusuf.send(calls.add, { body })
  expect(await refusalOf(hany.send(page, { RegistrationID: ID }))).toMatchObject(closed)
  const { Version } = await hany.send(calls.getRegistration, { ID })
  await hany.send(calls.agreeToPay, { body: { ID, Version } })
  expect((await hany.send(page, { RegistrationID: ID })).Content.PayerName).not.toBeNull()
})
