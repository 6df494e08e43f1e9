import { afterEach, expect, test, vi } from 'vitest'
import { reveal } from './reveal.ts'

const at = (left: number, width: number) => ({ getBoundingClientRect: () => ({ left, width }) as DOMRect })
const strip = () => ({ ...at(10, 300), scrollBy: vi.fn() })
const readerWants = (stillness: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: stillness }))
afterEach(() => vi.unstubAllGlobals())

test('the part comes to the middle of the strip, and nothing moves up or down', () => {
  readerWants(false)
  const box = strip()
  reveal(box as never, at(900, 100) as never, true)
  reveal(box as never, at(-700, 100) as never, false) // of a strip that is read from the right
  expect(box.scrollBy.mock.calls).toEqual([[{ left: 790, behavior: 'smooth' }], [{ left: -810, behavior: 'instant' }]])
})

test('it jumps where the reader wants less motion, and stays where nothing is chosen', () => {
  readerWants(true)
  const box = strip()
  reveal(box as never, at(900, 100) as never, true)
  reveal(box as never, null, true)
  expect(box.scrollBy.mock.calls).toEqual([[{ left: 790, behavior: 'instant' }]])
})
