import { expect, test } from 'vitest'
import { readLookupFile, rowsOfLookup } from './csv-columns.ts'
import { lookupOf } from './registry.ts'

const nationality = lookupOf('Nationality')

test('a file that was written is read again as it was', () => {
  const entry = {
    Code: 'EG',
    Name: { ar: 'مصري, مصرية', en: '=Egyptian', fr: '' },
    IsActive: false,
    Spellings: ['eg', 'egy'],
    Visa: 'onArrival',
  }
  const rows = [
    ['Code', 'Name.ar', 'Name.en', 'Name.fr', 'IsActive', 'Spellings', 'Visa'],
    ['EG', 'مصري, مصرية', '=Egyptian', '', 'false', 'eg | egy', 'onArrival'],
  ]
  expect(rowsOfLookup(nationality, [entry])).toEqual(rows)
  expect(readLookupFile(nationality, [...rows, ['', ' ', '']])).toEqual([{ row: 2, fields: entry }])
})

test('a file from before the visa was kept leaves it to the default', () => {
  const [read] = readLookupFile(nationality, [
    ['Code', 'Name.en'],
    ['EG', 'Egyptian'],
  ])!
  expect(read!.fields['Visa']).toBe('asDefault')
})

test('a cell that was guarded against being calculated is read as it was', () => {
  for (const word of ['=1', ' =1', '\u00a0+cmd', '＝1', '＠x', '-x', '\tx']) {
    const [read] = readLookupFile(nationality, [
      ['Code', 'Name.ar'],
      ['X', `'${word}`],
    ])!
    expect(read!.fields['Name']).toMatchObject({ ar: word })
  }
})

test('an amount is written with its currency and read again; what is no amount is left to be refused', () => {
  const extras = lookupOf('AdditionalFacility')
  const entry = {
    Code: 'BUS',
    Name: { ar: 'نقل', en: '', fr: '' },
    IsActive: true,
    Price: { Minor: 12_500, Currency: 'KWD' },
    Per: 'day',
  }
  const rows = rowsOfLookup(extras, [entry])
  expect(rows[1]!.slice(-2)).toEqual(['12.5 KWD', 'day'])
  expect(readLookupFile(extras, rows)).toEqual([{ row: 2, fields: entry }])
  const [read] = readLookupFile(extras, [rows[0]!, ['BUS', 'نقل', '', '', 'true', 'twelve', 'day']])!
  expect(read!.fields['Price']).toBe('twelve')
})

test('a file without codes or names is none', () => {
  expect(readLookupFile(nationality, [['Name.ar'], ['مصري']])).toBeNull()
  expect(readLookupFile(nationality, [['Code'], ['EG']])).toBeNull()
  expect(readLookupFile(nationality, [])).toBeNull()
})
