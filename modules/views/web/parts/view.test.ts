import { expect, test } from 'vitest'
import { definitionOf, lookOf, type Definition } from './view.ts'

const table = {
  columns: [
    { key: 'Code', label: 'Code', sort: true },
    { key: 'Name', label: 'Name', sort: 'FullName' },
    { key: 'ChangedAt', label: 'Changed', hidden: true },
  ],
  filters: [
    { kind: 'text' as const, key: 'City', label: 'City' },
    { kind: 'dayRange' as const, keyFrom: 'From', keyTo: 'To', label: 'Days' },
  ],
  searchable: true,
  defaultSort: '-Code',
}
const kept: Definition = {
  Filters: [
    { Key: 'City', Value: 'Cairo' },
    { Key: 'From', Value: '2026-03-01' },
  ],
  Search: 'air',
  Sort: '-FullName',
  Shown: ['ChangedAt'],
  Hidden: ['Name'],
  IsCompact: true,
  IsSideBySide: false,
}

test('what is kept of a list is seen again as it was', () => {
  expect(definitionOf(lookOf(kept, table))).toEqual(kept)
})

test('filters, columns and orders that the page has no more are left out', () => {
  const old: Definition = {
    ...kept,
    Filters: [...kept.Filters, { Key: 'Country', Value: '5' }],
    Sort: 'Country',
    Shown: ['ChangedAt', 'Country'],
    IsSideBySide: true,
  }
  expect(definitionOf(lookOf(old, table))).toEqual({ ...kept, Sort: '' })
})

test('the order that the list has by itself is none of the view’s own', () => {
  expect(lookOf({ ...kept, Sort: '-Code' }, table).sort).toBe('')
})
