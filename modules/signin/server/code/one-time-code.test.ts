import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { testSecrets as secrets } from '#testing/server.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { checkCode, drawCode, sendCode, waitingCode, type CodePurpose } from '../public.ts'
import { forgetOldCodes } from '../store/one-time-codes.ts'

let database: TestDatabase
let db: TestDatabase['db']
beforeAll(async () => {
  database = await cloneDatabase()
  db = database.db
})
afterAll(() => database.close())

const start = Date.parse('2026-03-01T08:00:00Z')
/** Seconds after the start. */
const at = (seconds: number) => new Date(start + seconds * 1000)
const draw = (email: string, seconds: number, purpose: CodePurpose = 'signIn') =>
  drawCode(db, secrets, { purpose, email, accountId: null, now: at(seconds) })
const check = (attemptId: string, code: string, seconds: number, purpose: CodePurpose = 'signIn') =>
  checkCode(db, secrets, { purpose, attemptId, code, now: at(seconds) })
const other = (code: string) => (code === '000000' ? '000001' : '000000')

async function refusalOf(run: Promise<unknown>): Promise<{ code: string; data: object }> {
  const error = await run.then(
    () => new Error('It was expected to be refused.'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error
  return { code: error.kind.code, data: error.data }
}

test('a code is six digits, says whose it is, and is good once', async () => {
  const { id } = await db
    .selectFrom('accounts.account')
    .select('id')
    .where('email', '=', cast.layla.email)
    .executeTakeFirstOrThrow()
  const { attemptId, code } = await drawCode(db, secrets, {
    purpose: 'proveEmail',
    email: cast.layla.email,
    accountId: id,
    now: at(0),
  })
  expect(code).toMatch(/^\d{6}$/)
  expect(await check(attemptId, code, 599, 'proveEmail')).toEqual({ email: cast.layla.email, accountId: id })
  expect((await refusalOf(check(attemptId, code, 599, 'proveEmail'))).code).toBe('codeOver')
})

test('Arabic digits and spaces are read as meant', async () => {
  const { attemptId, code } = await draw('digits@diwan.example', 0)
  const arabic = [...code].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
  expect((await check(attemptId, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `, 1)).email).toBe('digits@diwan.example')
})

test('after ten minutes, for another purpose and for another attempt it is none', async () => {
  const { attemptId, code } = await draw('late@diwan.example', 0)
  expect((await refusalOf(check(attemptId, code, 600))).code).toBe('codeOver')
  expect((await refusalOf(check(attemptId, code, 1, 'resetPassword'))).code).toBe('codeOver')
  expect((await refusalOf(check(crypto.randomUUID(), code, 1))).code).toBe('codeOver')
  const second = await draw('late@diwan.example', 61)
  if (second.code !== code) expect((await refusalOf(check(second.attemptId, code, 62))).code).toBe('wrongCode')
})

test('five wrong tries void it, counted although they refuse, also side by side', async () => {
  const { attemptId, code } = await draw('five@diwan.example', 0)
  const guesses = await Promise.all(Array.from({ length: 8 }, () => refusalOf(check(attemptId, other(code), 1))))
  expect(guesses.filter((guess) => guess.code === 'wrongCode').map((guess) => guess.data)).toEqual(
    expect.arrayContaining([4, 3, 2, 1].map((triesLeft) => ({ triesLeft }))),
  )
  expect(guesses.filter((guess) => guess.code === 'codeOver')).toHaveLength(4)
  expect((await refusalOf(check(attemptId, code, 2))).code).toBe('codeOver')
})

test('ten wrong tries within an hour stop all codes of the address until it has passed', async () => {
  const email = 'ten@diwan.example'
  for (const round of [0, 1]) {
    const { attemptId, code } = await draw(email, round * 60)
    for (let time = 0; time < 5; time++) await refusalOf(check(attemptId, other(code), round * 60 + 1))
  }
  const third = await draw(email, 120)
  expect(await refusalOf(check(third.attemptId, third.code, 120))).toEqual({
    code: 'tooManyTries',
    data: { seconds: 3480 },
  })
  const later = await draw(email, 3601)
  expect((await check(later.attemptId, later.code, 3602)).email).toBe(email)
})

test('one code a minute and five an hour; those that were used do not count', async () => {
  const email = 'again@diwan.example'
  await draw(email, 0)
  expect(await refusalOf(draw(email, 20))).toEqual({ code: 'codeTooSoon', data: { seconds: 40 } })
  await draw(email, 20, 'resetPassword')
  for (const minute of [1, 2, 3, 4]) await draw(email, minute * 60)
  expect(await refusalOf(draw(email, 300))).toEqual({ code: 'codeTooSoon', data: { seconds: 3300 } })

  for (let time = 0; time < 7; time++) {
    const { attemptId, code } = await draw('user@diwan.example', time)
    await check(attemptId, code, time)
  }
})

test('two who ask at once get one code', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 4 }, () => draw('rush@diwan.example', 0)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the code stands in the letter alone, and not in its subject', async () => {
  const to = { purpose: 'signIn', email: cast.omar.email, accountId: null, now: at(0) } as const
  const sent = await sendCode(db, secrets, { ...to, name: 'عمر <b>', language: 'ar' })
  const mail = await db
    .selectFrom('platform.outbox_mail')
    .selectAll()
    .where('to_address', '=', cast.omar.email)
    .executeTakeFirstOrThrow()
  const code = /<bdi dir="ltr">(\d{6})<\/bdi>/.exec(mail.html)![1]!
  expect(mail).toMatchObject({ kind: 'signInCode', language: 'ar', secret: true, href: null })
  expect(mail.subject).not.toContain(code)
  expect(mail.html).toContain('عمر &lt;b&gt;')
  expect(JSON.stringify(await db.selectFrom('signin.one_time_code').selectAll().execute())).not.toContain(code)
  expect(await waitingCode(db, cast.omar.email)).toBe(code)
  expect((await check(sent.attemptId, code, 5)).email).toBe(cast.omar.email)
  await db.updateTable('platform.outbox_mail').set({ state: 'sent' }).execute()
  expect(await waitingCode(db, cast.omar.email)).toBeNull()
})

test('an address without an account gets an attempt and no letter', async () => {
  const asked = { purpose: 'resetPassword', email: 'nobody@diwan.example', accountId: null, now: at(0) } as const
  const { attemptId } = await sendCode(db, secrets, { ...asked, name: '', language: 'en', toNobody: true })
  expect((await refusalOf(check(attemptId, '12345', 1, 'resetPassword'))).code).toBe('wrongCode')
  const letters = db.selectFrom('platform.outbox_mail').select('id').where('to_address', '=', asked.email)
  expect(await letters.execute()).toEqual([])
})

test('a day later nothing is kept of it', async () => {
  await forgetOldCodes(db, at(4000 + 24 * 3600))
  expect(await db.selectFrom('signin.one_time_code').select('id').execute()).toEqual([])
})
