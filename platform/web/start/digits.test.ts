import { afterEach, expect, test, vi } from 'vitest'
import { academyDigits, readerDigits, shownIn, takeDigits } from './digits.ts'

afterEach(() => {
  takeDigits(null)
  vi.unstubAllGlobals()
})
const writes = (digits?: string) => vi.stubGlobal('document', { documentElement: { dataset: { digits } } })

test('the digits are those of the academy until a person chooses other ones', () => {
  expect([academyDigits(), readerDigits()]).toEqual(['arab', 'arab'])
  writes('latn')
  expect([academyDigits(), readerDigits()]).toEqual(['latn', 'latn'])
  expect(takeDigits('arab')).toBe(true)
  expect([academyDigits(), readerDigits()]).toEqual(['latn', 'arab'])
  expect(takeDigits('arab')).toBe(false)
  expect(takeDigits(null)).toBe(true)
  expect(readerDigits()).toBe('latn')
})

test('only Arabic is shown in other digits than it is written with', () => {
  expect(shownIn('ar', 'خلال ٤٨ ساعة', 'latn')).toBe('خلال 48 ساعة')
  expect(shownIn('en', '٤٨', 'latn')).toBe('٤٨')
})
