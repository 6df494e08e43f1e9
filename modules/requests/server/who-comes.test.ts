import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registrationServer } from '#modules/registration/server/module.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { courseOffer as offer, courseWish as wish } from '#testing/stages/stage-request.ts'
import { requestsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let hany: Asker
let huda: Asker
let courseId: number
let nileId: number
beforeAll(async () => {
  server = await startTestServer()
  hany = await server.as('hany')
  huda = await server.as('huda')
  courseId = (await server.db.selectFrom('catalogue.course').select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
})
afterAll(() => server.close())
beforeEach(() => server.at('2027-01-10T08:00:00Z'))

const asked = async () => (await hany.send(calls.add, { body: wish })).ID
const seen = (ID: number) => huda.send(calls.getCourseRequest, { ID })
const about = async (ID: number) => ({ ID, Version: (await seen(ID)).Version })

test('a request is given to another coordinator, who is told; nobody else can be given it', async () => {
  const ID = await asked()
  const choices = await huda.send(calls.getCourseRequestCoordinators, {})
  const [sami, nadia, layla] = (await Promise.all(['sami', 'nadia', 'layla'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
  expect(choices.map((each) => each.ID)).toEqual(
    expect.arrayContaining([huda.accountId, nadia.accountId, sami.accountId]),
  )
  expect(choices.map((each) => each.ID)).not.toContain(layla.accountId)
  expect(await refusalOf(layla.send(calls.getCourseRequestCoordinators, {}))).toMatchObject({ status: 403 })
  await huda.send(calls.assign, { body: { ...(await about(ID)), CoordinatorID: sami.accountId } })
  expect(await seen(ID)).toMatchObject({ CoordinatorID: sami.accountId })
  const wrong = huda.send(calls.assign, { body: { ...(await about(ID)), CoordinatorID: layla.accountId } })
  expect(await refusalOf(wrong)).toMatchObject({ status: 400 })
})

test('the place of who was named stays until the class begins, whatever is open', async () => {
  const [person] = await addTrainees(server.db, 1)
  const sudan = await server.db
    .selectFrom('lookups.nationality')
    .where('code', '=', 'SD')
    .select('id')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('people.trainee')
    .set({ organization_id: nileId, nationality_id: sudan.id, passport_expires_on: '2090-01-01' })
    .where('id', '=', person!.id)
    .execute()
  const ID = await asked()
  await huda.send(calls.nominate, {
    body: { ...(await about(ID)), People: [{ Name: 'مرشح', Email: '', TraineeID: person!.id }] },
  })
  await huda.send(calls.takeUnderCosting, { body: await about(ID) })
  const proposal = { ...offer, CourseID: courseId }
  await huda.send(calls.writeProposal, { body: { ...(await about(ID)), Proposal: proposal } })
  await huda.send(calls.sendProposal, { body: await about(ID) })
  await hany.send(calls.accept, {
    body: { ...(await about(ID)), ProposalID: (await seen(ID)).Proposals.find((each) => each.State === 'sent')!.ID },
  })
  const place = () =>
    server.db
      .selectFrom('registration.registration')
      .where('trainee_id', '=', person!.id)
      .select(['main', 'visa', 'has_seat', 'seat_until', 'is_agreed', 'place_asked'])
      .executeTakeFirstOrThrow()
  expect(await place()).toMatchObject({
    main: 'approved',
    visa: 'toCheck',
    has_seat: true,
    is_agreed: true,
    place_asked: true,
  })
  expect(new Date((await place()).seat_until!).toISOString()).toBe('2027-04-03T22:00:00.000Z')
  const run = async () => {
    for (const job of registrationServer.jobs!)
      if (job.name === 'registration-seats')
        await job.run({ db: server.db, files: server.files, now: server.now(), data: {} })
  }
  server.at('2027-04-02T08:00:00Z')
  await run()
  expect((await place()).main).toBe('approved')
  expect((await seen(ID)).Nominees).toMatchObject([{ PlaceAsked: true, HasLeft: false }])
  server.at('2027-04-04T08:00:00Z')
  await run()
  expect((await place()).main).toBe('cancelled')
  expect((await seen(ID)).Nominees).toMatchObject([{ HasLeft: true }])
})
