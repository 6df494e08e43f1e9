import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextNumber, nextNumberOfYear } from '#platform/server/content/number-series.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { settingsCalls as calls } from '../contract/calls.ts'
import { seriesKeys, type SeriesKey } from '../contract/number-series.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-11-22T08:00:00Z')
})
afterAll(() => server.close())

const now = new Date('2026-11-22T08:00:00Z')
const of = async (key: SeriesKey, who = 'sami') =>
  (await (await server.as(who)).send(calls.getNumberSeries, {})).Items.find(({ Key }) => Key === key)!
const change = async (key: SeriesKey, fields: { Pattern: string; Digits?: number; Restarts: boolean }) => {
  const { ID, Version } = await of(key)
  return [ID, { Digits: 4, ...fields, Version }] as const
}
const saved = async (...asked: Parameters<typeof change>) => {
  const [ID, body] = await change(...asked)
  return (await server.as('sami')).send(calls.changeNumberSeries, { ID, body })
}
const refused = async (...asked: Parameters<typeof change>) => {
  const [ID, body] = await change(...asked)
  return refusalOf((await server.as('sami')).send(calls.changeNumberSeries, { ID, body }))
}

test('every numbered thing has its series with the next three, and says where its numbers stand', async () => {
  const sami = await server.as('sami')
  const { Items, Year } = await sami.send(calls.getNumberSeries, {})
  expect(Year).toBe(2026)
  expect(Items.map(({ Key }) => Key)).toEqual(seriesKeys)
  // Each is changed to a pattern of its own, for which its column is asked.
  for (const { Key, ID, Digits, Version } of Items)
    await sami.send(calls.changeNumberSeries, {
      ID,
      body: { Pattern: `${Key}.{year}.{number}`, Digits, Restarts: true, Version },
    })
  const invoice = await of('invoice')
  expect(invoice.Next).toHaveLength(3)
  expect(await nextNumber(server.db, 'invoice', now)).toBe(invoice.Next[0])
})

test('an editor changes a pattern, its first number is the one shown; others may not', async () => {
  const before = await of('registration')
  await saved('registration', { Pattern: 'R{year}/{number}', Digits: 6, Restarts: true })
  const after = await of('registration')
  expect(after).toMatchObject({ Pattern: 'R{year}/{number}', Digits: 6, LastNumber: before.LastNumber })
  expect(after.ChangedAt).not.toBeNull()
  expect(after.ChangedBy?.en).toBeTruthy()
  expect(await nextNumber(server.db, 'registration', now)).toBe(after.Next[0])
  expect(after.Next[0]).toMatch(/^R2026\/\d{6}$/)
  expect((await audited(server.db, 'settings.changeNumberSeries')).at(-1)).toMatchObject({
    data: { series: 'registration' },
    before: { pattern: before.Pattern, digits: before.Digits },
    after: { pattern: 'R{year}/{number}', digits: 6 },
  })
  const [ID, body] = await change('registration', { Pattern: 'X{number}', Restarts: false })
  for (const who of ['huda', 'omar', 'layla'])
    expect(await refusalOf((await server.as(who)).send(calls.changeNumberSeries, { ID, body }))).toMatchObject({
      status: 403,
    })
  const sami = await server.as('sami')
  await sami.send(calls.changeNumberSeries, { ID, body })
  expect((await refusalOf(sami.send(calls.changeNumberSeries, { ID, body }))).code).toBe('changedMeanwhile')
})

test('what could repeat a number is refused, with its field', async () => {
  const pattern = async (key: SeriesKey, Pattern: string, Restarts = false) =>
    (await refused(key, { Pattern, Restarts })).fields
  expect(await pattern('trainee', 'T-{number}', true)).toEqual([{ path: 'Pattern', code: 'yearMissing' }])
  expect(await pattern('trainee', 'T-{year}')).toEqual([{ path: 'Pattern', code: 'numberMissing' }])
  expect(await pattern('trainee', 'T-{number}-{number}')).toEqual([{ path: 'Pattern', code: 'markTwice' }])
  expect(await pattern('trainee', '=T{number}')).toEqual([{ path: 'Pattern', code: 'badNumberText' }])
  const { Pattern } = await of('invoice')
  expect(await refused('creditNote', { Pattern: Pattern.toLowerCase(), Restarts: true })).toMatchObject({
    code: 'patternOfAnother',
    data: { series: 'invoice' },
  })
  // Somebody brought a number that this pattern has yet to come to.
  const { LastNumber } = await of('trainee')
  const { id } = await server.db.selectFrom('people.trainee').select('id').limit(1).executeTakeFirstOrThrow()
  await server.asOwner(`update people.trainee set code = 'OLD-${LastNumber + 5}' where id = ${id}`)
  expect(await refused('trainee', { Pattern: 'OLD-{number}', Restarts: false })).toMatchObject({
    code: 'numberRepeats',
    data: { number: `OLD-${LastNumber + 5}` },
    fields: [{ path: 'Pattern', code: 'numberRepeats' }],
  })
  await server.asOwner(`update people.trainee set code = 'OLD-${LastNumber}' where id = ${id}`)
  await saved('trainee', { Pattern: 'OLD-{number}', Restarts: false })
})

test('a pattern with the year written out is refused where that year had more, and numbers of years to come stand', async () => {
  const first = async (table: 'people.instructor' | 'people.organization', code: string) => {
    const { id } = await server.db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()
    await server.asOwner(`update ${table} set code = '${code}' where id = ${id}`)
  }
  const set = (key: SeriesKey, pattern: string, last_number: number) =>
    server.db
      .updateTable('platform.number_series')
      .set({ pattern, restarts: true, year: 2026, last_number })
      .where('key', '=', key)
      .execute()
  await set('instructor', 'E-{year}-{number}', 2)
  await first('people.instructor', 'E-2025-0040')
  expect((await refused('instructor', { Pattern: 'E-2025-{number}', Restarts: false })).code).toBe('numberRepeats')
  // The counter of that year is over: it comes to none of its numbers again.
  await saved('instructor', { Pattern: 'E-{year}-{number}', Digits: 5, Restarts: true })

  await set('organization', 'C-{year}-{number}', 0)
  await first('people.organization', await nextNumberOfYear(server.db, 'organization', 2027, now))
  await saved('organization', { Pattern: 'C-{year}-{number}', Digits: 5, Restarts: true })
  // With one count for all years, the first of 2027 might come again.
  expect(await refused('organization', { Pattern: 'C-{year}-{number}', Restarts: false })).toMatchObject({
    code: 'numberRepeats',
    data: { number: 'C-2027-0001' },
  })
})

test('while fifty are given a number a change waits for its turn, and no number is left out', async () => {
  await server.db
    .updateTable('platform.number_series')
    .set({ pattern: 'Q-{number}', digits: 4, restarts: false, last_number: 100 })
    .where('key', '=', 'question')
    .execute()
  const take = () => server.db.transaction().execute((tx) => nextNumber(tx, 'question', now))
  const changing = saved('question', { Pattern: 'QQ-{number}', Restarts: false })
  const [numbers] = await Promise.all([Promise.all(Array.from({ length: 50 }, take)), changing])
  expect(numbers.map((number) => Number(number.split('-')[1])).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, at) => 101 + at),
  )
  expect(await of('question')).toMatchObject({ Pattern: 'QQ-{number}', LastNumber: 150 })
})
