import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import type { Input } from '#platform/shared/call.ts'
import { viewsCalls as calls } from '../contract/calls.ts'
import { mostOwn, mostShared } from '../rules/limits.ts'
import { merging } from './merging.ts'
import { ownData } from './own-data.ts'

type Roles = Input<typeof calls.shareView>['body']['Roles']

let server: TestServer
let nadia: Asker, sami: Asker, huda: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[nadia, sami, huda, layla] = await Promise.all([
    server.as('nadia'),
    server.as('sami'),
    server.as('huda'),
    server.as('layla'),
  ])
})
afterAll(() => server.close())
beforeEach(async () => void (await sql`delete from views.list_view`.execute(server.db)))

const Definition = {
  Filters: [{ Key: 'State', Value: 'open' }],
  Search: 'air',
  Sort: '-Name',
  Shown: ['ChangedAt'],
  Hidden: ['Fee'],
  IsCompact: true,
  IsSideBySide: false,
}
const List = 'classes'
const add = (by: Asker, Name = 'Mine', list = List) =>
  by.send(calls.addView, { body: { List: list, Name, Definition } })
const seen = async (by: Asker, list = List) => (await by.send(calls.getViews, { List: list })).Views
const names = async (by: Asker, list = List) => (await seen(by, list)).map(({ Name }) => Name)
const share = (by: Asker, { ID, Version }: { ID: number; Version: number }, Roles: Roles) =>
  by.send(calls.shareView, { ID, body: { Roles, Version } })
const makeUsual = (by: Asker, { ID, Version }: { ID: number; Version: number }, Roles: Roles) =>
  by.send(calls.setUsualView, { ID, body: { Roles, Version } })
const idOf = async (who: string) =>
  (
    await sql<{ id: number }>`select id from accounts.account where email = ${`${who}@diwan.example`}`.execute(
      server.db,
    )
  ).rows[0]!.id

test('a view is kept for its owner, of its list alone, and nobody else reaches it', async () => {
  const view = await add(layla)
  expect(await seen(layla)).toEqual([
    {
      ID: view.ID,
      Name: 'Mine',
      Definition,
      IsMine: true,
      IsUsual: false,
      Roles: [],
      UsualFor: [],
      Version: 1,
      Actions: ['editView', 'deleteView'],
    },
  ])
  expect(await seen(layla, 'courses')).toEqual([])
  for (const other of [nadia, huda]) {
    expect(await seen(other)).toEqual([])
    const changed = other.send(calls.editView, { ID: view.ID, body: { Name: 'Theirs', Definition, Version: 1 } })
    expect(await refusalOf(changed)).toMatchObject({ code: 'notFound' })
    expect(await refusalOf(other.send(calls.deleteView, { ID: view.ID }))).toMatchObject({ code: 'notFound' })
  }
  expect(await refusalOf(server.anonymous.send(calls.getViews, { List }))).toMatchObject({ status: 401 })
})

test('what is changed over an older version is refused', async () => {
  const { ID } = await add(layla)
  const change = (Name: string, Version: number) =>
    layla.send(calls.editView, { ID, body: { Name, Definition: { ...Definition, Search: '' }, Version } })
  expect(await change('Renamed', 1)).toEqual({ ID, Version: 2 })
  expect(await refusalOf(change('Late', 1))).toMatchObject({ code: 'changedMeanwhile' })
  expect((await seen(layla))[0]).toMatchObject({ Name: 'Renamed', Definition: { Search: '' }, Version: 2 })
  expect(await layla.send(calls.deleteView, { ID })).toEqual({ Done: true })
  expect(await seen(layla)).toEqual([])
})

test('who reviews shows a view to roles; they see it and change nothing of it', async () => {
  const view = await add(huda, 'For classes')
  const shared = await share(huda, view, ['trainee', 'editor', 'trainee'])
  const [row] = await seen(layla)
  expect(row).toMatchObject({ Name: 'For classes', IsMine: false, Roles: [], UsualFor: [], Actions: [] })
  expect((await seen(huda))[0]).toMatchObject({ Roles: ['editor', 'trainee'] })
  const change = (by: Asker) =>
    refusalOf(by.send(calls.editView, { ID: view.ID, body: { Name: 'x', Definition, Version: shared.Version } }))
  expect(await change(layla)).toMatchObject({ code: 'notFound' })
  expect(await change(sami)).toMatchObject({ code: 'notFound' })
  // The administrator keeps what others see.
  expect((await seen(nadia))[0]!.Actions).toEqual(['editView', 'shareView', 'setUsualView', 'deleteView'])
  await share(nadia, shared, ['editor'])
  expect(await seen(layla)).toEqual([])
  expect(await names(sami)).toEqual(['For classes'])

  const own = await add(layla)
  expect(await refusalOf(share(layla, own, ['trainee']))).toMatchObject({ status: 403 })
})

test('who may share no more changes nothing that others see', async () => {
  const view = await share(sami, await add(sami), ['editor'])
  await sql`update accounts.account set role = 'evaluator' where email = 'sami@diwan.example'`.execute(server.db)
  try {
    const evaluator = await server.as('sami')
    expect((await seen(evaluator))[0]!.Actions).toEqual([])
    const change = evaluator.send(calls.editView, {
      ID: view.ID,
      body: { Name: 'x', Definition, Version: view.Version },
    })
    expect(await refusalOf(change)).toMatchObject({ code: 'notAllowed' })
    expect(await refusalOf(evaluator.send(calls.deleteView, { ID: view.ID }))).toMatchObject({ code: 'notAllowed' })
  } finally {
    await sql`update accounts.account set role = 'editor' where email = 'sami@diwan.example'`.execute(server.db)
    sami = await server.as('sami')
  }
})

