import { expect, test } from 'vitest'
import { periodFacts } from './period-facts.ts'

const format = { day: (day: string) => `day ${day}`, dayRange: (from: string, to: string) => `${from} to ${to}` }
const facts = (From: string | null, To: string | null) => periodFacts({ From, To }, format)

test('the paper says which days were asked for, also where one of both is open', () => {
  expect(facts('2026-01-01', '2026-06-30')).toEqual([['dates', '2026-01-01 to 2026-06-30']])
  expect(facts('2026-01-01', null)).toEqual([['firstDay', 'day 2026-01-01']])
  expect(facts(null, '2026-06-30')).toEqual([['lastDay', 'day 2026-06-30']])
  expect(facts(null, null)).toEqual([])
})
