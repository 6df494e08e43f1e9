import { expect, test } from 'vitest'
import { answered, canAdd, canAverage, canGroup, faultOf, type Definition, type ListFacts } from './definition.ts'

const facts: ListFacts = {
  looks: { Code: 'code', Fee: 'money', Nights: 'number', Rate: 'percent', Day: 'day', State: 'choice' },
  filters: ['State', 'From'],
  orders: ['Code', 'Day'],
}
const asked = (change: Partial<Definition> = {}): Definition => ({
  List: 'x',
  Columns: ['Code'],
  Filters: [],
  Search: '',
  Sort: '',
  GroupBy: [],
  Figures: [],
  ...change,
})

test('what the list has can be asked', () => {
  expect(faultOf(asked(), facts)).toBeNull()
  const all = asked({
    Columns: ['Fee', 'Day'],
    Filters: [{ Key: 'State', Value: 'x' }],
    Sort: '-Day',
    GroupBy: ['State', 'Day'],
    Figures: [
      { Column: 'Fee', Kind: 'sum' },
      { Column: 'Fee', Kind: 'average' },
      { Column: 'Rate', Kind: 'average' },
    ],
  })
  expect(faultOf(all, facts)).toBeNull()
  // Groups need no columns.
  expect(faultOf(asked({ Columns: [], GroupBy: ['State'] }), facts)).toBeNull()
})

test.each<[keyof Definition, Partial<Definition>]>([
  ['Columns', { Columns: [] }],
  ['Columns', { Columns: ['Password'] }],
  ['Columns', { Columns: ['Code', 'Code'] }],
  ['Columns', { Columns: ['constructor'] }],
  ['Filters', { Filters: [{ Key: 'Code', Value: 'x' }] }],
  [
    'Filters',
    {
      Filters: [
        { Key: 'State', Value: 'a' },
        { Key: 'State', Value: 'b' },
      ],
    },
  ],
  ['Sort', { Sort: 'Fee' }],
  ['Sort', { Sort: '--Day' }],
  ['GroupBy', { GroupBy: ['Fee'] }],
  ['GroupBy', { GroupBy: ['State', 'State'] }],
  ['Figures', { Figures: [{ Column: 'Code', Kind: 'sum' }] }],
  ['Figures', { Figures: [{ Column: 'Rate', Kind: 'sum' }] }],
  ['Figures', { Figures: [{ Column: 'Gone', Kind: 'average' }] }],
])('%s: %j is not asked', (field, change) => {
  expect(faultOf(asked(change), facts)).toBe(field)
})

test('a percent is averaged and never added; numbers make no groups', () => {
  expect(canAverage('percent')).toBe(true)
  expect(canGroup('number')).toBe(false)
})

test('a number that says which one makes groups and is never added', () => {
  expect([canGroup('ordinal'), canAdd('ordinal'), canAverage('ordinal')]).toEqual([true, false, false])
})

test('of a definition that the list answers no more what it answers still is kept', () => {
  const before = asked({
    Columns: ['Code', 'Gone'],
    Filters: [
      { Key: 'State', Value: 'x' },
      { Key: 'Gone', Value: 'y' },
    ],
    Sort: '-Gone',
    GroupBy: ['State', 'Nights'],
    Figures: [
      { Column: 'Rate', Kind: 'sum' },
      { Column: 'Rate', Kind: 'average' },
    ],
  })
  const after = answered(before, facts)
  expect(after).toEqual({
    ...before,
    Columns: ['Code'],
    Filters: [{ Key: 'State', Value: 'x' }],
    Sort: '',
    GroupBy: ['State'],
    Figures: [{ Column: 'Rate', Kind: 'average' }],
  })
  expect([faultOf(before, facts), faultOf(after, facts)]).toEqual(['Columns', null])
  expect(answered(after, facts)).toEqual(after)
})