test('a role’s list begins with one view, which administrators set and keep', async () => {
  const first = await share(huda, await add(huda, 'First'), ['trainee', 'editor'])
  const second = await share(huda, await add(huda, 'Second'), ['trainee'])
  expect(await refusalOf(makeUsual(huda, first, ['trainee']))).toMatchObject({ status: 403 })
  expect(await refusalOf(makeUsual(nadia, second, ['editor']))).toMatchObject({ code: 'invalidInput' })
  const usual = await makeUsual(nadia, first, ['trainee', 'editor'])
  expect(await names(layla)).toEqual(['First', 'Second'])
  await makeUsual(nadia, second, ['trainee'])
  expect((await seen(layla)).map(({ Name, IsUsual }) => [Name, IsUsual])).toEqual([
    ['Second', true],
    ['First', false],
  ])
  // The one before stays the editors’ usual one, and its version has grown.
  expect((await seen(sami))[0]).toMatchObject({ Name: 'First', IsUsual: true, Version: usual.Version + 1 })
  const change = huda.send(calls.editView, {
    ID: first.ID,
    body: { Name: 'x', Definition, Version: usual.Version + 1 },
  })
  expect(await refusalOf(change)).toMatchObject({ code: 'notAllowed' })
  // A role that sees it no more does not begin with it.
  await share(nadia, { ID: first.ID, Version: usual.Version + 1 }, ['trainee'])
  const { rows } = await sql<{
    usual_for: string[]
  }>`select usual_for from views.list_view where id = ${first.ID}`.execute(server.db)
  expect(rows).toEqual([{ usual_for: [] }])
})

test('two that become usual at once leave one', async () => {
  const views = await Promise.all(
    ['One', 'Two', 'Three'].map(async (name) => share(huda, await add(huda, name), ['trainee'])),
  )
  await Promise.allSettled(views.map((view) => makeUsual(nadia, view, ['trainee'])))
  expect((await seen(layla)).filter(({ IsUsual }) => IsUsual)).toHaveLength(1)
})

test('of one list there are so many a person and a role, also where several are sent at once', async () => {
  const fill = (owner: number, count: number, roles: string[]) =>
    sql`insert into views.list_view (owner_id, list, name, definition, roles)
      select ${owner}, ${List}, 'View ' || n, ${JSON.stringify(Definition)}::jsonb, ${roles}
      from generate_series(1, ${count}::integer) n`.execute(server.db)
  await fill(await idOf('layla'), mostOwn - 1, [])
  const sent = await Promise.allSettled(Array.from({ length: 8 }, () => add(layla)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(add(layla))).toMatchObject({ code: 'tooManyViews', data: { most: mostOwn } })
  await add(layla, 'Mine', 'courses')

  await fill(await idOf('nadia'), mostShared, ['instructor'])
  const view = await add(huda)
  expect(await refusalOf(share(huda, view, ['editor', 'instructor']))).toMatchObject({
    code: 'tooManyShared',
    data: { most: mostShared, role: 'instructor' },
  })
  expect(await share(huda, view, ['editor'])).toMatchObject({ ID: view.ID })
})

test.each([
  ['a list that is no name', { List: 'a b' }],
  ['no name', { Name: ' ' }],
  ['an order with a quote in it', { Definition: { ...Definition, Sort: "'x" } }],
  [
    'forty-one filters',
    { Definition: { ...Definition, Filters: Array.from({ length: 41 }, () => ({ Key: 'State', Value: 'x' })) } },
  ],
  ['a column of a megabyte', { Definition: { ...Definition, Shown: ['x'.repeat(1_000_000)] } }],
  ['what a view does not have', { Definition: { ...Definition, Rows: 5 } }],
])('%s is refused', async (_, change) => {
  const sent = layla.send(calls.addView, { body: { List, Name: 'Mine', Definition, ...change } as never })
  expect((await refusalOf(sent)).status).toBeOneOf([400, 413])
})

test('the audit says who shows what to whom, before and after', async () => {
  const view = await share(huda, await add(huda, 'For all'), ['trainee'])
  await makeUsual(nadia, view, ['trainee'])
  const { rows } = await sql<{ kind: string; before: object | null; after: object | null }>`
    select kind, before, after from platform.audit where kind like 'views.%' and subject_id = ${view.ID} order by id`.execute(
    server.db,
  )
  expect(rows).toMatchObject([
    { kind: 'views.addView', before: null, after: { name: 'For all', list: List } },
    { kind: 'views.shareView', before: { roles: [] }, after: { roles: ['trainee'] } },
    { kind: 'views.setUsualView', before: { usualFor: [] }, after: { usualFor: ['trainee'] } },
  ])
})

test('views go with whose they are, but those that others see; of two accounts they become one’s', async () => {
  await add(huda, 'Own')
  await share(huda, await add(huda, 'Shared'), ['trainee'])
  const [hudasId, laylasId] = [await idOf('huda'), await idOf('layla')]
  await ownData.erase!(server.db, { person: { accountId: hudasId } } as never)
  expect(await names(huda)).toEqual(['Shared'])
  await merging.move!(server.db, { kept: 1, gone: 2, stays: laylasId, closed: hudasId })
  expect((await seen(layla)).map(({ Name, IsMine }) => [Name, IsMine])).toEqual([['Shared', true]])
})
