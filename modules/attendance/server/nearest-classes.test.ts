import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses } from '#database/seeds/world/classes.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { attendanceCalls } from '../contract/calls.ts'

const today = '2026-03-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at(`${today}T08:00:00Z`)
  // Forty classes of three days, begun at days before and after today, some on the same day.
  const { id: course_id } = await server.db
    .selectFrom('catalogue.course')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await addClasses(
    server.db,
    Array.from({ length: 40 }, (_, at) => {
      const starts_on = addDays(today, ((at * 7) % 41) - 20)
      return { code: `NEAR-${at}`, course_id, starts_on, ends_on: addDays(starts_on, at % 3) }
    }),
  )
})
afterAll(() => server.close())

test('classes that run now come first, then the nearest before and after today, through all pages', async () => {
  const nadia = await server.as('nadia')
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((pageNum) => nadia.send(attendanceCalls.getReadableClasses, { pageNum, pageSize: 10 })),
  )
  const listed = pages.flatMap((page) => page.Items)
  expect(pages.map((page) => page.Items.length)).toEqual([10, 10, 10, 10, 0])
  expect(pages.map((page) => page.Total)).toEqual([40, 40, 40, 40, 40])
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  const sorted = listed.toSorted((one, other) => {
    const far = (each: typeof one) => Math.max(days(today, each.StartsOn), days(each.EndsOn, today), 0)
    return far(one) - far(other) || days(other.StartsOn, one.StartsOn) || other.ID - one.ID
  })
  expect(listed.map(({ Code }) => Code)).toEqual(sorted.map(({ Code }) => Code))
  expect(new Set(listed.map(({ ID }) => ID)).size).toBe(40)
})
