import { expect, test, vi } from 'vitest'

// The language module reads what the browser keeps.
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { keepWords } = await import('./dictionary.ts')
const { onTitle, titleOf } = await import('./titles.ts')

test('a title that comes with the words of its page is told when it comes', () => {
  const address = 'tests/documents/late:title'
  const seen: string[] = []
  const stop = onTitle(() => seen.push(titleOf(address, 'en')))
  expect(titleOf(address, 'en')).toBe('')
  keepWords('en', 'tests/documents/late', { title: 'Invoice' })
  expect(seen).toEqual(['Invoice'])
  stop()
  keepWords('en', 'tests/documents/late', { title: 'Another' })
  expect(seen).toEqual(['Invoice'])
})
