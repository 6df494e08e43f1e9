import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { fileTooHeavy } from '#platform/shared/files.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import { sheetData, workbookOf, type Cell } from '#testing/stages/workbook.ts'
import { headerRowOf } from '../../rules/roster/find-header.ts'
import { readRosterTables } from './read-file.ts'

const titles = ['الاسم', 'Email', 'تاريخ الميلاد', 'Mobile']
const people: Cell[][] = [
  ['ليلى حسن', 'l@example.com', { day: 34405 }, 201001234567],
  ['يوسف كمال', 'y@example.com', null, null],
]
const read = (name: string, bytes: Buffer) => readRosterTables({ name, bytes, sheet: null, kind: 'trainee' })
const workbook = (rows: Cell[][], more: { before?: string; hiddenRows?: number[]; date1904?: boolean } = {}) =>
  workbookOf([{ name: 'Sheet1', xml: `${more.before ?? ''}${sheetData(rows, more.hiddenRows)}` }], more)
const refusalOf = async (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? [error.kind.code, error.data] : [String(error)]),
  )

describe('workbooks', () => {
  test('give the texts that a CSV file would, blank rows in their place', async () => {
    const { table, epoch } = await read('r.xlsx', workbook([titles, people[0]!, [null, null], people[1]!]))
    expect(table.rows).toEqual([
      titles,
      ['ليلى حسن', 'l@example.com', '1994-03-12', '201001234567'],
      ['', '', '', ''],
      ['يوسف كمال', 'y@example.com', '', ''],
    ])
    expect(epoch).toBe(1900)
  })

  test('of a common program, with shared texts and styles of its own, are read alike', async () => {
    const rows = [
      [{ value: 'الاسم' }, { value: 'تاريخ الميلاد' }, { value: 'Mobile' }],
      [
        { value: 'ليلى حسن' },
        { value: new Date('1994-03-12T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 201001234567, type: Number },
      ],
    ]
    const bytes = await writeXlsxFile(rows as never).toBuffer()
    expect((await read('r.xlsx', bytes)).table.rows).toEqual([
      ['الاسم', 'تاريخ الميلاد', 'Mobile'],
      ['ليلى حسن', '1994-03-12', '201001234567'],
    ])
  })

  test('are as wide as their widest row, with a title above the table', async () => {
    const { table } = await read('r.xlsx', workbook([['كشف المتدربين 2026'], [], titles, ...people]))
    expect(headerRowOf(table.rows, 'trainee')).toEqual({ at: 2, fields: 4 })
    expect(table.rows[3]?.[1]).toBe('l@example.com')
  })

  test('are read from the visible sheet that looks most like a roster', async () => {
    const { sheets, sheet, table } = await read(
      'r.xlsx',
      workbookOf([
        { name: 'تعليمات', xml: sheetData([['اكتب الاسم في العمود الأول']]) },
        { name: 'Lists', xml: sheetData([titles, ['x']]), state: 'hidden' },
        { name: 'الدفعة & ٢', xml: sheetData([titles, ...people]) },
      ]),
    )
    expect([sheets, sheet, table.rows.length]).toEqual([['تعليمات', 'الدفعة & ٢'], 1, 3])
  })

  test('tell hidden rows and columns, faults, and the calendar of 1904', async () => {
    const before = '<cols><col min="2" max="3" hidden="1"/></cols>'
    const rows = [titles, people[0]!, [{ fault: '#N/A' }, { fault: '#DIV/0!' }, 32944, null]]
    const { table, epoch } = await read('r.xlsx', workbook(rows, { before, hiddenRows: [3], date1904: true }))
    expect(table).toMatchObject({ hiddenRows: [3], hiddenColumns: [2, 3] })
    expect([table.rows[1]?.[2], ...table.rows[2]!]).toEqual(['1998-03-13', '#N/A', '#DIV/0!', '32944', ''])
    expect(epoch).toBe(1904)
  })

  test('of programs that write them otherwise are read alike', async () => {
    const rows = `<row><c/><c t="inlineStr"><is><t>الاسم</t></is></c><c t="str"><v xml:space="preserve">Email </v></c></row>
      <row><c/><c t="inlineStr"><is><t>ليلى</t></is></c><c s="1"/><c t="str"><v>beyond</v></c></row>`
    const plain = workbookOf([{ name: 'a', xml: `<sheetData>${rows}</sheetData>` }])
    const wanted = [
      ['', 'الاسم', 'Email', ''],
      ['', 'ليلى', '', 'beyond'],
    ]
    expect((await read('r.xlsx', plain)).table.rows).toEqual(wanted)
    const prefixed = Object.fromEntries(
      Object.entries(unzipSync(plain)).map(([path, bytes]) => {
        const xml = strFromU8(bytes)
        const named = xml.replace(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x=')
        return [path, strToU8(/^xl\/(?!_rels)/.test(path) ? named : xml)]
      }),
    )
    expect((await read('r.xlsx', Buffer.from(zipSync(prefixed)))).table.rows).toEqual(wanted)
  })

  test('show noughts before a number where its cell does', async () => {
    const rows = [titles, ['ليلى', 'l@example.com', null, { share: 1_001_234_567, style: 5 }]] as Cell[][]
    expect((await read('r.xlsx', workbook(rows))).table.rows[1]?.[3]).toBe('01001234567')
  })

  test('coloured down to their last row are read, as only what is written counts', async () => {
    const empty = Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 10}"><c r="A${at + 10}" s="1"/></row>`,
    ).join('')
    const xml = sheetData([titles, ...people]).replace(
      '</sheetData>',
      `${empty}<row r="1048576"><c r="XFD1048576" s="1"/></row></sheetData>`,
    )
    expect((await read('r.xlsx', workbookOf([{ name: 'a', xml }]))).table.rows).toHaveLength(3)
  })

  test('with a cell far away are refused before a table is made of them', async () => {
    const far = (place: string, row: number) =>
      workbookOf([{ name: 'a', xml: `<sheetData><row r="${row}"><c r="${place}"><v>1</v></c></row></sheetData>` }])
    expect(await refusalOf(read('r.xlsx', far('XFD1048576', 1_048_576)))).toEqual([
      'tooManyColumns',
      { columns: 16_384, limit: 100 },
    ])
    expect(await refusalOf(read('r.xlsx', far('A1048576', 1_048_576)))).toEqual([
      'tooManyRows',
      { rows: 1_048_576, limit: 5000 },
    ])
    expect(await refusalOf(read('r.xlsx', far('A5021', 5021)))).toEqual(['tooManyRows', { rows: 5021, limit: 5000 }])
    const long = workbook(Array.from({ length: 9000 }, (_, at) => [`n${at}`]))
    expect(await refusalOf(read('r.xlsx', long))).toEqual(['tooManyRows', { rows: 9000, limit: 5000 }])
  })

  test('that are damaged, or unpack to more than a roster can hold, are refused', async () => {
    const whole = workbook([titles, ...people])
    for (const bytes of [whole.subarray(0, 200), Buffer.from('PK\u0003\u0004 not one')])
      expect(await refusalOf(read('r.xlsx', bytes))).toEqual(['unreadableRoster', {}])
    const bomb = workbookOf([{ name: 'a', xml: `<sheetData>${' '.repeat(61_000_000)}</sheetData>` }])
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusalOf(read('r.xlsx', bomb))).toEqual([fileTooHeavy.code, {}])
  })
})

