import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { cast } from '#testing/stages/cast.ts'
import { mailedCode, proveAddress, uploadAttachment } from '#testing/stages/sign-up.ts'
import { signupCalls as calls } from '../../../contract/calls.ts'
import { jobs } from '../../jobs.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = (Email: string, ip = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url: calls.startSignup.path,
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    remoteAddress: ip,
    payload: JSON.stringify({ Email }),
  })
const lettersTo = async (address: string) =>
  (
    await sql<{
      kind: string
    }>`select kind from platform.outbox_mail where to_address = ${address} order by id`.execute(server.db)
  ).rows.map((row) => row.kind)

test('an address with an account and one without are answered alike; only the letters differ', async () => {
  const [free, taken] = [await start('nobody@example.com'), await start(cast.layla.email)]
  const shape = (reply: { statusCode: number; json: () => object }) => [reply.statusCode, Object.keys(reply.json())]
  expect(shape(taken)).toEqual(shape(free))
  expect(shape(free)).toEqual([200, ['AttemptID']])
  expect(await lettersTo('nobody@example.com')).toEqual(['proveEmailCode'])
  expect(await lettersTo(cast.layla.email)).toEqual(['alreadyRegistered'])
  const wrong = (AttemptID: string) =>
    refusalOf(server.anonymous.send(calls.proveSignup, { body: { AttemptID, Code: '00' } }))
  const [one, other] = [await wrong(free.json().AttemptID), await wrong(taken.json().AttemptID)]
  expect(one).toMatchObject({ code: 'wrongCode', data: { triesLeft: 4 } })
  expect({ ...other, requestId: '' }).toEqual({ ...one, requestId: '' })
  // Asked again at once, both wait.
  for (const address of ['nobody@example.com', cast.layla.email])
    expect((await start(address)).json()).toMatchObject({ status: 429, code: 'codeTooSoon' })
})

test('the mailed code gives a key once; five wrong tries void it', async () => {
  const { AttemptID } = (await start('sara@example.com')).json()
  const Code = (await mailedCode(server, 'sara@example.com'))!
  const prove = (code: string) => server.anonymous.send(calls.proveSignup, { body: { AttemptID, Code: code } })
  const { Key, Signup } = await prove(` ${Code.replaceAll('1', '١')} `)
  expect(Signup).toMatchObject({ Email: 'sara@example.com', Standing: 'new', Files: [] })
  expect(await server.anonymous.send(calls.getSignup, { body: { Key } })).toEqual(Signup)
  expect((await refusalOf(prove(Code))).code).toBe('codeOver')

  const guessed = (await start('guessed@example.com')).json().AttemptID
  const right = (await mailedCode(server, 'guessed@example.com'))!
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++)
    await refusalOf(server.anonymous.send(calls.proveSignup, { body: { AttemptID: guessed, Code: wrong } }))
  expect(
    (await refusalOf(server.anonymous.send(calls.proveSignup, { body: { AttemptID: guessed, Code: right } }))).code,
  ).toBe('codeOver')
})

test('ten sign-ups an hour from one network, counted over all pages and for IPv6 by the line', async () => {
  const from = (n: number) => `2001:db8:7:7::${n}`
  for (let n = 1; n <= 10; n++) expect((await start(`a${n}@example.com`, from(n))).statusCode).toBe(200)
  const eleventh = await start('a11@example.com', from(11))
  expect(eleventh.json()).toMatchObject({ status: 429, code: 'tooManySignups' })
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3500)
  expect(await lettersTo('a11@example.com')).toEqual([])
  expect((await start('a11@example.com', '2001:db8:7:8::1')).statusCode).toBe(200)
  const later = new Date(Date.now() + 61 * 60_000)
  server.at(later)
  expect((await start('a12@example.com', from(12))).statusCode).toBe(200)
  server.at()
})

const typedPassword = 'Quiet-River-71'
/** The short form, filled in with an address that is taken, from the n-th network. */
const typed = (email: string, n: number) =>
  server.app.inject({
    method: 'POST',
    url: calls.register.path,
    headers: { 'content-type': 'application/json' },
    remoteAddress: `203.0.113.${n}`,
    payload: JSON.stringify({ email, password: typedPassword, confirmPassword: typedPassword }),
  })

