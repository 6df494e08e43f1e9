import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { guarded } from '#platform/shared/values/formula-guard.ts'
import { unzipSync } from 'fflate'
import { formatOf } from '../../format.ts'
import { csvOf, withCurrencies } from './csv.ts'
import { fileColumns, sheetCell } from './file-value.ts'
import { columnName } from '#platform/shared/sheets/workbook-parts.ts'
import { xlsxOf } from './xlsx.ts'

const formulas = ['=1+1', '+SUM(A1)', '-2+3', '@A1', ' =1', '\t=1', '\r=1', '＝1', '-cmd|x']

test('no cell of a CSV file is a formula', () => {
  for (const text of formulas) expect(guarded(text)).toBe(`'${text}`)
})

test('what only looks like one stays as it is', () => {
  for (const text of ['محمد', 'A=1', '-5', '+201001234567', '٪٨٨', '-١٢٫٥', '2026-03-01', ''])
    expect(guarded(text)).toBe(text)
})

test('CSV is quoted, has UTF-8 marked and keeps numbers plain', () => {
  expect(
    csvOf([
      ['الاسم', 'a,b'],
      ['قال "نعم"', -5],
      ['one\ntwo', null],
      ['=1', 1.5],
    ]),
  ).toBe('\ufeffالاسم,"a,b"\r\n"قال ""نعم""",-5\r\n"one\ntwo",\r\n\'=1,1.5\r\n')
})

test('a workbook reads back as it was: Arabic, numbers, formulas as text, odd signs', async () => {
  const rows = [
    ['أحمد <المصري> & "أبناؤه"', 12.5],
    ['=1+1', -3],
    [' spaced ', null],
    ['line\nline\u0001', 0],
  ]
  const blob = await xlsxOf({ title: 'المتدربون/2026', header: ['الاسم', 'Fee'], rows, rightToLeft: true })
  const read = await readSheet(Buffer.from(await blob.arrayBuffer()))
  expect(read).toEqual([
    ['الاسم', 'Fee'],
    ['أحمد <المصري> & "أبناؤه"', 12.5],
    ['=1+1', -3],
    [expect.stringMatching(/spaced/), null],
    ['line\nline', 0],
  ])
})

test('five thousand rows are one valid archive', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`TR-${index}`, index, 'نص عربي طويل يتكرر '.repeat(5)])
  const blob = await xlsxOf({ title: 'x', header: ['a', 'b', 'c'], rows, rightToLeft: false })
  const read = await readSheet(Buffer.from(await blob.arrayBuffer()))
  expect(read.length).toBe(5001)
  expect(read[5000]?.[1]).toBe(4999)
})

test('columns after Z', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

const price = { Minor: 125_050, Currency: 'USD' }
const typed = [
  [{ day: '2026-03-01' }, { day: '2026-03-01', time: '09:30' }, price],
  [{ day: '2027-12-31' }, null, { Minor: 1_234, Currency: 'KWD' }],
  [{ day: '1890-05-05' }, null, null],
]

test('days, times and amounts are such in a workbook, with their year and currency', async () => {
  const blob = await xlsxOf({ title: 'x', header: ['Day', 'At', 'Fee'], rows: typed, rightToLeft: false })
  const bytes = Buffer.from(await blob.arrayBuffer())
  expect((await readSheet(bytes)).slice(1)).toEqual([
    [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T09:30:00Z'), 1250.5],
    [new Date('2027-12-31T00:00:00Z'), null, 1.234],
    // Before the days that a workbook counts.
    ['1890-05-05', null, null],
  ])
  const styles = new TextDecoder().decode(unzipSync(bytes)['xl/styles.xml'])
  expect(styles).toContain('formatCode="yyyy-mm-dd"')
  expect(styles).toContain('formatCode="#,##0.00 &quot;USD&quot;"')
  expect(styles).toContain('formatCode="#,##0.000 &quot;KWD&quot;"')
})

test('in CSV they are written as every spreadsheet reads them, the currency in a column of its own', () => {
  expect(csvOf(withCurrencies([['Day', 'At', 'Fee'], ...typed], 'Currency'))).toBe(
    '\ufeffDay,At,Fee,Fee (Currency)\r\n2026-03-01,2026-03-01 09:30,1250.50,USD\r\n2027-12-31,,1.234,KWD\r\n1890-05-05,,,\r\n',
  )
})

test('what a cell shows together stands apart in a file, and an instant is the academy’s day and time', () => {
  const columns = fileColumns<{ From: string; To: string; At: string; Name: string }>([
    {
      key: 'From',
      label: 'Dates',
      files: [
        { label: 'From', value: (row) => ({ day: row.From }) },
        { label: 'To', value: (row) => ({ day: row.To }) },
      ],
    },
    { key: 'At', label: 'At', text: () => 'in words', file: (row) => ({ at: row.At }) },
    { key: 'Name', label: 'Name' },
  ])
  expect(columns.map(({ label }) => label)).toEqual(['From', 'To', 'At', 'Name'])
  const row = { From: '2026-01-01', To: '2026-01-05', At: '2026-07-31T22:30:00Z', Name: 'A' }
  expect(columns.map((column) => sheetCell(column, row, (text) => text.en ?? '', formatOf('en').wallClock))).toEqual([
    { day: '2026-01-01' },
    { day: '2026-01-05' },
    { day: '2026-08-01', time: '01:30' },
    'A',
  ])
})
