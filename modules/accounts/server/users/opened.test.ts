import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { permissions, type Permission } from '#platform/shared/access.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { accountRoles } from '../../contract/users.ts'
import { createAccount } from '../public.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const every = declaredCalls()
  .filter(({ module }) => module !== 'platform')
  .flatMap(({ module, calls: some }) =>
    Object.entries(some).map(([name, call]) => ({ key: `${module}.${name}`, call })),
  )

/** What the guard really says to this account, asked of every call that nothing can be done with: input is missing. */
async function passed(email: string): Promise<string[]> {
  const asker = await server.as(email)
  const found: string[] = []
  for (const { key, call } of every) {
    const response = await asker.raw(call, { nothingOfTheKind: 1 })
    if (response.statusCode !== 403 || response.json().code !== 'notAllowed') found.push(key)
  }
  return found.sort()
}

test.each([
  ...accountRoles.map((role) => [role, [] as Permission[]] as const),
  ...permissions.map((permission) => ['trainee', [permission]] as const),
])('what %s with %j opens is what the guard lets pass', async (role, held) => {
  const email = `${role}-${held.join('')}@opened.example`
  const ID = await createAccount(server.db, { email, role, permissions: held, nameAr: 'حساب', nameEn: 'Account' })
  const told = await (await server.as('nadia')).send(accountsCalls.getOpened, { ID })
  expect(told).toMatchObject({ Role: role, Permissions: held, CanSignIn: true })
  expect(told.Items.map(({ Module, Name }) => `${Module}.${Name}`).sort()).toEqual(await passed(email))
})

test('nothing is open to an account that cannot sign in; only administrators ask, editors read the bare list', async () => {
  const nadia = await server.as('nadia')
  const sami = await server.as('sami')
  const ID = await createAccount(server.db, { email: 'off@opened.example', role: 'editor', nameAr: 'حساب', nameEn: '' })
  await server.db.updateTable('accounts.account').set({ state: 'inactive' }).where('id', '=', ID).execute()
  expect(await nadia.send(accountsCalls.getOpened, { ID })).toMatchObject({ CanSignIn: false, Items: [] })
  expect((await refusalOf(nadia.send(accountsCalls.getOpened, { ID: 999_999 }))).status).toBe(404)
  expect((await refusalOf(sami.send(accountsCalls.getOpened, { ID }))).code).toBe('notAllowed')
  const { Items } = await sami.send(accountsCalls.getActions)
  expect(Items.map(({ Module, Name }) => `${Module}.${Name}`).sort()).toEqual(every.map(({ key }) => key).sort())
})
