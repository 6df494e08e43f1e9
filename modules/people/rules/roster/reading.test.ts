import { expect, test } from 'vitest'
import { parseCsv } from '#platform/shared/csv.ts'
import { dayIn } from './day.ts'
import { decodeText } from './decode.ts'
import { guessMapping } from './header.ts'
import { missingFields, repeatedFields } from './mapping.ts'

test('CSV with quotes, line breaks in cells, other delimiters and a mark at the beginning', () => {
  expect(parseCsv('\ufeffa,b\r\n"x, ""y""\n2",z\r\n')).toEqual([
    ['a', 'b'],
    ['x, "y"\n2', 'z'],
  ])
  expect(parseCsv('a;b\n1;\n\n;2')).toEqual([['a', 'b'], ['1', ''], [''], ['', '2']])
  expect(parseCsv('a\tb')).toEqual([['a', 'b']])
  expect(parseCsv('"never closed,1')).toEqual([['never closed,1']])
  expect(parseCsv('')).toEqual([])
})

test.each([
  ['31/12/1990', '1990-12-31'],
  ['1990-12-31', '1990-12-31'],
  ['7.6.1984', '1984-06-07'],
  ['٢١/٠٥/١٩٩١', '1991-05-21'],
  ['18 ديسمبر 1979', '1979-12-18'],
  ['٤ نيسان ١٩٨٨', '1988-04-04'],
  ['3 كانون الثاني 2001', '2001-01-03'],
  ['5 Sep 2000', '2000-09-05'],
  ['December 31, 1990', '1990-12-31'],
  ['2 août 1999', '1999-08-02'],
  ['31/02/1991', null],
  ['12/31/1990', null],
  ['1990', null],
  ['غداً', null],
])('the day in %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test('columns are known by their titles, each field once', () => {
  expect(guessMapping(['الإسم بالعربيه', 'E-Mail', 'بريد', 'Mobile Number', 'Email'])).toEqual([
    'nameAr',
    'email',
    null,
    'mobile',
    null,
  ])
  expect(missingFields(['email', null])).toEqual(['nameAr'])
  expect(repeatedFields(['email', null, 'email', null])).toEqual(['email'])
})

test('text of old Arabic Windows files is read', () => {
  expect(decodeText(new Uint8Array([0xe3, 0xd5, 0xd1]))).toBe('مصر')
  expect(decodeText(new TextEncoder().encode('مصر'))).toBe('مصر')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x45, 0x06]))).toBe('م')
})
