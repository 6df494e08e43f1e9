import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { cast } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { createAccount } from '../public.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  const make = (email: string, nameAr: string, nameEn: string, more: object = {}) =>
    createAccount(server.db, { email, role: 'evaluator', nameAr, nameEn, ...more })
  await make('ahmad@list.example', 'أحمد الألفي', 'Ahmad Alalfi', { permissions: ['enteringdeploma'] })
  await make('iman@list.example', 'إيمان شكرى', 'Iman Shukri', { permissions: ['enteringdeploma', 'enteringcourses'] })
  await make('formula@list.example', '=HYPERLINK("x")', '')
})
afterAll(() => server.close())

const search = async (input: object) =>
  (await sami.send(accountsCalls.searchUsers, input)).Items.map((row) => row.Email)

test('found by name in either script, however it is spelled, and by address', async () => {
  expect(await search({ search: 'احمد الالفى' })).toEqual(['ahmad@list.example'])
  expect(await search({ search: 'ايمان' })).toEqual(['iman@list.example'])
  expect(await search({ search: 'SHUKRI' })).toEqual(['iman@list.example'])
  expect(await search({ search: 'iman@LIST' })).toEqual(['iman@list.example'])
  expect(await search({ search: '%' })).toEqual([])
})

test('narrowed by role, state and permission, and paged in the order asked for', async () => {
  expect(await search({ Role: 'admin' })).toEqual([cast.nadia.email])
  expect(await search({ Permission: 'enteringdeploma', sort: 'Email' })).toEqual([
    'ahmad@list.example',
    'iman@list.example',
  ])
  await sami.send(accountsCalls.addUser, {
    body: {
      NameAr: 'مدعوّ',
      NameEn: '',
      Email: 'invited@list.example',
      Role: 'customer',
      Permissions: [],
      Language: 'ar',
    },
  })
  expect(await search({ State: 'invited' })).toContain('invited@list.example')
  expect(await search({ State: 'waiting' })).toEqual([])
  await server.db
    .updateTable('accounts.account')
    .set({ password_hash: 'x' })
    .where('email', '=', 'invited@list.example')
    .execute()
  expect(await search({ State: 'waiting' })).toEqual(['invited@list.example'])
  expect(await search({ State: 'inactive' })).toEqual([])

  const whole = await sami.send(accountsCalls.searchUsers, { pageSize: 100 })
  for (const sort of ['Name', 'Email', 'Role', 'State', 'LastSignIn'] as const) {
    const up = await search({ sort, pageSize: 100 })
    expect(up).toHaveLength(whole.Total)
    expect(await search({ sort: `-${sort}`, pageSize: 100 })).toEqual(up.toReversed())
    expect(await search({ sort, pageSize: 10, pageNum: 2 })).toEqual(up.slice(10, 20))
  }
  expect((await refusalOf(sami.send(accountsCalls.searchUsers, { sort: 'password_hash' as never }))).status).toBe(400)
})

test('whoever takes the list as a file stands in the audit', async () => {
  const input = { Role: 'evaluator' as const, search: 'list.example' }
  const { Items } = await sami.send(accountsCalls.searchUsers, input, { headers: { 'x-export': 'csv' } })
  expect(Items).toHaveLength(3)
  expect(JSON.stringify(Items)).not.toContain('password')
  const rows = server.db.selectFrom('platform.audit').selectAll().where('kind', '=', 'platform.exportList')
  await expect.poll(async () => (await rows.execute()).map((row) => row.actor_id)).toEqual([sami.accountId])
  const huda = (await server.as('huda')).send(accountsCalls.searchUsers, input, { headers: { 'x-export': 'csv' } })
  expect((await refusalOf(huda)).code).toBe('notAllowed')
  expect(await rows.execute()).toHaveLength(1)
})
