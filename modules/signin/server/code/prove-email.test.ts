import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { askedForCode, loggedIn, mailedCode } from '#testing/sign-in.ts'
import { signinCalls } from '../../contract/calls.ts'
import { createAccount } from '#modules/accounts/server/public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const start = Date.now()
const at = (seconds: number) => server.at(new Date(start + seconds * 1000))
beforeEach(() => at(0))

const password = 'Quiet-River-71'
const person = { role: 'trainee', nameAr: 'سعاد', nameEn: 'Suad', password } as const
const login = (email: string) => server.anonymous.raw(signinCalls.login, { body: { email, password } })
const confirm = (attemptId: string, code: string) =>
  server.anonymous.send(signinCalls.confirmEmail, { body: { attemptId, code } })

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
  const asSecondFactor = server.anonymous.send(signinCalls.verifyOtp, { body: { attemptId, code } })
  expect((await refusalOf(asSecondFactor)).code).toBe('codeOver')

  expect((await loggedIn(confirm(attemptId, code))).userData.email).toBe(email)
  expect((await refusalOf(confirm(attemptId, code))).code).toBe('codeOver')
  expect((await login(email)).json()).toMatchObject({ status: 200 })
})

test('a wrong password tells nothing of it', async () => {
  const email = 'unproved@academy.example'
  await createAccount(server.db, { ...person, email })
  const body = { email, password: 'wrong-Password-1' }
  expect((await refusalOf(server.anonymous.send(signinCalls.login, { body }))).code).toBe('wrongCredentials')
})

test('the staff’s mailed code proves the address, and then a factor of their own is set up', async () => {
  const email = 'editor@academy.example'
  await createAccount(server.db, { ...person, role: 'editor', email })
  const { headers } = await login(email)
  const reply = confirm(headers['x-code-attempt'] as string, await mailedCode(server.db, email))
  expect(await askedForCode(reply)).toMatchObject({ method: 'setUp' })
})

test('who waits for approval proves the address and is told to wait, after the right password alone', async () => {
  const email = 'waiting@academy.example'
  const id = await createAccount(server.db, { ...person, email })
  const account = server.db.updateTable('accounts.account').where('id', '=', id)
  await account.set({ state: 'pending' }).execute()
  const { headers } = await login(email)
  const problem = await refusalOf(confirm(headers['x-code-attempt'] as string, await mailedCode(server.db, email)))
  expect(problem).toMatchObject({ status: 403, code: 'awaitsApproval' })
  expect((await login(email)).json()).toMatchObject({ status: 403, code: 'awaitsApproval' })
  const wrong = server.anonymous.send(signinCalls.login, { body: { email, password: 'wrong-Password-1' } })
  expect((await refusalOf(wrong)).code).toBe('wrongCredentials')
  await account.set({ state: 'active' }).execute()
  expect((await login(email)).json()).toMatchObject({ status: 200 })
})
