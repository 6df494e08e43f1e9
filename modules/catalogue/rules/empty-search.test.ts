import { expect, test } from 'vitest'
import { isBareSearch, wordsKept } from './empty-search.ts'

test('words are kept, what may say who somebody is not', () => {
  expect(wordsKept('  drone \n  pilots ')).toBe('drone pilots')
  expect(wordsKept('طائرات بلا طيار')).toBe('طائرات بلا طيار')
  expect(wordsKept('ISO 9001')).toBe('ISO 9001')
  for (const search of [
    '',
    'ab',
    '   a ',
    'x'.repeat(61),
    'layla@example.org',
    '٠١٠٠١٢٣٤٥٦٧',
    'A12345678',
    'https://a.b',
  ])
    expect(wordsKept(search), search).toBeNull()
})

test('a search counts where nothing else was asked', () => {
  expect(isBareSearch({ search: 'drone', pageNum: 1, pageSize: 50, sort: 'Name', CategoryID: undefined })).toBe(true)
  expect(isBareSearch({ search: 'drone' })).toBe(true)
  expect(isBareSearch({ search: 'drone', pageNum: 2 })).toBe(false)
  expect(isBareSearch({ search: 'drone', CategoryID: 3 })).toBe(false)
  expect(isBareSearch({ search: '' })).toBe(false)
  expect(isBareSearch({})).toBe(false)
})