test('strangers cause three letters an hour to one address, whichever networks and forms they ask from', async () => {
  const before = (await lettersTo(cast.mariam.email)).length
  for (let n = 1; n <= 5; n++)
    expect((await typed(cast.mariam.email, n)).json()).toMatchObject({ code: 'alreadyRegistered' })
  expect((await start(cast.mariam.email, '203.0.113.6')).statusCode).toBe(200)
  expect((await lettersTo(cast.mariam.email)).slice(before)).toEqual(Array(3).fill('alreadyRegistered'))
})

test('of fifty who ask at the same moment no more than three cause a letter', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => typed(cast.yusuf.email, at + 20)))
  expect(new Set(all.map((reply) => reply.json().code))).toEqual(new Set(['alreadyRegistered']))
  expect(await lettersTo(cast.yusuf.email)).toHaveLength(3)
})

test('many at once from one network are not more than ten', async () => {
  const all = await Promise.all(Array.from({ length: 16 }, (_, n) => start(`many${n}@example.com`, '198.51.100.9')))
  expect(all.filter((reply) => reply.statusCode === 200)).toHaveLength(10)
})

test('nothing is uploaded before the address is proved; then five files, each once, of the kinds allowed', async () => {
  await expect(uploadAttachment(server, null)).rejects.toThrow('410 signupOver')
  await expect(uploadAttachment(server, 'x'.repeat(43))).rejects.toThrow('410 signupOver')
  const { Key } = await proveAddress(server, 'files@example.com')
  const file = (n: number) => ({ name: `${n}.pdf`, bytes: `%PDF-1.7\n${n}` })
  const first = await uploadAttachment(server, Key, file(1))
  await expect(uploadAttachment(server, Key, { ...file(1), name: 'again.pdf' })).rejects.toThrow('409 alreadyExists')
  await expect(uploadAttachment(server, Key, { name: 'a.html', bytes: '<html>' })).rejects.toThrow('415')
  await expect(uploadAttachment(server, Key, { name: 'a.pdf', bytes: 'MZ' })).rejects.toThrow('422 fileDamaged')
  for (const n of [2, 3, 4, 5]) await uploadAttachment(server, Key, file(n))
  await expect(uploadAttachment(server, Key, file(6))).rejects.toThrow('409 tooManyFiles')

  const other = await proveAddress(server, 'other@example.com')
  await server.anonymous.send(calls.removeSignupFile, { body: { Key: other.Key, FileID: first } })
  expect((await server.anonymous.send(calls.getSignup, { body: { Key } })).Files).toHaveLength(5)
  await server.anonymous.send(calls.removeSignupFile, { body: { Key, FileID: first } })
  await uploadAttachment(server, Key, file(6))
  // A visitor's file is nobody's to fetch, its sender's neither.
  const download = await server.app.inject({ url: `/api/File/Download?ID=${first + 1}` })
  expect(download.statusCode).toBe(404)
})

test('twenty megabytes in all', async () => {
  const { Key } = await proveAddress(server, 'large@example.com')
  const large = (n: number) => ({ name: `${n}.pdf`, bytes: Buffer.from(`%PDF-${n}${'x'.repeat(9_000_000)}`) })
  await uploadAttachment(server, Key, large(1))
  await uploadAttachment(server, Key, large(2))
  await expect(uploadAttachment(server, Key, large(3))).rejects.toThrow('409 tooManyFiles')
})

test('a proof is good for a day; then its files go with it', async () => {
  const { Key } = await proveAddress(server, 'late@example.com')
  const fileId = await uploadAttachment(server, Key)
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  server.at(tomorrow)
  expect(await refusalOf(server.anonymous.send(calls.getSignup, { body: { Key } }))).toMatchObject({
    status: 410,
    code: 'signupOver',
  })
  const row = await server.db
    .selectFrom('platform.file')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  for (const job of jobs) await job.run({ db: server.db, files: server.files, now: tomorrow, data: {} })
  server.at()
  await expect(server.files.open(row.storage_key)).rejects.toThrow()
  const left = await server.db
    .selectFrom('people.signup')
    .select('id')
    .where('email', '=', 'late@example.com')
    .execute()
  expect(left).toEqual([])
})
