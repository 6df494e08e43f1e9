import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { getHomeModel } from '#modules/home/contract/home.ts'
import { planningCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2031-02-01T08:00:00Z')
  sami = await server.as('sami')
  huda = await server.as('huda')
  for (const table of ['planning.holiday', 'planning.recurring_holiday', 'planning.calendar_year'] as const)
    await server.db.deleteFrom(table).execute()
})
afterAll(() => server.close())

const name = (en: string) => ({ ar: en, en, fr: en })
const year = (Year: number, change: object = {}) => ({
  body: {
    Year,
    FirstDay: `${Year}-01-01`,
    LastDay: `${Year}-12-31`,
    Weekdays: [0, 1, 2, 3],
    StartTime: '08:30',
    EndTime: '13:30',
    Terms: [
      { Name: name('First'), FirstDay: `${Year}-01-05`, LastDay: `${Year}-05-30` },
      { Name: name('Second'), FirstDay: `${Year}-06-01`, LastDay: `${Year}-12-20` },
    ],
    ...change,
  },
})
const fixed = {
  Name: name('October'),
  Kind: 'fixed' as const,
  Month: 10,
  Date: 6,
  DayCount: 1,
  Correction: 0,
  KeepSessions: false,
}
const eid = { ...fixed, Name: name('Eid'), Kind: 'hijri' as const, Month: 10, Date: 1, DayCount: 3, Correction: 1 }
const daysIn = async (Year: number) =>
  (await huda.send(calls.getHolidays, { Year })).Items.map(({ FirstDay, LastDay, Kind }) => [Kind, FirstDay, LastDay])

test('a year is added once, its recurring holidays stand in it, and the day that somebody moved stays', async () => {
  const { ID } = await sami.send(calls.addRecurringHoliday, { body: fixed })
  const other = await sami.send(calls.addRecurringHoliday, { body: eid })
  expect(await daysIn(2031)).toEqual([])
  const added = await sami.send(calls.addCalendarYear, year(2031))
  // 1 Shawwal 1452 is 24 January 2031 by the table, kept a day later.
  expect(await daysIn(2031)).toEqual([
    ['hijri', '2031-01-25', '2031-01-27'],
    ['fixed', '2031-10-06', '2031-10-06'],
  ])
  expect(await audited(server.db, 'planning.addCalendarYear')).toMatchObject([
    { data: { drawn: 2 }, after: { year: 2031, weekdays: [0, 1, 2, 3] } },
  ])
  expect(await refusalOf(sami.send(calls.addCalendarYear, year(2031)))).toMatchObject({
    status: 409,
    code: 'calendarYearThere',
  })
  await sami.send(calls.addCalendarYear, year(2032))
  expect(await daysIn(2032)).toHaveLength(2)

  // Somebody moves one by hand; the others follow when it is changed.
  const { Items } = await huda.send(calls.getHolidays, { Year: 2032 })
  const moved = Items.find(({ Kind }) => Kind === 'fixed')!
  await huda.send(calls.editHoliday, {
    ID: moved.ID,
    body: {
      Name: moved.Name,
      Kind: 'fixed',
      FirstDay: '2032-10-07',
      LastDay: '2032-10-07',
      KeepSessions: false,
      Version: moved.Version,
    },
  } as never)
  await sami.send(calls.editRecurringHoliday, { ID, body: { ...fixed, Date: 8, Version: 1 } })
  expect((await daysIn(2031)).at(-1)).toEqual(['fixed', '2031-10-08', '2031-10-08'])
  expect((await daysIn(2032)).at(-1)).toEqual(['fixed', '2032-10-07', '2032-10-07'])
  expect((await refusalOf(sami.send(calls.editRecurringHoliday, { ID, body: { ...fixed, Version: 1 } }))).code).toBe(
    'changedMeanwhile',
  )
  // What is past stays when it is deleted, what is to come goes.
  await sami.send(calls.deleteRecurringHoliday, { ID: other.ID })
  expect((await daysIn(2031)).map(([kind]) => kind)).toEqual(['hijri', 'fixed'])
  expect((await daysIn(2032)).map(([kind]) => kind)).toEqual(['fixed'])

  // Saved anew, a year gets no day twice; deleted, it leaves its holidays.
  await sami.send(calls.editCalendarYear, { ID: added.ID, body: { ...year(2031).body, Version: 1 } })
  expect(await daysIn(2031)).toHaveLength(2)
  expect(
    (await refusalOf(sami.send(calls.editCalendarYear, { ID: added.ID, body: { ...year(2032).body, Version: 2 } })))
      .code,
  ).toBe('calendarYearThere')
})

