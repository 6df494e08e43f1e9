import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { upload } from '#testing/stages/upload.ts'
import { sheetData, workbookOf, type Cell } from '#testing/stages/workbook.ts'
import { peopleCalls } from '../../contract/calls.ts'
import { headerRowOf, pairTitles } from '../../rules/roster/find-header.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-11-21T09:00:00Z')
})
afterAll(() => server.close())

const workbook = (rows: readonly Cell[][], merged: readonly string[]) => {
  const cells = merged.map((place) => `<mergeCell ref="${place}"/>`).join('')
  const xml = `${sheetData(rows)}<mergeCells count="${merged.length}">${cells}</mergeCells>`
  return workbookOf([{ name: 'Sheet1', xml }])
}

async function reading(name: string, bytes: Buffer | string) {
  const huda = await server.as('huda')
  const FileID = await upload(server.app, huda, 'roster', { name, bytes })
  return huda.send(peopleCalls.readRoster, { body: { FileID } })
}
const look = async (ID: number) => (await server.as('huda')).send(peopleCalls.getRoster, { ID })
const read = async (name: string, bytes: Buffer | string) => look((await reading(name, bytes)).ID)

const titles: Cell[][] = [
  ['Name', null, 'Email', 'Passport', null],
  ['Arabic', 'English', null, 'Number', 'Expiry'],
]
const people: Cell[][] = [
  ['نورا سعد', 'Nora Saad', 'nora@example.com', 'A1234567', '2031-01-01'],
  ['سامي سعد', 'Sami Saad', 'sami@example.com', 'A1234568', '2031-01-02'],
]
const ready = { MissingFields: [], Notes: [], Counts: { Rows: 2, Ready: 2, WithErrors: 0, WithWarnings: 0 } }

describe('two rows of titles are one', () => {
  test('where titles are merged over columns, beside one merged over both rows', async () => {
    expect(await read('r.xlsx', workbook([...titles, ...people], ['A1:B1', 'C1:C2', 'D1:E1']))).toMatchObject({
      ...ready,
      HeaderRow: 2,
      Header: ['Name / Arabic', 'Name / English', 'Email', 'Passport / Number', 'Passport / Expiry'],
      Mapping: ['nameAr', 'nameEn', 'email', 'passportNumber', 'passportExpiresOn'],
      Items: [{ Row: 3 }, { Row: 4 }],
    })
  })

  test('in Arabic, where the lower row fills what is merged alone', async () => {
    const rows: Cell[][] = [
      ['م', 'الاسم', 'البريد', 'جواز السفر', null],
      [null, null, null, 'الرقم', 'الانتهاء'],
      ['1', 'نورا سعد', 'nora@example.com', 'A1234567', '2031-01-01'],
      ['2', 'سامي سعد', 'sami@example.com', 'A1234568', '2031-01-02'],
    ]
    expect(await read('r.xlsx', workbook(rows, ['A1:A2', 'D1:E1']))).toMatchObject({
      ...ready,
      HeaderRow: 2,
      Mapping: [null, 'nameAr', 'email', 'passportNumber', 'passportExpiresOn'],
    })
  })

  test.each([
    ['a CSV file, which says nothing of merged cells', 'الاسم,,Email\nبالعربية,بالإنجليزية,\n', 'nameEn'],
    ['one row for each language', 'الاسم,المسمى الوظيفي,البريد الإلكتروني\nName,Job title,E-mail\n', 'jobTitle'],
    ['titles of which one row has some and the other the rest', 'الاسم,للتواصل,\n,Mobile,Email\n', 'mobile'],
  ])('in %s', async (_, rows, second) => {
    const cells = second === 'mobile' ? ['+201001234567', '+201001234568'] : ['Nora', 'Sami']
    const text = `${rows}نورا سعد,${cells[0]},nora@example.com\nسامي سعد,${cells[1]},sami@example.com\n`
    expect(await read('r.csv', text)).toMatchObject({ ...ready, HeaderRow: 2, Mapping: ['nameAr', second, 'email'] })
  })

  test('below a title, which alone is said not to be read', async () => {
    const rows = [['كشف المتدربين 2026'], ...titles, ...people]
    expect(await read('r.xlsx', workbook(rows, ['A1:E1', 'A2:B2', 'D2:E2']))).toMatchObject({
      ...ready,
      HeaderRow: 3,
      Notes: [{ Code: 'rowsAbove', Names: ['كشف المتدربين 2026'] }],
    })
  })
})

test('whoever knows better chooses another row, and nothing of the file is lost on the way', async () => {
  const huda = await server.as('huda')
  const { ID, Version } = await reading('r.xlsx', workbook([...titles, ...people], ['A1:B1', 'C1:C2', 'D1:E1']))
  let version = Version
  const place = async (HeaderRow: number) => {
    const placed = await huda.send(peopleCalls.placeRoster, { body: { ID, Version: version, Sheet: 0, HeaderRow } })
    version = placed.Version
    return look(ID)
  }
  const found = await look(ID)
  expect(found.HeaderChoices.slice(0, 2)).toEqual([
    { Row: 1, Cells: ['Name', 'Email', 'Passport'] },
    { Row: 2, Cells: ['Arabic', 'English', 'Email', 'Number'] },
  ])
  expect(await place(1)).toMatchObject({ HeaderRow: 1, Header: ['Name', '', 'Email', 'Passport', ''] })
  expect(await place(0)).toMatchObject({
    Counts: { Rows: 4 },
    Items: [
      { Row: 1, Cells: ['Name', '', 'Email', 'Passport', ''] },
      { Row: 2, Cells: ['Arabic', 'English', 'Email', 'Number', 'Expiry'] },
      { Row: 3 },
      { Row: 4 },
    ],
  })
  expect(await place(2)).toMatchObject({ ...ready, Header: found.Header, HeaderChoices: found.HeaderChoices })
  expect(await commitRoster(server, huda, { ID, Version: version })).toMatchObject({ Created: 2 })
})

test('a person below the titles is none of them, nor a note above them', () => {
  expect(pairTitles(['Name', 'Email'], ['Arabic', 'arabic@example.com'], 'trainee')).toBeNull()
  expect(pairTitles(['Name', 'Email', ''], ['Nora', '', 'Arabic'], 'trainee')).toBeNull()
  expect(pairTitles(['Company', 'EgyptAir'], ['Name', 'Email'], 'trainee')).toBeNull()
  const rows = [
    ['الاسم', 'البريد'],
    ['', ''],
    ['Name', 'Email'],
    ['Nora', 'nora@example.com'],
  ]
  // what does not follow is no second row of the same titles
  expect(headerRowOf(rows, 'trainee')).toEqual({ at: 0, fields: 2 })
})
