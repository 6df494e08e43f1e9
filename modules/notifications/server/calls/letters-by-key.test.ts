import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { rowOf } from '../../rules/letters-about.ts'
import { leaveHref } from '../acts/letters-by-key.ts'

let server: TestServer
let layla: Asker, visitor: Asker
let accountId: number
beforeAll(async () => {
  server = await startTestServer()
  ;[layla, visitor] = [await server.as('layla'), server.anonymous]
  const { rows } = await sql<{ id: number }>`
    select account_id as id from accounts.account_facts where account_email = 'layla@diwan.example'`.execute(server.db)
  accountId = rows[0]!.id
})
beforeEach(() => sql`delete from notifications.choice where account_id = ${accountId}`.execute(server.db))
afterAll(() => server.close())

const keyFor = (about: 'schedule' | 'daily', account = accountId) =>
  new URL(leaveHref(testSecrets, account, about), 'https://diwan.example').searchParams.get('Key')!
const mailAbout = async (topic: string) =>
  (await layla.send(calls.getMailChoices, {})).Items.find(({ Topic }) => Topic === topic)?.Mail

test('the link of a letter stops letters about its topic and nothing else, and brings them back', async () => {
  const Key = keyFor('schedule')
  expect(await visitor.send(calls.getLettersByKey, { Key })).toEqual({
    Address: 'l…@diwan.example',
    About: 'schedule',
    AreStopped: false,
    Actions: ['stopLetters'],
  })
  for (let pressed = 0; pressed < 2; pressed++) await visitor.send(calls.stopLetters, { body: { Key } })
  expect(await visitor.send(calls.getLettersByKey, { Key })).toMatchObject({
    AreStopped: true,
    Actions: ['resumeLetters'],
  })
  expect([await mailAbout('schedule'), await mailAbout('exams')]).toEqual(['off', 'now'])
  // Pressed twice it was one choice.
  expect(await audited(server.db, 'notifications.stopLetters')).toHaveLength(1)
  await visitor.send(calls.resumeLetters, { body: { Key } })
  expect(await mailAbout('schedule')).toBe('now')
})

test('the button of a mail program stops them; opening the link does not', async () => {
  const Key = keyFor('schedule')
  const url = leaveHref(testSecrets, accountId, 'schedule')
  const opened = await server.app.inject({ method: 'GET', url })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/StopLetters/${Key}`])
  expect(await mailAbout('schedule')).toBe('now')
  const pressed = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
  expect(await mailAbout('schedule')).toBe('off')
})

test('the daily mail ends with all that it told; what comes at once goes on', async () => {
  for (const Topic of ['schedule', 'results'] as const)
    await layla.send(calls.saveMailChoice, { body: { Topic, Mail: 'daily' } })
  const Key = keyFor('daily')
  expect(await visitor.send(calls.getLettersByKey, { Key })).toMatchObject({ About: 'daily', AreStopped: false })
  await visitor.send(calls.stopLetters, { body: { Key } })
  expect([await mailAbout('schedule'), await mailAbout('results'), await mailAbout('exams')]).toEqual([
    'off',
    'off',
    'now',
  ])
  expect(await visitor.send(calls.getLettersByKey, { Key })).toMatchObject({ AreStopped: true, Actions: [] })
})

test('a key that the academy did not make, of somebody else, or of what nobody switches off opens nothing', async () => {
  const Key = keyFor('schedule')
  const own = rowOf(accountId, 'schedule')
  const signature = Key.slice(own.length)
  const strange = [
    `${rowOf(accountId + 1, 'schedule')}${signature}`,
    `${rowOf(accountId, 'daily')}${signature}`,
    'x',
    `${Key}x`,
  ]
  for (const each of [...strange, keyFor('security' as never), keyFor('schedule', 2_000_000)]) {
    expect((await refusalOf(visitor.send(calls.getLettersByKey, { Key: each }))).code, each).toBe('notFound')
    expect((await refusalOf(visitor.send(calls.stopLetters, { body: { Key: each } }))).code, each).toBe('notFound')
  }
  expect(await mailAbout('schedule')).toBe('now')
})
