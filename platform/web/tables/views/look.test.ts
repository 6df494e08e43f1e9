import { expect, test } from 'vitest'
import { isSameLook, otherwiseShown, type Look } from './look.ts'

const columns = [{ key: 'Code', always: true }, { key: 'Name' }, { key: 'ChangedAt', hidden: true }]
const look: Look = {
  filters: { State: 'open', Year: '2026' },
  search: 'air',
  sort: '-Name',
  shown: { ChangedAt: true },
  isCompact: false,
  isSideBySide: false,
}

test('of columns only what differs from the page is a view’s own, and what is gone is none', () => {
  expect(otherwiseShown({ Code: false, Name: true, ChangedAt: false, Gone: true }, columns)).toEqual({})
  expect(otherwiseShown({ Name: false, ChangedAt: true, Gone: false }, columns)).toEqual({
    Name: false,
    ChangedAt: true,
  })
})

test('the order in which filters and columns are named changes nothing', () => {
  expect(isSameLook(look, { ...look, filters: { Year: '2026', State: 'open' }, search: 'air ' })).toBe(true)
})

test.each<Partial<Look>>([
  { filters: { State: 'open' } },
  { filters: { State: 'open', Year: '2027' } },
  { search: '' },
  { sort: '' },
  { shown: {} },
  { isCompact: true },
  { isSideBySide: true },
])('%j is a change', (change) => {
  expect(isSameLook(look, { ...look, ...change })).toBe(false)
})
