import { expect, test } from 'vitest'
import { readLookupFile, writeLookupFile } from './csv-columns.ts'
import { lookupOf } from './registry.ts'

const nationality = lookupOf('Nationality')

test('a file that was written is read again as it was', () => {
  const entry = {
    Code: 'EG',
    Name: { ar: 'مصري, مصرية', en: '=Egyptian', fr: '' },
    IsActive: false,
    Spellings: ['eg', 'egy'],
  }
  const text = writeLookupFile(nationality, [entry])
  expect(text).toContain(`"مصري, مصرية",'=Egyptian,,false,eg | egy`)
  const rows = [
    ['Code', 'Name.ar', 'Name.en', 'Name.fr', 'IsActive', 'Spellings'],
    ['EG', 'مصري, مصرية', "'=Egyptian", '', 'false', 'eg | egy'],
    ['', ' ', ''],
  ]
  expect(readLookupFile(nationality, rows)).toEqual([{ row: 2, fields: entry }])
})

test('what a spreadsheet would calculate is written as text, in every form that it begins with', () => {
  for (const word of ['=1', ' =1', '\u00a0+cmd', '＝1', '＠x', '-x', '\tx']) {
    const entry = { Code: 'X', Name: { ar: word, en: '', fr: '' }, IsActive: true }
    const line = writeLookupFile(nationality, [entry]).split('\r\n')[1]!
    expect(line.slice(0, 4 + word.length)).toBe(`X,'${word},`)
    const [read] = readLookupFile(nationality, [
      ['Code', 'Name.ar'],
      ['X', `'${word}`],
    ])!
    expect(read!.fields['Name']).toMatchObject({ ar: word })
  }
})

test('a file without codes or names is none', () => {
  expect(readLookupFile(nationality, [['Name.ar'], ['مصري']])).toBeNull()
  expect(readLookupFile(nationality, [['Code'], ['EG']])).toBeNull()
  expect(readLookupFile(nationality, [])).toBeNull()
})