describe('texts', () => {
  const table = async (text: string | Buffer, name = 'r.csv') =>
    (await read(name, Buffer.from(text as string))).table.rows
  const wanted = [
    ['الاسم', 'Email'],
    ['ليلى', 'l@example.com'],
  ]

  test.each([
    ['commas', 'الاسم,Email\nليلى,l@example.com\n'],
    ['a mark and CRLF', '\ufeffالاسم,Email\r\nليلى,l@example.com\r\n'],
    ['CR alone', 'الاسم,Email\rليلى,l@example.com\r'],
    ['semicolons', 'الاسم;Email\nليلى;l@example.com'],
    ['tabs', 'الاسم\tEmail\nليلى\tl@example.com'],
    ['bars', 'الاسم|Email\nليلى|l@example.com'],
    ['a line that names its delimiter', 'sep=;\r\nالاسم;Email\r\nليلى;l@example.com\r\n'],
    ['a quote that is never closed', 'الاسم,Email\nليلى,"l@example.com\n'],
  ])('with %s', async (_, text) => {
    expect(await table(text)).toEqual(wanted)
  })

  test('with semicolons, and more commas within the cells', async () => {
    const lines = [
      'الاسم;Email;Employer',
      'ليلى;l@example.com;Cairo, Egypt, 3, a, b',
      'يوسف;y@example.com;Giza, 2, c, d',
    ]
    expect((await table(lines.join('\n'))).map((row) => row.length)).toEqual([3, 3, 3])
  })

  test('that were cut within a letter keep all others', async () => {
    const rows = await table(Buffer.from('الاسم,Email\nليلى حسن,l@example.com\nيوسف').subarray(0, -1))
    expect(rows).toEqual([
      ['الاسم', 'Email'],
      ['ليلى حسن', 'l@example.com'],
      ['يوس\ufffd', ''],
    ])
  })

  const line = 'الاسم,Email\nليلى,l@example.com\n'
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
  const inWindows = Buffer.from([
    0xc7,
    0xe1,
    0xc7,
    0xd3,
    0xe3,
    ...Buffer.from(',Email\n'),
    0xe1,
    0xed,
    0xe1,
    0xec,
    ...Buffer.from(',l@example.com\n'),
  ])
  test.each([
    ['UTF-16LE with its mark', Buffer.from(`\ufeff${line}`, 'utf16le')],
    ['UTF-16BE with its mark', swapped(Buffer.from(`\ufeff${line}`, 'utf16le'))],
    ['UTF-16LE without', Buffer.from(line, 'utf16le')],
    ['UTF-16BE without', swapped(Buffer.from(line, 'utf16le'))],
    ['the code page of Arabic Windows', inWindows],
  ])('in %s', async (_, bytes) => {
    expect(await table(bytes)).toEqual(wanted)
  })

  test('keep cells beyond the header, line breaks within quotes, and the title above the table', async () => {
    expect(await table('كشف\nالاسم,Email\nليلى,l@example.com,more\n"سطر\r\nثان",x')).toEqual([
      ['كشف', '', ''],
      ['الاسم', 'Email', ''],
      ['ليلى', 'l@example.com', 'more'],
      ['سطر\r\nثان', 'x', ''],
    ])
  })

  test('keep what the database can hold', async () => {
    expect(await table(`Name\n${'x'.repeat(2000)}\na\u0000b,more`)).toEqual([
      ['Name', ''],
      ['x'.repeat(1000), ''],
      ['ab', 'more'],
    ])
  })
})
