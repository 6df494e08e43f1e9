import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { addClass, addTrainees, classRow } from '#testing/stages/registrations.ts'

/*
 * The promise: however many come at once, the last seats are not oversold. Through HTTP on a listening server, with
 * as many requests in flight as there are people.
 */

const rivals = 200
const seats = 5
let server: TestServer
let address: string
let people: { email: string; id: number }[]
let askers: Asker[]
let huda: Asker

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  people = await addTrainees(server.db, rivals)
  askers = await Promise.all(people.map(({ email }) => server.as(email)))
  huda = await server.as('huda')
  await Promise.all([...askers, huda].map((asker) => asker.token()))
}, 120_000)
afterAll(() => server.close())

/** As a person does: told that the server has too much to do, they press again. */
async function post(asker: Asker, path: string, body: object): Promise<{ status: number; reply: any }> {
  for (let tries = 1; ; tries++) {
    const answer = await postOnce(asker, path, body)
    if (answer.status !== 503 || tries === 20) return answer
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800))
  }
}

async function postOnce(asker: Asker, path: string, body: object): Promise<{ status: number; reply: any }> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await asker.token()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, reply: await response.json() }
}

const counts = async (classId: number) => {
  const rows = await server.db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .groupBy(['main', 'has_seat'])
    .select((eb) => ['main', 'has_seat', eb.fn.countAll<number>().as('count')])
    .execute()
  return Object.fromEntries(rows.map((row) => [`${row.main}${row.has_seat ? ' with a seat' : ''}`, Number(row.count)]))
}

for (let run = 1; run <= 3; run++) {
  test(`200 register at once and 200 approvals race for 5 seats: exactly 5 get one (run ${run})`, async () => {
    const classId = await addClass(server.db, server.now(), { max: seats })
    const ids = await Promise.all(
      askers.map(async (asker) => {
        const { status, reply } = await post(asker, calls.add.path, { ClassID: classId })
        expect(status, JSON.stringify(reply)).toBe(200)
        return reply.ID as number
      }),
    )
    expect(new Set(ids).size).toBe(rivals)
    const ifFull = run % 2 === 0 ? 'waitlist' : 'refuse'
    const answers = await Promise.all(
      ids.map(async (ID) => {
        const reviewed = await post(huda, calls.startReview.path, { ID, Version: 2 })
        expect(reviewed.status, JSON.stringify(reviewed.reply)).toBe(200)
        return post(huda, calls.approve.path, { ID, Version: 3, IfFull: ifFull })
      }),
    )
    const approved = answers.filter((answer) => answer.reply.Main === 'approved')
    expect(approved).toHaveLength(seats)
    const others = answers.filter((answer) => answer.reply.Main !== 'approved')
    if (ifFull === 'refuse') {
      expect(others.every((answer) => answer.status === 409 && answer.reply.code === 'classFull')).toBe(true)
      expect(await counts(classId)).toEqual({ 'approved with a seat': seats, underReview: rivals - seats })
    } else {
      expect(others.every((answer) => answer.reply.Main === 'waitlisted')).toBe(true)
      expect(await counts(classId)).toEqual({ 'approved with a seat': seats, waitlisted: rivals - seats })
    }
    expect((await classRow(server.db, classId)).seats_taken).toBe(seats)
  }, 120_000)
}

test('the same person ten times at once is registered once', async () => {
  const classId = await addClass(server.db, server.now(), { max: seats })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(askers[0]!, calls.add.path, { ClassID: classId })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.reply.code === 'alreadyRegistered')).toHaveLength(9)
})

test('seats that change hands while others wait, withdraw and accept at once stay counted', async () => {
  const classId = await addClass(server.db, server.now(), { max: seats })
  const crowd = askers.slice(0, 60)
  const ids = await Promise.all(
    crowd.map(async (asker) => (await post(asker, calls.add.path, { ClassID: classId })).reply.ID as number),
  )
  await Promise.all(ids.map((ID) => post(huda, calls.startReview.path, { ID, Version: 2 })))
  await Promise.all(ids.map((ID) => post(huda, calls.approve.path, { ID, Version: 3, IfFull: 'waitlist' })))
  for (let round = 0; round < 3; round++) {
    const rows = await server.db
      .selectFrom('registration.registration')
      .where('class_id', '=', classId)
      .where('main', 'in', ['approved', 'waitlisted'])
      .select(['id', 'trainee_id', 'main', 'has_seat', 'version'])
      .execute()
    const by = new Map(people.map((person, at) => [person.id, askers[at]!]))
    const answers = await Promise.all(
      rows.map((row) => {
        const asker = by.get(row.trainee_id)!
        const body = { ID: row.id, Version: row.version }
        if (row.main === 'approved' || row.id % 7 === 0) return post(asker, calls.withdraw.path, body)
        return post(asker, calls.acceptOffer.path, body)
      }),
    )
    expect(answers.every((answer) => answer.status < 500)).toBe(true)
    const seated = await server.db
      .selectFrom('registration.registration')
      .where('class_id', '=', classId)
      .where('has_seat', '=', true)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(seated.count)).toBe((await classRow(server.db, classId)).seats_taken)
    expect(Number(seated.count)).toBe(seats)
  }
}, 60_000)
