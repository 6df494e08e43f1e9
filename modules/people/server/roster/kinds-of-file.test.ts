import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { upload } from '#testing/stages/upload.ts'
import { windows1256 } from '#testing/stages/windows-1256.ts'
import { sheetData, workbookOf, type Cell, type SheetSource } from '#testing/stages/workbook.ts'
import { peopleCalls } from '../../contract/calls.ts'

/* Each kind of file that academies have sent, as a coordinator uploads it: what is read of it, and what is said. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-11-21T09:00:00Z')
})
afterAll(() => server.close())

const titles = ['الاسم', 'Email', 'تاريخ الميلاد', 'جهة العمل']
const nora = ['نورا سعد', 'nora@example.com', '12/03/1994', 'الطيران المدني']
const sami = ['سامي سعد', 'sami@example.com', '13/03/1994', 'الطيران المدني']
const lines = (delimiter: string, end = '\n') =>
  [titles, nora, sami].map((cells) => cells.join(delimiter)).join(end) + end
const sheet = (rows: readonly Cell[][], more: { before?: string; after?: string; hidden?: number[] } = {}) =>
  `${more.before ?? ''}${sheetData(rows, more.hidden)}${more.after ?? ''}`
const workbook = (rows: readonly Cell[][], more: Parameters<typeof sheet>[1] & { date1904?: boolean } = {}) =>
  workbookOf([{ name: 'Sheet1', xml: sheet(rows, more) }], more)
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const bigEndian = (text: string) => utf16(text).swap16()

type File = readonly [name: string, bytes: Buffer | string]

async function reading([name, bytes]: File) {
  const huda = await server.as('huda')
  const FileID = await upload(server.app, huda, 'roster', { name, bytes })
  return huda.send(peopleCalls.readRoster, { body: { FileID } })
}

async function read(file: File) {
  const { ID } = await reading(file)
  return (await server.as('huda')).send(peopleCalls.getRoster, { ID, pageSize: 100 })
}

const said = (roster: Awaited<ReturnType<typeof read>>) =>
  roster.Items.flatMap((row) =>
    row.Findings.map((each) => [row.Row, each.Column, each.Code, ...(each.Day ? [each.Day] : [])].join(' ')),
  )
const both = [nora.slice(0, 2), sami.slice(0, 2)]
const namesAndAddresses = (roster: Awaited<ReturnType<typeof read>>) => {
  const at = (['nameAr', 'email'] as const).map((field) => roster.Mapping.indexOf(field))
  return roster.Items.map((row) => at.map((column) => row.Cells[column]))
}

describe('files that are read as they are', () => {
  test.each<[string, File]>([
    ['commas', ['r.csv', lines(',')]],
    ['semicolons', ['r.csv', lines(';')]],
    ['tabs in a .txt', ['r.txt', lines('\t')]],
    ['tabs in a .tsv', ['r.tsv', lines('\t')]],
    ['a .tsv that was renamed', ['r.tsv.txt', lines('\t')]],
    ['a first line that names the delimiter', ['r.csv', `sep=;\r\n${lines(';', '\r\n')}`]],
    ['a mark and CRLF', ['r.csv', `\ufeff${lines(',', '\r\n')}`]],
    ['CR alone', ['r.csv', lines(',', '\r')]],
    ['the code page of Arabic Windows', ['r.csv', windows1256(lines(','))]],
    ['UTF-16LE with its mark', ['r.csv', utf16(`\ufeff${lines('\t')}`)]],
    ['UTF-16BE with its mark', ['r.csv', bigEndian(`\ufeff${lines('\t')}`)]],
    ['UTF-16LE without a mark', ['r.csv', utf16(lines('\t'))]],
    ['UTF-16BE without a mark', ['r.csv', bigEndian(lines('\t'))]],
    ['a workbook', ['r.xlsx', workbook([titles, nora, sami])]],
    ['a workbook of 1904', ['r.xlsx', workbook([titles, nora, sami], { date1904: true })]],
  ])('%s', async (_, file) => {
    const roster = await read(file)
    expect(roster).toMatchObject({
      HeaderRow: 1,
      Notes: [],
      MissingFields: [],
      Counts: { Rows: 2, Ready: 2, WithErrors: 0, WithWarnings: 0 },
    })
    expect(namesAndAddresses(roster)).toEqual(both)
  })

  test('line breaks within a cell become one line', async () => {
    const { ID, Version } = await reading(['r.csv', 'الاسم,Email\r\n"رنا\r\nفؤاد",rana.fouad@example.com\r\n'])
    const huda = await server.as('huda')
    await commitRoster(server, huda, { ID, Version })
    const made = await huda.send(peopleCalls.listTrainees, { search: 'rana.fouad' })
    expect(made.Items[0]?.FullName.ar).toBe('رنا فؤاد')
  })
})

describe('tables that begin elsewhere', () => {
  const above = ['كشف المتدربين 2026']
  test.each<[string, File, number]>([
    ['a title above', ['r.csv', `${above[0]}\n${lines(',')}`], 2],
    ['a blank first line', ['r.csv', `\n${lines(',')}`], 2],
    ['a title above, in a workbook', ['r.xlsx', workbook([above, [], titles, nora, sami])], 3],
    [
      'two rows of titles, merged over columns',
      [
        'r.xlsx',
        workbook([['البيانات الأساسية', null, 'أخرى', null], titles, nora, sami], {
          after: '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="C1:D1"/></mergeCells>',
        }),
      ],
      2,
    ],
    [
      'two rows of titles, some merged over both rows',
      [
        'r.xlsx',
        workbook([['الاسم', 'للتواصل', null], [null, 'Email', 'Mobile'], nora.slice(0, 2), sami.slice(0, 2)], {
          after: '<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>',
        }),
      ],
      2,
    ],
  ])('%s', async (_, file, HeaderRow) => {
    const roster = await read(file)
    expect(roster).toMatchObject({ HeaderRow, MissingFields: [], Counts: { Rows: 2, Ready: 2, WithErrors: 0 } })
    expect(namesAndAddresses(roster)).toEqual(both)
  })

  test('columns further in', async () => {
    const moved = [titles, nora, sami].map((row) => [null, null, ...row])
    const roster = await read(['r.xlsx', workbook(moved)])
    expect(roster).toMatchObject({ Counts: { Ready: 2 }, MissingFields: [], Notes: [] })
    expect(namesAndAddresses(roster)).toEqual(both)
  })

  test.each<[string, SheetSource, string[]]>([
    ['a first sheet of instructions', { name: 'تعليمات', xml: sheetData([['اكتب الأسماء']]) }, ['تعليمات']],
    ['a hidden first sheet of lists', { name: 'Lists', xml: sheetData([titles, ['x']]), state: 'hidden' }, []],
    ['a very hidden one', { name: 'Lists', xml: sheetData([titles, ['x']]), state: 'veryHidden' }, []],
  ])('%s', async (_, first, notRead) => {
    const roster = await read(['r.xlsx', workbookOf([first, { name: 'الدفعة', xml: sheet([titles, nora, sami]) }])])
    expect(roster.Counts).toMatchObject({ Ready: 2 })
    expect(roster.Notes).toEqual(notRead.length > 0 ? [{ Code: 'otherSheets', Names: notRead }] : [])
  })
})

describe('tables that are not quite tables', () => {
  test('ragged rows: what stands beyond the titles is pointed at', async () => {
    const roster = await read(['r.csv', 'الاسم,Email\nنورا سعد,nora@example.com,more\nسامي سعد,sami@example.com\n'])
    expect(roster.Counts).toMatchObject({ Ready: 2, WithErrors: 0, WithWarnings: 1 })
    expect(said(roster)).toEqual(['2 3 beyondTitles'])
  })

  test('a title twice: one is imported, and the file’s reader is told', async () => {
    const roster = await read(['r.csv', 'الاسم,Email,Email\nنورا سعد,nora@example.com,other@example.com\n'])
    expect(roster).toMatchObject({
      Mapping: ['nameAr', 'email', null],
      Notes: [{ Code: 'titleTwice', Names: ['Email'] }],
    })
  })

  test('hidden columns and rows are read and pointed at', async () => {
    const before = '<cols><col min="4" max="4" hidden="1"/></cols>'
    const roster = await read(['r.xlsx', workbook([titles, nora, sami], { before, hidden: [3] })])
    expect(roster).toMatchObject({
      Counts: { Ready: 2, WithWarnings: 1 },
      Notes: [{ Code: 'hiddenColumns', Names: ['جهة العمل'] }],
    })
    expect(said(roster)).toEqual(['3 1 rowHidden'])
  })

  test('cells merged over rows are each row’s, and make no person of a blank row', async () => {
    const after = '<mergeCells count="1"><mergeCell ref="D2:D9"/></mergeCells>'
    const rows = [titles, nora, [...sami.slice(0, 3), null], [null], ['هدى سعد', 'hoda@example.com', null, null]]
    const roster = await read(['r.xlsx', workbook(rows, { after })])
    expect(roster.Counts).toMatchObject({ Rows: 3, Ready: 3, WithErrors: 0 })
    expect(roster.Items.map((row) => row.Cells[3])).toEqual(Array(3).fill('الطيران المدني'))
  })

  test('formulas give the values that were calculated last; one without is empty', async () => {
    const cell = (place: string, inside: string, attributes = '') => `<c r="${place}"${attributes}>${inside}</c>`
    const text = (place: string, value: string) => cell(place, `<is><t>${value}</t></is>`, ' t="inlineStr"')
    const xml = `<sheetData><row r="1">${text('A1', 'الاسم')}${text('B1', 'Email')}${text('C1', 'تاريخ الميلاد')}${text('D1', 'جهة العمل')}</row><row r="2">${cell('A2', '<f>F2&amp;" "&amp;G2</f><v>نورا سعد</v>', ' t="str"')}${cell('B2', '<f>LOWER(H2)</f><v>nora@example.com</v>', ' t="str"')}${cell('C2', '<f>DATE(1994,3,12)</f><v>34405</v>', ' s="1"')}${cell('D2', '<f>I2</f>')}</row></sheetData>`
    const roster = await read(['r.xlsx', workbookOf([{ name: 'a', xml }])])
    expect(roster.Items.map((row) => row.Cells)).toEqual([['نورا سعد', 'nora@example.com', '1994-03-12', '']])
    expect(roster.Counts).toMatchObject({ Ready: 1, WithWarnings: 0 })
  })

  test('what the file could not calculate is empty, and said', async () => {
    const rows = [titles, ['نورا سعد', 'nora@example.com', { fault: '#N/A' }, { fault: '#DIV/0!' }]]
    const roster = await read(['r.xlsx', workbook(rows)])
    expect(roster.Counts).toMatchObject({ Ready: 1, WithErrors: 0, WithWarnings: 1 })
    expect(said(roster)).toEqual(['2 3 errorCell', '2 4 errorCell'])
  })
})

describe('days', () => {
  test.each([
    [{}, '1991-04-05'],
    [{ date1904: true }, '1995-04-06'],
  ])('as bare numbers are shown with the day that they mean (%o)', async (options, Day) => {
    const rows = [
      [...titles, 'Passport'],
      [...nora.slice(0, 2), 33_333, 1990, 33_334],
    ]
    const roster = await read(['r.xlsx', workbook(rows, options)])
    expect(roster.Counts).toMatchObject({ Ready: 1, WithErrors: 0 })
    // The employer and the passport are numbers that are none.
    expect(roster.Items[0]).toMatchObject({ Days: [{ Column: 3, Day }], Findings: [] })
  })

  test('as bare numbers that no person was born on say which day that would be', async () => {
    const roster = await read(['r.xlsx', workbook([titles, [...nora.slice(0, 2), 1990, '']])])
    expect(roster.Items[0]).toMatchObject({ Days: [{ Column: 3, Day: '1905-06-12' }] })
    expect(said(roster)).toEqual(['2 3 birthTooLongAgo'])
  })

  test('in a text are none by a bare number', async () => {
    const roster = await read(['r.csv', `${titles.join(',')}\nنورا سعد,nora@example.com,33333,`])
    expect(roster.Items[0]).toMatchObject({ Days: [] })
    expect(said(roster)).toEqual(['2 3 dateInvalid'])
  })
})

describe('files that are no roster', () => {
  const png = Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0(\0\0\0(\b\u0002\0\0\0', 'latin1'),
    deflateSync(Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251))),
  ])
  const noise = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * at * 31 + at * 17 + (at >> 3) * 7) % 256))
  const oldExcel = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])
  test.each<[string, File]>([
    ['a picture named .csv', ['r.csv', png]],
    ['a picture named .xlsx', ['r.xlsx', png]],
    ['a text named .xlsx', ['r.xlsx', lines(',')]],
    ['a workbook named .csv', ['r.csv', workbook([titles, nora])]],
    ['one of them renamed', ['r.xlsx', oldExcel]],
    ['one of them renamed to a text', ['r.csv', oldExcel]],
    ['any bytes', ['r.csv', noise]],
    ['any bytes named .xlsx', ['r.xlsx', noise]],
  ])('%s is refused as what its name does not say', async (_, file) => {
    await expect(reading(file)).rejects.toThrow(/^422 .*"fileDamaged"/)
  })

  test.each<[string, File]>([
    ['a workbook of the old kind', ['r.xls', oldExcel]],
    ['a document', ['r.pdf', '%PDF-1.7\n']],
  ])('%s is refused, with the kinds that are read', async (_, file) => {
    await expect(reading(file)).rejects.toThrow(/^415 .*Accepted: csv, tsv, xlsx, txt/)
  })

  test('an empty file is refused; the page says so before it is sent', async () => {
    await expect(reading(['r.csv', ''])).rejects.toThrow(/^400 .*"path":"file","code":"required"/)
  })

  test.each<[string, File, string]>([
    ['titles alone', ['r.csv', `${titles.join(',')}\n`], 'emptyRoster'],
    ['titles alone, in a workbook', ['r.xlsx', workbook([titles])], 'emptyRoster'],
    ['a workbook without a cell', ['r.xlsx', workbook([])], 'emptyRoster'],
  ])('%s is said to be that', async (_, file, code) => {
    expect((await refusalOf(reading(file))).code).toBe(code)
  })

  test.each([5_001, 20_000])('of %i rows are refused, with the most that may be sent', async (count) => {
    const rows = Array.from({ length: count }, (_, at) => [`متدرب ${at}`, `many${at}@example.com`])
    const text = [titles.slice(0, 2), ...rows].map((row) => row.join(',')).join('\n')
    for (const file of [
      ['r.csv', text],
      ['r.xlsx', workbook([titles.slice(0, 2), ...rows])],
    ] as const)
      expect(await refusalOf(reading(file))).toMatchObject({ code: 'tooManyRows', data: { limit: 5000 } })
  })
})
