import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueCalls as calls } from '#modules/catalogue/contract/calls.ts'
import { mostWordsADay } from '#modules/catalogue/rules/empty-search.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { showcaseCalls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-01T08:00:00Z')
})
afterAll(() => server.close())

const kept = () =>
  server.db
    .selectFrom('catalogue.empty_search')
    .select(['day', 'words', 'origin', 'times'])
    .orderBy('day')
    .orderBy('id')
    .execute()
const search = async (who: 'layla' | 'hany' | 'huda', words: string, more: object = {}) =>
  (await server.as(who)).send(calls.listCourses, { search: words, ...more })

test('what a trainee or an organization looks for and does not find is counted by the day, without whose it was', async () => {
  await search('layla', 'Zeppelin')
  await search('hany', '  zeppelin ')
  expect(await kept()).toEqual([{ day: '2026-03-01', words: 'zeppelin', origin: 'signedIn', times: 2 }])
  // Staff, what is found, what is filtered, the next page, and what may say who somebody is: none of it.
  await search('huda', 'airship')
  const { Items } = await search('layla', 'Safety')
  expect(Items.length).toBeGreaterThan(0)
  await search('layla', 'airship', { pageNum: 2 })
  await search('layla', 'airship@example.org')
  await search('layla', 'ai')
  expect(await kept()).toHaveLength(1)
})

test('typed letter by letter it is one, another day is another, and without an account it is apart', async () => {
  for (const words of ['dron', 'drone', 'drone pil', 'drone pilots']) await search('layla', words)
  server.at('2026-03-02T08:00:00Z')
  await server.anonymous.send(showcaseCalls.getPublicCourses, { search: 'Drone pilots' })
  expect((await kept()).slice(1)).toEqual([
    { day: '2026-03-01', words: 'drone pilots', origin: 'signedIn', times: 1 },
    { day: '2026-03-02', words: 'drone pilots', origin: 'public', times: 1 },
  ])
})

test('a day holds only so many words, old days go', async () => {
  await server.db
    .insertInto('catalogue.empty_search')
    .values(
      Array.from({ length: mostWordsADay }, (_, at) => ({
        day: '2026-03-05',
        words: `nonsense ${at}`,
        origin: 'public' as const,
      })),
    )
    .execute()
  server.at('2026-03-05T08:00:00Z')
  const look = (words: string) => server.anonymous.send(showcaseCalls.getPublicCourses, { search: words })
  await look('gliders')
  await look('nonsense 7')
  const today = (await kept()).filter(({ day }) => day === '2026-03-05')
  expect(today).toHaveLength(mostWordsADay)
  expect(today.find(({ words }) => words === 'nonsense 7')).toMatchObject({ times: 2 })
  server.at('2027-05-01T08:00:00Z')
  await look('gliders')
  expect(await kept()).toEqual([{ day: '2027-05-01', words: 'gliders', origin: 'public', times: 1 }])
})
