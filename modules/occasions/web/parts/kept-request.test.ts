import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isStillSent, keepRequest, keptRequest } from './kept-request.ts'

const typed = { EventID: 7, Name: 'Amina', Email: 'amina@example.org', Mobile: null, Organization: '' }
const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('whoever reads the code elsewhere comes back to the request, until it is sent', () => {
  expect(keptRequest(7)).toBeNull()
  keepRequest(7, { typed, attempt: 'a1' })
  expect(keptRequest(7)).toEqual({ typed, attempt: 'a1' })
  // Another event has nothing of it.
  expect(keptRequest(8)).toBeNull()
  keepRequest(7, null)
  expect([...storage]).toEqual([])
})

test('what cannot be read is nothing, and a storage that is closed stops nobody', () => {
  for (const text of ['{', '7', '{"attempt":"a1"}', '{"typed":{"EventID":8},"attempt":"a1"}']) {
    storage.set('eventRequest 7', text)
    expect(keptRequest(7)).toBeNull()
  }
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
  expect(keptRequest(7)).toBeNull()
  keepRequest(7, { typed, attempt: 'a1' })
})

test('a code that went to the same address proves changed details too', () => {
  const kept = { typed, attempt: 'a1' }
  expect(isStillSent(kept, { Email: ' Amina@example.org' })).toBe(true)
  expect(isStillSent(kept, { Email: 'other@example.org' })).toBe(false)
  expect(isStillSent(null, typed)).toBe(false)
})
