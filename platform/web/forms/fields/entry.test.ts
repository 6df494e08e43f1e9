import { expect, test } from 'vitest'
import { readDay, readTime } from './day-entry.ts'
import { formatIn } from '../../format.ts'
import { currencyShown, fits, inDigitsOf, readNumber, roundTo, stepped } from './number-entry.ts'
import { linkAddress } from '../rich-text/link-address.ts'

test('days are read in either digits and both orders', () => {
  const today = '2026-11-20'
  for (const typed of [
    '1/3/2026',
    '01/03/2026',
    '٠١/٠٣/٢٠٢٦',
    '٠١\u200f/٠٣\u200f/٢٠٢٦',
    '2026-03-01',
    '1-3-26',
    '1.3.2026',
    '1/3',
  ]) {
    expect(readDay(typed, today), typed).toBe('2026-03-01')
  }
  for (const typed of ['31/02/2026', '1', 'tomorrow', '1/2/3/4', '2026-13-01', '1 March 2026', '1/4/199', '1/4/5'])
    expect(readDay(typed, today), typed).toBeNull()
})

test('a year of two digits is not past the latest day that a field takes', () => {
  const today = '2026-11-20'
  expect(readDay('1/4/95', today, today)).toBe('1995-04-01')
  expect(readDay('21/11/26', today, today)).toBe('1926-11-21')
  expect(readDay('1/4/05', today, today)).toBe('2005-04-01')
  expect(readDay('1/4/95', today)).toBe('2095-04-01')
})

test('a day of a Hijri year is understood', () => {
  const today = '2026-11-20'
  for (const typed of ['1/9/1415', '١/٩/١٤١٥', '1415-09-01']) expect(readDay(typed, today), typed).toBe('1995-02-01')
  for (const typed of ['31/9/1415', '1/13/1415']) expect(readDay(typed, today), typed).toBeNull()
})

test('times are read with or without a colon', () => {
  expect(['930', '9:30', '٠٩:٣٠', '09.30', '0930'].map(readTime)).toEqual(Array(5).fill('09:30'))
  expect(readTime('14')).toBe('14:00')
  expect(['24:00', '9:60', 'noon', ''].map(readTime)).toEqual([null, null, null, null])
})

test('numbers are read in either digits and by the marks of the language', () => {
  expect(readNumber('١٢٬٣٤٥٫٥', 'ar')).toBe(12_345.5)
  expect(readNumber('12,345.5', 'en')).toBe(12_345.5)
  expect(readNumber('12,5', 'en')).toBe(12.5)
  expect(readNumber('12,345', 'en')).toBe(12_345)
  expect(readNumber('12,345', 'fr')).toBe(12.345)
  expect(readNumber('1 234,5', 'fr')).toBe(1234.5)
  expect(readNumber('-3', 'en')).toBe(-3)
  expect(readNumber(' ', 'en')).toBeNull()
  expect(readNumber('1x', 'en')).toBeNaN()
  expect(readNumber('1.2.3', 'en')).toBeNaN()
})

test('every kind of digit and mark is read', () => {
  for (const language of ['ar', 'en', 'fr']) {
    for (const typed of ['٧٫٥', '۷٫۵', '7.5', '7٫5', '٧,٥', '٧.٥', '٧،٥', ' ٧٫٥ '])
      expect(readNumber(typed, language), `${typed} in ${language}`).toBe(7.5)
    for (const typed of ['١٬٢٣٤٫٥٦', '۱٬۲۳۴٫۵۶', '1٬234٫56'])
      expect(readNumber(typed, language), `${typed} in ${language}`).toBe(1234.56)
  }
  for (const typed of ['٧ دقائق', '٧٫٥٫١', '٫', '-']) expect(readNumber(typed, 'ar'), typed).toBeNaN()
})

test('what is typed is shown as the language writes it, character for character', () => {
  const shown = (language: string, typed: string) => inDigitsOf(formatIn(language), typed)
  expect(['7.5', '۷٫۵', '٧،٥', '1٬234'].map((typed) => shown('ar', typed))).toEqual(['٧٫٥', '٧٫٥', '٧٫٥', '١٬٢٣٤'])
  expect(['٧٫٥', '۷.۵', '1,234'].map((typed) => shown('en', typed))).toEqual(['7.5', '7.5', '1,234'])
  expect(['٧٫٥', '7.5', '7,5'].map((typed) => shown('fr', typed))).toEqual(['7,5', '7,5', '7,5'])
  expect(shown('ar', '12 abc-')).toBe('١٢ abc-')
  for (const language of ['ar', 'en', 'fr', 'de', 'pt']) {
    for (const typed of ['٧٫٥', '-12.25', '1,234.5', 'x1'])
      expect(shown(language, typed), `${typed} in ${language}`).toHaveLength(typed.length)
    // what is shown is read as the same number again
    expect(readNumber(shown(language, '٧٫٥'), language)).toBe(7.5)
  }
})

test('a number fits between its limits, and what is none never does', () => {
  expect([0, 1, 10, 10.01, Number.NaN].map((value) => fits(value, { min: 1, max: 10 }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect([fits(-5, { max: 3 }), fits(Number.NaN, {})]).toEqual([true, false])
})

test('steps keep to the limits and to decimal arithmetic', () => {
  expect(stepped(0.1, 0.2, {})).toBe(0.3)
  expect(stepped(null, 1, { min: 5 })).toBe(5)
  expect(stepped(10, 1, { max: 10 })).toBe(10)
  expect(roundTo(1.005, 2)).toBe(1.01)
})

test('links are https, mail or telephone, and nothing else', () => {
  expect(linkAddress('example.org/a')).toBe('https://example.org/a')
  expect(linkAddress('https://example.org')).toBe('https://example.org')
  expect(linkAddress('huda@example.org')).toBe('mailto:huda@example.org')
  expect(linkAddress('tel:+201001234567')).toBe('tel:+201001234567')
  for (const typed of ['javascript:alert(1)', 'http://example.org', 'data:text/html,x', '', 'word', '//example.org']) {
    expect(linkAddress(typed), typed).toBeNull()
  }
})

test('an amount keeps its currency; nothing yet is typed in one that the academy offers', () => {
  const nothing = { Minor: 0, Currency: 'USD' }
  expect(currencyShown(nothing, 'USD', ['EGP', 'EUR'])).toBe('EGP')
  expect(currencyShown(null, 'USD', ['EGP'])).toBe('EGP')
  expect(currencyShown(null, 'EUR', ['EGP', 'EUR'])).toBe('EUR')
  expect(currencyShown(nothing, 'EGP', ['EGP', 'USD'])).toBe('USD')
  // a record that bears one that is no longer offered is still edited
  expect(currencyShown({ Minor: 5, Currency: 'USD' }, 'EGP', ['EGP'])).toBe('USD')
  expect(currencyShown({ Minor: Number.NaN, Currency: 'USD' }, 'EGP', ['EGP'])).toBe('USD')
  // the field says which, where the list is not known
  expect(currencyShown(nothing, 'EGP', [])).toBe('USD')
})
