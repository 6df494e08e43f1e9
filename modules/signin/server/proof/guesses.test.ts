import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { RequestFacts } from '#platform/server/handler.ts'
import { sharedRate } from '#platform/server/log/rates.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { signinCalls } from '../../contract/calls.ts'
import { beginGuess } from './guesses.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer({ limited: true })))
afterAll(() => server.close())

const post = (path: string, payload: object, remoteAddress: string, cookie?: string) =>
  server.app.inject({ method: 'POST', url: path, remoteAddress, payload, headers: { ...(cookie && { cookie }) } })
const logIn = (email: string, password: string, from: string, cookie?: string) =>
  post(signinCalls.login.path, { email, password, FCMToken: null }, from, cookie)
const refresh = (refreshToken: string, from: string) => post(signinCalls.refresh.path, { refreshToken }, from)

const room = '203.0.113.7'

test(
  '130 wrong log-ins and a flood of one address: refreshing, and right passwords from it, pass',
  { timeout: 60_000 },
  async () => {
    const { refreshToken } = (await logIn(cast.layla.email, castPassword, room)).json() as { refreshToken: string }
    const answers: number[] = []
    for (let at = 0; at < 130; at++) answers.push((await logIn(`nobody${at}@room.example`, 'wrong', room)).statusCode)
    expect(new Set(answers)).toEqual(new Set([401]))
    const flood = () => server.app.inject({ url: '/api/File/Download?ID=999999999', remoteAddress: room })
    await Promise.all(Array.from({ length: 650 }, flood))
    // Counted after the answers have left: how soon says nothing.
    await expect.poll(async () => (await flood()).statusCode, { timeout: 30_000 }).toBe(429)
    expect((await refresh(refreshToken, room)).statusCode).toBe(200)
    expect((await logIn(cast.mariam.email, castPassword, room)).statusCode).toBe(200)
  },
)

test(
  'three hundred people of one room who mistype three times each get in; a flood from there does not',
  { timeout: 60_000 },
  async () => {
    const request = { ip: '203.0.113.99', cookies: '', secure: false } as unknown as RequestFacts
    const now = new Date()
    const guess = (email: string) => beginGuess(server.db, testSecrets, { request, now }, email)
    // Each failure of an address waits longer, so every mistake is at another one: the network counts them all.
    const fail = async (at: number) => (await guess(`sitter${at}@room.example`)).wrong()
    for (let at = 0; at < 900; at++) await fail(at)
    await (await guess(cast.mariam.email)).right()
    const flood = async () => {
      for (let at = 900; at < 3100; at++) await fail(at)
    }
    await expect(flood()).rejects.toThrow('tooManyTries')
  },
)

test('whom somebody attacks gets in from another network, and from a known browser behind the same one', async () => {
  const email = cast.hany.email
  const first = await logIn(email, castPassword, room)
  const cookie = String(first.headers['set-cookie']).split(';')[0]!
  for (let at = 0; at < 12; at++) await logIn(email, 'wrong', room)
  const attacked = await logIn(email, castPassword, room)
  expect(attacked.statusCode).toBe(429)
  expect(attacked.json().message).toMatch(/Wait \d+ seconds?, then try again\./)
  expect((await logIn(email, castPassword, room, cookie)).statusCode).toBe(200)
  expect((await logIn(email, castPassword, '198.51.100.4')).statusCode).toBe(200)
  // A made-up cookie is no known browser; failures in the known one are its own.
  expect((await logIn(email, castPassword, room, `browser=${'x'.repeat(43)}`)).statusCode).toBe(429)
  for (let at = 0; at < 4; at++) await logIn(email, 'wrong', room, cookie)
  expect((await logIn(email, castPassword, room, cookie)).statusCode).toBe(429)
  expect((await logIn(email, castPassword, '198.51.100.4')).statusCode).toBe(200)
})

test(
  'guesses at one address from many networks wait together, but not the known browser',
  { timeout: 60_000 },
  async () => {
    const email = cast.yusuf.email
    const cookie = String((await logIn(email, castPassword, '192.0.2.1')).headers['set-cookie']).split(';')[0]!
    const codes: number[] = []
    for (let at = 0; at < 104; at++)
      codes.push((await logIn(email, 'wrong', `2001:db8:${at.toString(16)}::1`)).statusCode)
    expect(codes.slice(0, 100).every((code) => code === 401)).toBe(true)
    expect(codes.at(-1)).toBe(429)
    expect((await logIn(email, castPassword, '192.0.2.9')).statusCode).toBe(429)
    expect((await logIn(email, castPassword, '192.0.2.9', cookie)).statusCode).toBe(200)
  },
)

test('one household’s IPv6 addresses are one network', async () => {
  const email = cast.salma.email
  const answers: number[] = []
  for (let at = 0; at < 5; at++) answers.push((await logIn(email, 'wrong', `2001:db8:ffff:1::${at + 1}`)).statusCode)
  expect(answers.at(-1)).toBe(429)
})

test('several processes count together, and what is counted names nobody', async () => {
  const [one, other] = [sharedRate('test', 3, 60), sharedRate('test', 3, 60)]
  for (const rate of [one, other, one]) {
    expect(await other.wait(server.db, 'key')).toBe(0)
    await rate.count(server.db, 'key')
  }
  expect(await other.wait(server.db, 'key')).toBeGreaterThan(50)
  await one.forget(server.db, 'key')
  expect(await other.wait(server.db, 'key')).toBe(0)
  const { rows } = await sql<{ key: string }>`select key from platform.rate`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|diwan|203\.0\.113/)
})

test('of two tries at the same moment neither waits, whichever was sent first', async () => {
  const request = { ip: '192.0.2.78', cookies: '', secure: false } as unknown as RequestFacts
  const at = (milliseconds: number) => ({ request, now: new Date(Date.parse('2026-03-10T10:00:00Z') + milliseconds) })
  const guess = (milliseconds: number) => beginGuess(server.db, testSecrets, at(milliseconds), 'two@room.example')
  await guess(40)
  await guess(0)
  // The third counts, and the fourth waits for it.
  await guess(50)
  await expect(guess(60)).rejects.toThrow('tooManyTries')
})

test('right passwords of one person at the same moment: one passes, the others do or wait, and nothing breaks', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => logIn(cast.mariam.email, castPassword, '192.0.2.77')),
  )
  for (const { statusCode } of answers) expect([200, 429]).toContain(statusCode)
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
})
