import { deflateRawSync } from 'node:zlib'
import writeXlsxFile from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { readRosterFile, readRosterText } from './roster-file.ts'
import { unpackedSize } from './zip-size.ts'

const workbook = async () => {
  const rows = [
    [{ value: 'الاسم' }, { value: 'Email' }, { value: 'تاريخ الميلاد' }, { value: 'Mobile' }],
    [
      { value: 'ليلى حسن' },
      { value: 'l@example.com' },
      { value: new Date('1994-03-12T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: 201001234567, type: Number },
    ],
    [null, null, null, null],
    [{ value: 'يوسف كمال' }, { value: 'y@example.com' }, null, null],
  ]
  return writeXlsxFile(rows as never).toBuffer()
}

test('a workbook gives the same texts as a CSV file would, blank rows in their place', async () => {
  expect(await readRosterFile('roster.xlsx', await workbook())).toEqual([
    ['الاسم', 'Email', 'تاريخ الميلاد', 'Mobile'],
    ['ليلى حسن', 'l@example.com', '1994-03-12', '201001234567'],
    ['', '', '', ''],
    ['يوسف كمال', 'y@example.com', '', ''],
  ])
})

test('a damaged workbook is none, and one that says it unpacks to gigabytes is not opened', async () => {
  const whole = await workbook()
  expect(await readRosterFile('roster.xlsx', whole.subarray(0, 200))).toBeNull()
  expect(await readRosterFile('roster.csv', Buffer.from('PK\u0003\u0004 not one'))).toBeNull()
  const bomb = zipOf('xl/workbook.xml', 4_000_000_000)
  expect(unpackedSize(bomb)).toBe(4_000_000_000)
  expect(await readRosterFile('bomb.xlsx', bomb)).toBeNull()
})

test('texts keep what the database can hold', () => {
  expect(readRosterText(`Name\n${'x'.repeat(2000)}\na\u0000b,more`)).toEqual([['Name'], ['x'.repeat(1000)], ['ab']])
})

/** One entry that claims to be this large. */
function zipOf(name: string, size: number): Buffer {
  const packed = deflateRawSync(Buffer.from('x'))
  const local = Buffer.alloc(30 + name.length)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  local.write(name, 30)
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, entry, end])
}
