import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTrainees } from '#database/seeds/world/people.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { peopleCalls as calls } from '../contract/calls.ts'

/* What a search finds further where nothing holds the text as it was typed. */

const people = [
  ['NEAR-1', 'بسمة عبد الفتاح الزنكلوني', 'Basma Elzankalouny'],
  ['NEAR-2', 'بسمة سعيد الزنكلوني', 'Basma Saïd Elzankalouny'],
  ['NEAR-3', 'قطز الزنقلوني', 'Qutuz Elzanqalouny'],
] as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const organization = await server.db
    .selectFrom('people.organization')
    .select('id')
    .where('code', '=', 'ORG-0001')
    .executeTakeFirstOrThrow()
  await addTrainees(
    server.db,
    people.map(([code, ar, en]) => ({
      code,
      names: { ar, en },
      gender: 'female' as const,
      email: `${code.toLowerCase()}@far.example`,
      ...(code !== 'NEAR-3' && { organization_id: organization.id }),
    })),
  )
})
afterAll(() => server.close())

const found = async (search: string, who: 'huda' | 'hany' = 'huda') => {
  const asker = await server.as(who)
  const call = who === 'huda' ? calls.listTrainees : calls.listTraineesOfCustomer
  const { Items, Total, IsNear } = await asker.send(call, { search, pageSize: 10 })
  expect(Total).toBe(Items.length)
  return [Items.map(({ Code }) => Code).sort(), IsNear ?? false] as const
}

test('what holds the text is found alone; else its words in any order; else what is one letter off', async () => {
  for (const who of ['huda', 'hany'] as const) {
    expect(await found('الزنكلوني', who)).toEqual([['NEAR-1', 'NEAR-2'], false])
    expect(await found('الزنكلونى بسمه', who), 'in another order').toEqual([['NEAR-1', 'NEAR-2'], false])
    expect(await found('سعيد Basma', who), 'in both scripts').toEqual([['NEAR-2'], false])
    for (const [text, mistake] of [
      ['الزنكلومي بسمة', 'another letter'],
      ['بسمة الزنكلوي', 'a letter too few'],
      ['بسمة الزنككلوني', 'a letter too many'],
      ['بمسة الزنكلوني', 'two letters turned'],
      ['بصمة الزنكلومي', 'one in each word'],
      ['Bosma elzankaluny', 'Latin'],
      ['بصمة زنكلون', 'beside a part of a longer word'],
    ]) {
      expect(await found(text!, who), mistake).toEqual([['NEAR-1', 'NEAR-2'], true])
    }
    expect(await found('بسمة الظنكلومي', who), 'two in one word').toEqual([[], false])
    expect(await found('بث مظ', who), 'words too short to guess').toEqual([[], false])
  }
  expect(await found('الزنقلونى قطر')).toEqual([['NEAR-3'], true])
  expect(await found('الزنقلونى قطر', 'hany'), 'nobody of the own people').toEqual([[], false])
})

test('of a code, a number and an address another one is not near', async () => {
  for (const text of ['NEAR-4', 'near-1@far.exanple', 'NEAR-1 بسنة سعيد']) {
    expect(await found(text), text).toEqual([[], false])
  }
  expect(await found('NEAR-2 بسنة')).toEqual([['NEAR-2'], true])
})

test('signs that mean something in a pattern are letters like any other', async () => {
  for (const text of ['(((', 'بسم(', "بس'مة)", '.*+', '[[[ ]]]', '%%%', '\\\\\\\\', '{3,4}']) {
    for (const who of ['huda', 'hany'] as const) expect((await found(text, who))[0].length, text).toBeLessThan(3)
  }
  expect(await found('بسم(ة الزنكلوني', 'hany')).toEqual([['NEAR-1', 'NEAR-2'], true])
  expect(await found('بسم(ة الزنكلوني')).toEqual([['NEAR-1', 'NEAR-2'], true])
})

test('a long text of many words is answered', async () => {
  for (const who of ['huda', 'hany'] as const)
    expect(await found('بسم '.repeat(25).trim(), who)).toEqual([expect.anything(), expect.anything()])
})

test('instructors, organizations, accounts, courses and what the palette finds are near as well', async () => {
  const huda = await server.as('huda')
  const sami = await server.as('sami')
  const nadia = await server.as('nadia')
  const rows = [
    await huda.send(calls.listInstructors, { search: 'عمر الراري' }),
    await huda.send(calls.filterInstructors, { search: 'عمر الراري' }),
    await huda.send(calls.filterTrainees, { search: 'ليلي الانصاوي' }),
    await nadia.send(calls.listOrganizations, { search: 'Nile Aviatoin' }),
    await sami.send(accountsCalls.searchUsers, { search: 'كريم شوفي' }),
  ]
  for (const { Items, IsNear } of rows) {
    expect(Items).toHaveLength(1)
    expect(IsNear).toBe(true)
  }
  const [course] = (await huda.send(catalogueCalls.listCourses, { pageSize: 10 })).Items
  const longest = course!.Name.ar!.split(' ').toSorted((one, other) => other.length - one.length)[0]!
  const mistaken = `${longest.slice(0, 2)}ژ${longest.slice(3)}`
  const { Items, IsNear } = await huda.send(catalogueCalls.listCourses, { search: mistaken })
  expect([Items.map(({ ID }) => ID).includes(course!.ID), IsNear]).toEqual([true, true])
})
