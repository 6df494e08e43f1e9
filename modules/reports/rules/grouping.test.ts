import { expect, test } from 'vitest'
import { gather, keyOf, type Gathering } from './grouping.ts'

const gathering: Gathering = {
  looks: { Who: 'trilingual', Day: 'day', At: 'instant', Fee: 'money', Nights: 'number', Rate: 'percent' },
  groupBy: ['Who'],
  figures: [
    { Column: 'Fee', Kind: 'sum' },
    { Column: 'Fee', Kind: 'average' },
    { Column: 'Nights', Kind: 'average' },
  ],
  // An academy two hours ahead.
  dayOf: (instant) => new Date(Date.parse(instant) + 7_200_000).toISOString().slice(0, 10),
}
const egp = (Minor: number) => ({ Minor, Currency: 'EGP' })
const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const nile = { ar: 'النيل', en: 'Nile' }
const rows = [
  { Who: nile, Fee: egp(100), Nights: 2 },
  { Who: { en: 'Nile', ar: 'النيل' }, Fee: usd(7), Nights: null },
  { Who: nile, Fee: egp(50), Nights: 3 },
  { Who: null, Fee: null, Nights: null },
]

test('money is added up by currency, and what is empty counts in no average', () => {
  const gathered = gather(gathering)
  for (const row of rows) gathered.add(row)
  expect(gathered.groups()).toEqual([
    {
      key: '["النيل\\u001fNile\\u001f"]',
      cells: [nile],
      count: 3,
      figures: [[egp(150), usd(7)], [egp(75), usd(7)], 2.5],
    },
    { key: '[null]', cells: [null], count: 1, figures: [[], [], null] },
  ])
  expect(gathered.totals()).toEqual({ count: 4, figures: [[egp(150), usd(7)], [egp(75), usd(7)], 2.5] })
})

test('each row has the key of its group and of no other', () => {
  const gathered = gather(gathering)
  for (const row of rows) gathered.add(row)
  for (const { key, count } of gathered.groups())
    expect(rows.filter((row) => keyOf(row, gathering) === key)).toHaveLength(count)
  // What is written null is not what is empty.
  expect(keyOf({ Who: { ar: 'null' } }, gathering)).not.toBe(keyOf({ Who: null }, gathering))
})

test('days and instants make months, by the academy’s clock', () => {
  const months = { ...gathering, groupBy: ['Day', 'At'] }
  expect(keyOf({ Day: '2026-03-31', At: '2026-03-31T22:30:00Z' }, months)).toBe('["2026-03","2026-04"]')
})
