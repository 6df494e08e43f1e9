import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestsCalls } from '#modules/requests/contract/calls.ts'
import { jobs as requestJobs } from '#modules/requests/server/jobs.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { aboutOf, accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import { tellNews } from '#testing/stages/told.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { jobs } from '../jobs.ts'

/* What an organization owes for a request or on account is reminded of once it is overdue, and again each thirty days. */

let server: TestServer
let huda: Asker
let hany: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  ;[huda, hany] = await Promise.all([server.as('huda'), server.as('hany')])
})
afterAll(() => server.close())

/** What the organization is told once the jobs have run on this day, twice. */
async function toldOn(day: string) {
  server.at(`${day}T08:00:00Z`)
  await tellNews(server, hany)
  const work = { db: server.db, files: server.files, now: server.now(), data: {} }
  for (const job of [...requestJobs, ...jobs, ...requestJobs, ...jobs]) await job.run(work)
  const [told] = await tellNews(server, hany)
  return told!
    .filter(({ kind }) => kind === 'requestOverdue' || kind === 'accountOverdue')
    .map(({ kind, opens, mailed }) => ({ kind, opens, mailed }))
}
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T08:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('of the invoice of a request the organization is reminded while it is overdue: not before, not twice, not while a proof waits, not once it is paid', async () => {
  server.at('2027-01-10T08:00:00Z')
  const staged = await stageRequest(server)
  const about = aboutOf(staged)
  const { Invoice } = await accept(server, staged, await sendOffer(server, staged, 1500))
  const due = Invoice!.DueDate
  const reminder = [{ kind: 'requestOverdue', opens: `/FollowCourseRequest?request=${staged.ID}`, mailed: true }]
  expect(await toldOn(due)).toEqual([])
  expect(await toldOn(dayAfter(due, 1))).toEqual(reminder)
  expect(await toldOn(dayAfter(due, 30))).toEqual([])
  expect(await toldOn(dayAfter(due, 31))).toEqual(reminder)

  await staged.asker.send(requestsCalls.uploadProof, {
    body: { ...(await about()), FileID: null, SwiftCode: 'NBEGEGCX801', Note: '' },
  })
  expect(await toldOn(dayAfter(due, 61))).toEqual([])
  const ProofID = (await staged.seen()).Proofs.find(({ State }) => State === 'uploaded')!.ID
  const book = async (body: { ProofID: number; Received: number }) =>
    huda.send(requestsCalls.acceptProof, { body: { ...(await about()), ...body, PaymentTypeID: null } })
  await book({ ProofID, Received: 50_000 })
  expect(await toldOn(dayAfter(due, 62))).toEqual(reminder)
  const { History } = await staged.seen()
  expect(History.filter(({ Kind }) => Kind === 'requests.remindOverdue')).toHaveLength(3)

  const nadia = await server.as('nadia')
  await nadia.send(requestsCalls.waiveRest, { body: { ...(await about()), Reason: 'تسوية' } })
  expect(await toldOn(dayAfter(due, 100))).toEqual([])
})

test('of what is on its account it is reminded in the same way, and of what was called off no more', async () => {
  server.at('2027-01-10T08:00:00Z')
  const { organization_id } = await server.db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  const stands = (ID: number) => huda.send(calls.getRegistration, { ID })
  const now = async (ID: number) => ({ ID, Version: (await stands(ID)).Version })
  const onAccount = async () => {
    const [person] = await addTrainees(server.db, 1)
    await server.db.updateTable('people.trainee').set({ organization_id }).where('id', '=', person!.id).execute()
    const ClassID = await addClass(server.db, server.now(), { inDays: 200, feeMinor: 50_000 })
    const { ID } = await hany.send(calls.add, { body: { ClassID, TraineeID: person!.id } })
    await huda.send(calls.startReview, { body: await now(ID) })
    await huda.send(calls.approve, { body: await now(ID) })
    await huda.send(calls.grantCredit, { body: await now(ID) })
    return ID
  }
  const [owing, cancelled] = [await onAccount(), await onAccount()]
  const { Invoice, Code } = await stands(owing)
  const due = Invoice!.DueDate
  const { ClassID } = await stands(cancelled)
  await server.db.updateTable('classes.course_class').set({ state: 'cancelled' }).where('id', '=', ClassID).execute()
  const reminder = [{ kind: 'accountOverdue', opens: `/RegisterConfirmation/${Code}`, mailed: true }]
  expect(await toldOn(due)).toEqual([])
  expect(await toldOn(dayAfter(due, 1))).toEqual(reminder)
  expect(await toldOn(dayAfter(due, 2))).toEqual([])
  const { History } = await stands(owing)
  expect(History.filter(({ Kind }) => Kind === 'remindOnAccount')).toMatchObject([{ By: null }])
  await huda.send(calls.bookOnAccount, { body: { ...(await now(owing)), Received: 50_000 } })
  expect(await toldOn(dayAfter(due, 40))).toEqual([])
})