test('days and terms that do not fit are refused where they stand', async () => {
  const refused = async (change: object) =>
    (await refusalOf(sami.send(calls.addCalendarYear, year(2040, change)))).fields
  expect(await refused({ LastDay: '2039-12-31', Terms: [] })).toEqual([{ path: 'LastDay', code: 'endBeforeStart' }])
  expect(await refused({ EndTime: '08:00' })).toEqual([{ path: 'EndTime', code: 'endBeforeStart' }])
  const term = (FirstDay: string, LastDay: string) => ({ Name: name('T'), FirstDay, LastDay })
  expect(await refused({ Terms: [term('2039-12-01', '2040-03-01'), term('2040-02-01', '2040-01-01')] })).toEqual([
    { path: 'Terms.0.FirstDay', code: 'termOutsideYear' },
    { path: 'Terms.1.LastDay', code: 'endBeforeStart' },
    { path: 'Terms.1.FirstDay', code: 'termsOverlap' },
  ])
  const holiday = { ...fixed, Month: 2, Date: 30 }
  expect((await refusalOf(sami.send(calls.addRecurringHoliday, { body: holiday }))).fields).toEqual([
    { path: 'Date', code: 'notADay' },
  ])
})

test('a recurring holiday over sessions is refused unless they are to stay', async () => {
  const [nadia, omar] = await Promise.all([server.as('nadia'), server.as('omar')])
  const ids = await stageIds(server)
  await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2031-04-06'))
  const april = { ...fixed, Month: 4, Date: 8, Name: name('April') }
  expect(await refusalOf(sami.send(calls.addRecurringHoliday, { body: april }))).toMatchObject({
    status: 409,
    code: 'sessionsOnHoliday',
    data: { count: 1 },
  })
  expect(await daysIn(2031)).not.toContainEqual(['fixed', '2031-04-08', '2031-04-08'])
  await sami.send(calls.addRecurringHoliday, { body: { ...april, KeepSessions: true } })
  expect(await daysIn(2031)).toContainEqual(['fixed', '2031-04-08', '2031-04-08'])
})

test('the home shows the year with terms, holidays and own classes; only those who keep lists change it', async () => {
  const layla = await server.as('layla')
  const { Calendar } = await layla.send(getHomeModel, {})
  expect(Calendar).toMatchObject({ Year: 2031, StartTime: '08:30', Terms: [{ FirstDay: '2031-01-05' }, {}] })
  expect(Calendar!.Holidays.map(({ FirstDay }) => FirstDay)).toContain('2031-10-08')
  server.at('2050-02-01T08:00:00Z')
  expect((await (await server.as('layla')).send(getHomeModel, {})).Calendar).toBeNull()
  server.at('2031-02-01T08:00:00Z')

  const { Items } = await huda.send(calls.getCalendarYears, {})
  expect(Items.map(({ Year, Actions }) => [Year, Actions])).toEqual([
    [2032, []],
    [2031, []],
  ])
  const { ID } = Items[0]!
  for (const who of ['huda', 'omar', 'layla']) {
    const other = await server.as(who)
    for (const asked of [
      () => other.send(calls.addCalendarYear, year(2033)),
      () => other.send(calls.editCalendarYear, { ID, body: { ...year(2032).body, Version: 1 } }),
      () => other.send(calls.deleteCalendarYear, { ID }),
      () => other.send(calls.getRecurringHolidays, {}),
      () => other.send(calls.addRecurringHoliday, { body: fixed }),
    ])
      expect((await refusalOf(asked())).status).toBe(403)
  }
  await (await server.as('sami')).send(calls.deleteCalendarYear, { ID })
  expect(await daysIn(2032)).toHaveLength(2)
})
