import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { loggedIn, mailedCode } from '#testing/sign-in.ts'
import { identityCalls as calls } from '../contract/calls.ts'
import { changeAccount, createAccount } from './public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const password = 'Quiet-River-71'
const person = { role: 'trainee', nameAr: 'سعاد', nameEn: 'Suad', password } as const
const login = (email: string) => server.anonymous.raw(calls.login, { body: { email, password } })
const confirm = (attemptId: string, code: string) =>
  server.anonymous.send(calls.confirmEmail, { body: { attemptId, code } })

test('the right password of an unproved address gets the text 0 and a code, which proves it and signs in', async () => {
  const email = 'suad@academy.example'
  await createAccount(server.db, { ...person, email })
  const response = await login(email)
  expect([response.statusCode, response.body]).toEqual([200, '"0"'])
  const attemptId = response.headers['x-code-attempt'] as string
  const code = await mailedCode(server.db, email)

  // Asked again within the minute nothing is mailed, and the answer is the same.
  const again = await login(email)
  expect([again.body, again.headers['x-code-attempt']]).toEqual(['"0"', undefined])
  // It opens nothing else.
  const asSecondFactor = server.anonymous.send(calls.verifyOtp, { body: { attemptId, code } })
  expect((await refusalOf(asSecondFactor)).code).toBe('codeOver')

  expect((await loggedIn(confirm(attemptId, code))).userData.email).toBe(email)
  expect((await refusalOf(confirm(attemptId, code))).code).toBe('codeOver')
  expect((await login(email)).json()).toMatchObject({ status: 200 })
})

test('a wrong password tells nothing of it', async () => {
  const email = 'unproved@academy.example'
  await createAccount(server.db, { ...person, email })
  const body = { email, password: 'wrong-Password-1' }
  expect((await refusalOf(server.anonymous.send(calls.login, { body }))).code).toBe('wrongCredentials')
})

test('the staff’s mailed code counts for both, the address and the second factor', async () => {
  const email = 'editor@academy.example'
  await createAccount(server.db, { ...person, role: 'editor', email })
  const { headers } = await login(email)
  await loggedIn(confirm(headers['x-code-attempt'] as string, await mailedCode(server.db, email)))
  expect((await login(email)).statusCode).toBe(201)
})

test('who waits for approval proves the address and is told to wait, after the right password alone', async () => {
  const email = 'waiting@academy.example'
  const id = await createAccount(server.db, { ...person, email })
  const account = server.db.updateTable('identity.account').where('id', '=', id)
  await account.set({ state: 'pending' }).execute()
  const { headers } = await login(email)
  const problem = await refusalOf(confirm(headers['x-code-attempt'] as string, await mailedCode(server.db, email)))
  expect(problem).toMatchObject({ status: 403, code: 'awaitsApproval' })
  expect((await login(email)).json()).toMatchObject({ status: 403, code: 'awaitsApproval' })
  const wrong = server.anonymous.send(calls.login, { body: { email, password: 'wrong-Password-1' } })
  expect((await refusalOf(wrong)).code).toBe('wrongCredentials')
  await account.set({ state: 'active' }).execute()
  expect((await login(email)).json()).toMatchObject({ status: 200 })
})

test('a changed address must be proved anew; a code that went to the old one is none', async () => {
  const { id } = await server.db
    .selectFrom('identity.account')
    .select('id')
    .where('email', '=', cast.mariam.email)
    .executeTakeFirstOrThrow()
  const change = (email: string) =>
    changeAccount(server.db, id, { email, nameAr: cast.mariam.nameAr, nameEn: cast.mariam.nameEn })
  const log = (email: string) => server.anonymous.raw(calls.login, { body: { email, password: castPassword } })
  await change(cast.mariam.email)
  expect((await log(cast.mariam.email)).json()).toMatchObject({ status: 200 })
  await change('first@academy.example')
  const { headers } = await log('first@academy.example')
  const code = await mailedCode(server.db, 'first@academy.example')
  await change('second@academy.example')
  expect((await refusalOf(confirm(headers['x-code-attempt'] as string, code))).code).toBe('codeOver')
  expect((await log('second@academy.example')).body).toBe('"0"')
})
