import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretsFrom } from '#platform/server/configuration/secrets.ts'
import { askedForCode, setUpApp } from '#testing/sign-in.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { byAdmin } from '#testing/whole/by-admin.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { accountFacts, createAccount, setAccountActive, setupSecret } from '../public.ts'
import { signIns } from '#modules/signin/server/public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const admin = (Secret: string) => ({
  body: { Secret, Email: 'First@Academy.example', NameAr: 'الأولى', NameEn: 'First', Password: 'Quiet-River-71' },
})

test('where there are accounts the set-up has done its work, whatever the secret', async () => {
  expect(await server.anonymous.send(accountsCalls.getSetupState)).toEqual({ NeedsFirstAdmin: false })
  const problem = await refusalOf(
    server.anonymous.send(accountsCalls.createFirstAdmin, admin(setupSecret(testSecrets))),
  )
  expect(problem).toMatchObject({ status: 409, code: 'alreadySetUp' })
})

test('an empty academy makes one first administrator, with the secret that the start-up printed', async () => {
  await server.asOwner('truncate accounts.account cascade')
  expect(await server.anonymous.send(accountsCalls.getSetupState)).toEqual({ NeedsFirstAdmin: true })
  const send = (secret: string) => server.anonymous.send(accountsCalls.createFirstAdmin, admin(secret))
  expect((await refusalOf(send('guessed'))).code).toBe('wrongSetupSecret')
  expect((await refusalOf(send(setupSecret(secretsFrom('another academy'))))).code).toBe('wrongSetupSecret')

  const secret = setupSecret(testSecrets).toUpperCase().replaceAll('-', ' ')
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => send(secret)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const body = { email: 'first@academy.example', password: 'Quiet-River-71' }
  // Her address counts as proved, as there may be no mail server yet; the second factor is asked for all the same.
  const asked = await askedForCode(server.anonymous.send(signinCalls.login, { body }))
  expect(asked.method).toBe('mail')
  const { userData } = await setUpApp(server, asked)
  expect(userData).toMatchObject({ userRole: 'admin', displayName: 'الأولى' })
})

test('other modules make accounts and switch them off, which ends their sessions', async () => {
  const person = { role: 'trainee', nameAr: 'سعاد', nameEn: 'Suad' } as const
  const id = await createAccount(server.db, { ...person, email: 'Suad@academy.example' })
  await expect(createAccount(server.db, { ...person, email: 'suad@ACADEMY.example' })).rejects.toMatchObject({
    kind: { code: 'emailTaken' },
  })
  expect(await accountFacts(server.db, [id])).toMatchObject([{ account_id: id, account_email: 'suad@academy.example' }])
  expect(await accountFacts(server.db, [])).toEqual([])

  const suad = await server.as('suad@academy.example')
  const headers = { authorization: `Bearer ${await suad.token()}` }
  const me = () => server.anonymous.send(signinCalls.getMe, {}, { headers })
  expect((await me()).uid).toBe(id)
  await setAccountActive(byAdmin(server), id, false, signIns)
  await expect.poll(() => me().catch((error) => error.code)).toBe('notSignedIn')
})
