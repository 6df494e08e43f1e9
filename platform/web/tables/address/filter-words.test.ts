import { expect, test } from 'vitest'
import { cellText } from '../export/cell-text.ts'
import { chipsOf, validValue } from './filter-words.ts'
import type { Filter } from '../table-types.ts'

const filters: Filter[] = [
  { key: 'State', label: 'State', kind: 'choice', options: [{ value: 'on', label: 'Open' }] },
  { key: 'CourseID', label: 'Course', kind: 'record', call: {} as never, option: () => ({ value: 1, label: '' }) },
  { keyFrom: 'From', keyTo: 'To', label: 'Days', kind: 'dayRange' },
  { key: 'Mine', label: 'Mine', kind: 'flag' },
]
const say = {
  day: (day: string) => `<${day}>`,
  dayRange: (a: string, b: string) => `${a}..${b}`,
  yes: 'yes',
  no: 'no',
  from: 'from',
  to: 'to',
}
const words = (values: Record<string, string>) =>
  chipsOf(filters, values, say, (key, value) =>
    key === 'CourseID' && value === '7' ? { value: 7, label: 'Safety' } : undefined,
  ).map((chip) => [chip.words, chip.off])

test('each filter that is on has words and what takes it off', () => {
  expect(words({ State: 'on', CourseID: '7', From: '2026-01-01', To: '', Mine: 'true' })).toEqual([
    ['Open', { State: '' }],
    ['Safety', { CourseID: '' }],
    ['from <2026-01-01>', { From: '', To: '' }],
    ['yes', { Mine: '' }],
  ])
  expect(words({ From: '2026-01-01', To: '2026-02-01' })).toEqual([['2026-01-01..2026-02-01', { From: '', To: '' }]])
  expect(words({ CourseID: '9' })).toEqual([['#9', { CourseID: '' }]])
  expect(words({ Mine: 'false' })).toEqual([['no', { Mine: '' }]])
  expect(words({ State: '' })).toEqual([])
})

test('of an address a filter takes what it may be set to', () => {
  const [state, course, , mine] = filters as [Filter, Filter, Filter, Filter]
  expect(['on', 'off'].map((value) => validValue(state, value))).toEqual(['on', ''])
  expect(['7', '07', 'x'].map((value) => validValue(course, value))).toEqual(['7', '', ''])
  // The home leads to what is not signed, and not published.
  expect(['true', 'false', '1'].map((value) => validValue(mine, value))).toEqual(['true', 'false', ''])
})

test('a cell without its looks', () => {
  const row = { Name: { ar: 'أ', en: 'A' }, Count: 3, Empty: null, Odd: { x: 1 } }
  const text = (key: string) => cellText({ key, label: '' }, row, (each) => each.en ?? '')
  expect(['Name', 'Count', 'Empty', 'Odd', 'Absent'].map(text)).toEqual(['A', 3, null, null, null])
})
