import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { guarded } from '#platform/shared/values/formula-guard.ts'
import { csvOf } from './csv.ts'
import { columnName, xlsxOf } from './xlsx.ts'

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
