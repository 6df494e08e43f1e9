import { expect, test } from 'vitest'
import { scheduleFields } from './saved.ts'

const monthly = { ReportID: 1, Rhythm: 'monthly', Weekday: null, Hour: 8, PeopleIDs: [1] }
const saidOf = (MonthDay: number | null) =>
  scheduleFields.safeParse({ ...monthly, MonthDay }).error?.issues.map(({ path, message }) => [path.join(), message])

test('a day of the month that no month has is said as such, and not as missing', () => {
  expect([1, 31].map(saidOf)).toEqual([undefined, undefined])
  expect([99, 0, null].map(saidOf)).toEqual([
    [['MonthDay', 'tooLarge']],
    [['MonthDay', 'tooSmall']],
    [['MonthDay', 'required']],
  ])
})
