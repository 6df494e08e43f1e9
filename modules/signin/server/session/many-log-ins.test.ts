import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccounts } from '#database/seeds/world/people.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../../contract/calls.ts'
import { hashPassword } from '#modules/accounts/server/password/password-hash.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limited: true })
})
afterAll(() => server.close())

const remoteAddress = '203.0.113.7'
const people = 300
const password = 'Quiet-River-71'

const logIn = (email: string, typed: string) =>
  server.app.inject({
    method: 'POST',
    url: signinCalls.login.path,
    remoteAddress,
    payload: { email, password: typed, FCMToken: null },
  })

test(
  'an exam room logs in from one address while its lists are read; wrong passwords wait by account',
  { timeout: 120_000 },
  async () => {
    const hash = await hashPassword(password)
    await addAccounts(
      server.db,
      Array.from({ length: people }, (_, at) => ({
        email: `room${at}@exam.example`,
        role: 'trainee' as const,
        name_ar: `متدرب ${at}`,
        name_en: `Trainee ${at}`,
        password_hash: hash,
        email_proved_at: null,
      })),
    )
    const huda = await server.as('huda')
    const headers = { authorization: `Bearer ${await huda.token()}` }

    const room = { isDone: false }
    const lists: number[] = []
    const reading = (async () => {
      while (!room.isDone) {
        const { statusCode } = await server.app.inject({ url: '/api/Trainee/GetAll', headers, remoteAddress })
        lists.push(statusCode)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })()
    const answers: number[] = []
    // Five a second for a minute, as fast as the machine hashes, ten under way at a time.
    const waiting = Array.from({ length: people }, (_, at) => at)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
          answers.push((await logIn(`room${at}@exam.example`, password)).statusCode)
      }),
    )
    room.isDone = true
    await reading
    expect(answers.filter((status) => status !== 200)).toEqual([])
    expect(answers).toHaveLength(people)
    expect(lists.length).toBeGreaterThan(3)
    expect(new Set(lists)).toEqual(new Set([200]))

    const wrong = []
    for (let tries = 0; tries < 4; tries++) wrong.push((await logIn('room1@exam.example', 'wrong')).statusCode)
    expect(wrong).toEqual([401, 401, 401, 429])
    // The neighbour is not made to wait for it.
    expect((await logIn('room2@exam.example', password)).statusCode).toBe(200)
  },
)
