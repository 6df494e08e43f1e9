import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/values/dates.ts'
import { ages, dueDaysOf } from './ageing.ts'

const today = '2026-03-31'
/** A second way: by the number of days. */
const ageOf = (days: number) =>
  days <= 0 ? 'notDue' : days <= 30 ? 'upTo30' : days <= 60 ? 'upTo60' : days <= 90 ? 'upTo90' : 'over90'

test('every due day has one age', () => {
  for (let days = -40; days <= 400; days++) {
    const due = addDays(today, -days)
    const found = ages.filter((age) => {
      const { from, to } = dueDaysOf(age, today)
      return (from === null || due >= from) && (to === null || due <= to)
    })
    expect(found, `${days} days past`).toEqual([ageOf(days)])
  }
})
