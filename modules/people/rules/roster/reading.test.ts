import { expect, test } from 'vitest'
import { dayIn } from './day.ts'
import { decodeText } from '#platform/shared/values/decode.ts'
import { guessMapping } from './header.ts'
import { missingFields, repeatedFields } from './mapping.ts'

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
  ['1985/7/20', '1985-07-20'],
  ['20/07/1985 12:00', '1985-07-20'],
  ['1985-07-20T00:00:00.000Z', '1985-07-20'],
  ['20/07/1985 12:30 ص', '1985-07-20'],
  ['20 juil. 1985', '1985-07-20'],
  ['20-Jul-1985', '1985-07-20'],
  ['July 20th, 1985', '1985-07-20'],
  ['1er août 1999', '1999-08-01'],
  ['20/07/1985م', '1985-07-20'],
  ['7/8/85', null],
  ['20-Jul-85', null],
  ['31245', null],
])('the day in %s', (text, day) => {
  expect(dayIn(text)?.day ?? null).toBe(day)
  expect(dayIn(text)?.isHijri ?? false).toBe(false)
})

test.each([
  ['1405-03-12', '1984-12-05'],
  ['12/03/1405', '1984-12-05'],
  ['١٢/٠٣/١٤٠٥هـ', '1984-12-05'],
  ['1405-03-12 هـ', '1984-12-05'],
  ['12 محرم 1405', '1984-10-07'],
  ['1452/1/1', '2030-05-04'],
  ['30 رمضان 1446', null],
  ['29 رمضان 1446', '2025-03-29'],
  ['1 ذو الحجة 1445 هـ', '2024-06-07'],
  ['1447/13/1', null],
  ['1405-03-12 م', null],
])('the Hijri day in %s', (text, day) => {
  expect(dayIn(text)).toEqual(day && { day, isHijri: true })
})

test('a year of two digits beside the name of its month is the one that can be meant', () => {
  const born = { from: '1926-11-21', to: '2016-11-21' }
  expect(dayIn('20-Jul-85', born)?.day).toBe('1985-07-20')
  expect(dayIn('20 Jul 05', born)?.day).toBe('2005-07-20')
  expect(dayIn('20-Jul-20', born)).toBeNull()
  expect(dayIn('20/07/85', born)).toBeNull()
})

test('a bare number of a workbook is a day, counted as its program does', () => {
  const of = (text: string, epoch: 1900 | 1904) => dayIn(text, { epoch })?.day ?? null
  expect([of('1', 1900), of('59', 1900), of('60', 1900), of('61', 1900)]).toEqual([
    '1900-01-01',
    '1900-02-28',
    null,
    '1900-03-01',
  ])
  expect([of('31245', 1900), of('31245.5', 1900), of('29783', 1904)]).toEqual([
    '1985-07-17',
    '1985-07-17',
    '1985-07-17',
  ])
  expect([of('0', 1900), of('80001', 1900), of('311245', 1900)]).toEqual([null, null, null])
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
