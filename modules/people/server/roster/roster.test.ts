import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { upload } from '#testing/stages/upload.ts'
import { sheetData, workbookOf } from '#testing/stages/workbook.ts'
import { peopleCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-11-21T09:00:00Z')
})
afterAll(() => server.close())

const file = readFileSync(new URL('../../../../testing/fixtures/roster.csv', import.meta.url), 'utf8')
const traineeCount = async () =>
  Number(
    (
      await server.db
        .selectFrom('people.trainee')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

describe('the academy’s roster', () => {
  test('is read, fixed in place, skipped where it must be, and committed once', async () => {
    const huda = await server.as('huda')
    const read = await huda.send(peopleCalls.readRoster, { body: { FileName: 'roster.csv', Text: file } })
    const dry = await huda.send(peopleCalls.getRoster, { ID: read.ID, show: 'errors' })
    expect(dry.Mapping).not.toContain(null)
    expect(dry).toMatchObject({
      MissingFields: [],
      Total: 10,
      Actions: ['mapRoster', 'fixRoster', 'skipRosterRows', 'dropRoster'],
    })
    expect(dry.Counts).toMatchObject({ Rows: 120, Blank: 1, Errors: 10, WithErrors: 10, Ready: 110, Skipped: 0 })
    expect(dry.Items.map((row) => [row.Row, row.Findings.map((each) => `${each.Column} ${each.Code}`)])[0]).toEqual([
      7,
      ['4 dateInvalid'],
    ])

    const commit = (Version: number) => huda.send(peopleCalls.commitRoster, { body: { ID: read.ID, Version } })
    expect(await refusalOf(commit(read.Version))).toMatchObject({ code: 'rosterHasErrors', data: { count: 10 } })
    expect(await traineeCount()).toBe(3)

    const Cells = [
      { Row: 7, Column: 4, Text: '28/02/1991' },
      { Row: 90, Column: 5, Text: 'مصرية' },
      { Row: 103, Column: 1, Text: 'حسام سليمان الكعبي' },
    ]
    const fixed = await huda.send(peopleCalls.fixRoster, { body: { ID: read.ID, Version: read.Version, Cells } })
    // An administrator sees all imports.
    const nadia = await server.as('nadia')
    const late = { ID: read.ID, Version: read.Version }
    expect(await refusalOf(nadia.send(peopleCalls.commitRoster, { body: late }))).toMatchObject({
      code: 'changedMeanwhile',
      data: { byEn: 'Huda Mansour', at: expect.stringMatching(/^20\d\d-/) },
    })
    expect((await refusalOf(commit(read.Version))).code).toBe('changedMeanwhile')
    const skipped = await huda.send(peopleCalls.skipRosterRows, {
      body: { ID: read.ID, Version: fixed.Version, Rows: [], IsSkipped: true },
    })
    const ready = await huda.send(peopleCalls.getRoster, { ID: read.ID, show: 'skipped' })
    expect(ready).toMatchObject({ Total: 7, Counts: { Errors: 0, Ready: 113, Skipped: 7 } })
    expect(ready.Actions).toContain('commitRoster')

    const done = () => commitRoster(server, huda, { ID: read.ID, Version: skipped.Version })
    expect(await done()).toEqual({ Created: 113, Skipped: 7, Invited: 0, Refused: 0 })
    expect(await done()).toEqual({ Created: 113, Skipped: 7, Invited: 0, Refused: 0 })
    expect(await traineeCount()).toBe(116)

    const found = await huda.send(peopleCalls.listTrainees, { search: 'فاطمه سامي' })
    expect(found.Items[0]).toMatchObject({
      FullName: { ar: 'فاطمة سامي الكعبي', en: 'Fatma Samy Alkaabi' },
      BirthDate: '1997-01-27',
      Gender: 'female',
      NationalityName: { en: 'Egyptian' },
      Mobile: '+201090830166',
      AccountState: 'pending',
      IsNew: true,
    })
    // Nobody was invited with the import; whoever waits is, afterwards, and once more.
    const IDs = (await huda.send(peopleCalls.listTrainees, { search: 'الكعبي' })).Items.map((row) => row.ID)
    expect(IDs.length).toBeGreaterThan(1)
    expect(found.Items[0]!.Actions).toContain('inviteTrainee')
    expect(await huda.send(peopleCalls.inviteTrainees, { body: { IDs } })).toEqual({ Invited: IDs.length })
    const refused = huda.send(peopleCalls.inviteTrainees, { body: { IDs: [...IDs, 99_999] } })
    expect((await refusalOf(refused)).code).toBe('notFound')
    const hany = await server.as('hany')
    expect((await refusalOf(hany.send(peopleCalls.inviteTrainees, { body: { IDs } }))).code).toBe('notAllowed')
    const letters = await server.db
      .selectFrom('platform.outbox_mail')
      .select('href')
      .where('kind', '=', 'invitation')
      .execute()
    expect(letters).toHaveLength(IDs.length)
    const numbers = await server.db.selectFrom('people.trainee').select('code').orderBy('id').execute()
    expect([numbers[3]!.code, numbers.at(-1)!.code]).toEqual(['T-0004', 'T-0116'])
  })

  test('sent a second time, every person is known already and nothing is made', async () => {
    const huda = await server.as('huda')
    const read = await huda.send(peopleCalls.readRoster, { body: { Text: file } })
    const dry = await huda.send(peopleCalls.getRoster, { ID: read.ID, pageSize: 100 })
    const codes = dry.Items[0]!.Findings.map((finding) => `${finding.Column} ${finding.Code}`)
    expect(codes).toContain('6 passportKnown')
    expect(codes).toContain('8 emailKnown')
    expect(
      (await refusalOf(huda.send(peopleCalls.commitRoster, { body: { ID: read.ID, Version: read.Version } }))).code,
    ).toBe('rosterHasErrors')
    const all = await huda.send(peopleCalls.skipRosterRows, {
      body: { ID: read.ID, Version: read.Version, Rows: dry.Items.map((row) => row.Row), IsSkipped: true },
    })
    await huda.send(peopleCalls.dropRoster, { ID: read.ID })
    expect(
      (
        await refusalOf(
          huda.send(peopleCalls.fixRoster, {
            body: { ID: read.ID, Version: all.Version, Cells: [{ Row: 2, Column: 1, Text: 'x' }] },
          }),
        )
      ).code,
    ).toBe('notNow')
  })
})

test('columns may be mapped by hand; a roster without names or addresses is not committed', async () => {
  const huda = await server.as('huda')
  const Text = 'عمود,عنوان\nليلى أخرى,someone.else@example.com\n'
  const read = await huda.send(peopleCalls.readRoster, { body: { Text } })
  expect(await huda.send(peopleCalls.getRoster, { ID: read.ID })).toMatchObject({
    Mapping: [null, null],
    MissingFields: ['nameAr', 'email'],
  })
  const body = { ID: read.ID, Version: read.Version, OrganizationID: 1 }
  expect(
    await refusalOf(huda.send(peopleCalls.mapRoster, { body: { ...body, Mapping: ['email', 'email'] } })),
  ).toMatchObject({
    code: 'mappingIncomplete',
    data: { fields: ['email'] },
  })
  expect(
    (await refusalOf(huda.send(peopleCalls.commitRoster, { body: { ID: read.ID, Version: read.Version } }))).code,
  ).toBe('mappingIncomplete')
  const mapped = await huda.send(peopleCalls.mapRoster, { body: { ...body, Mapping: ['nameAr', 'email'] } })
  expect(await commitRoster(server, huda, { ID: read.ID, Version: mapped.Version })).toMatchObject({ Created: 1 })
  const hany = await server.as('hany')
  expect((await hany.send(peopleCalls.listTraineesOfCustomer, { search: 'ليلي اخري' })).Total).toBe(1)
})

test('nobody but reviewers imports, and each sees the own import alone', async () => {
  const [huda, sami, omar, layla] = [
    await server.as('huda'),
    await server.as('sami'),
    await server.as('omar'),
    await server.as('layla'),
  ]
  const body = { Text: 'Name,Email\nA,a@example.com' }
  for (const who of [omar, layla])
    expect((await refusalOf(who.send(peopleCalls.readRoster, { body }))).code).toBe('notAllowed')
  const read = await huda.send(peopleCalls.readRoster, { body })
  expect((await refusalOf(sami.send(peopleCalls.getRoster, { ID: read.ID }))).code).toBe('notFound')
  expect((await refusalOf(huda.send(peopleCalls.readRoster, { body: { Text: 'Name,Email\n\n' } }))).code).toBe(
    'emptyRoster',
  )
})

test('5,000 rows in one go', async () => {
  const huda = await server.as('huda')
  const lines = Array.from({ length: 5000 }, (_, at) => `متدرب رقم ${at},many${at}@example.com,B${100_000 + at}`)
  const Text = ['الاسم,Email,Passport', ...lines].join('\n')
  const read = await huda.send(peopleCalls.readRoster, { body: { Text } })
  const body = { ID: read.ID, Version: read.Version, SendInvitations: true }
  expect(await commitRoster(server, huda, body)).toMatchObject({ Created: 5000, Invited: 5000, Refused: 0 })
  const tooMany = `${Text}\nواحد زائد,one.more@example.com,B9`
  expect((await refusalOf(huda.send(peopleCalls.readRoster, { body: { Text: tooMany } }))).code).toBe('tooManyRows')
})

describe('a table that does not begin at the first row of the first sheet', () => {
  const titles = ['الاسم', 'Email', 'تاريخ الميلاد', 'Notes', 'Email']
  const source = () =>
    workbookOf([
      { name: 'تعليمات', xml: sheetData([['اكتب الأسماء في الورقة الثانية']]) },
      {
        name: 'الدفعة',
        xml: `<cols><col min="4" max="4" hidden="1"/></cols>${sheetData(
          [
            ['كشف المتدربين'],
            [],
            titles,
            ['نورا سعد', 'nora.saad@example.com', 33_333, { fault: '#N/A' }],
            ['هدى سعد', 'hoda.saad@example.com', '1405-03-12', null, null, 'زائد'],
          ],
          [5],
        )}`,
      },
    ])

  test('is found, said what was left out, and may be placed elsewhere by its reader alone', async () => {
    const huda = await server.as('huda')
    const FileID = await upload(server.app, huda, 'roster', { name: 'ugly.xlsx', bytes: source() })
    const read = await huda.send(peopleCalls.readRoster, { body: { FileID } })
    const found = await huda.send(peopleCalls.getRoster, { ID: read.ID })
    expect(found).toMatchObject({
      HeaderRow: 3,
      Sheet: 1,
      Sheets: ['تعليمات', 'الدفعة'],
      Counts: { Ready: 2, Errors: 0 },
    })
    expect(found.Notes).toEqual([
      { Code: 'otherSheets', Names: ['تعليمات'] },
      { Code: 'rowsAbove', Names: ['كشف المتدربين'] },
      { Code: 'hiddenColumns', Names: ['Notes'] },
      { Code: 'titleTwice', Names: ['Email'] },
    ])
    expect(found.Items.map((row) => [row.Row, row.Findings.map((each) => [each.Column, each.Code, each.Day])])).toEqual(
      [
        [4, []],
        [
          5,
          [
            [1, 'rowHidden', null],
            [3, 'hijriRead', '1984-12-05'],
            [6, 'beyondTitles', null],
          ],
        ],
      ],
    )

    const place = (Version: number, Sheet: number, HeaderRow: number | null) =>
      huda.send(peopleCalls.placeRoster, { body: { ID: read.ID, Version, Sheet, HeaderRow } })
    const sami = await server.as('sami')
    const body = { ID: read.ID, Version: read.Version, Sheet: 1, HeaderRow: 4 }
    expect((await refusalOf(sami.send(peopleCalls.placeRoster, { body }))).code).toBe('notFound')
    expect((await refusalOf(place(read.Version, 0, null))).code).toBe('emptyRoster')
    expect((await refusalOf(place(read.Version, 5, null))).code).toBe('notFound')
    const above = await place(read.Version, 1, 1)
    const misplaced = await huda.send(peopleCalls.getRoster, { ID: read.ID })
    expect(misplaced).toMatchObject({ HeaderRow: 1, MissingFields: ['nameAr', 'email'], Counts: { Rows: 3, Ready: 0 } })
    expect((await refusalOf(place(read.Version, 1, 3))).code).toBe('changedMeanwhile')
    const back = await place(above.Version, 1, 3)
    expect(await huda.send(peopleCalls.getRoster, { ID: read.ID })).toMatchObject({ Counts: { Ready: 2 } })
    const commit = await commitRoster(server, huda, { ID: read.ID, Version: back.Version })
    expect(commit).toMatchObject({ Created: 2 })
    const made = await huda.send(peopleCalls.listTrainees, { search: 'سعد' })
    expect(made.Items.map((row) => row.BirthDate).toSorted()).toEqual(['1984-12-05', '1991-04-05'])
    expect((await refusalOf(place(back.Version + 1, 1, 3))).code).toBe('notNow')
  })

  test('that would end the server is refused, and the kinds of file are named', async () => {
    const huda = await server.as('huda')
    const xml = '<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
    const FileID = await upload(server.app, huda, 'roster', {
      name: 'far.xlsx',
      bytes: workbookOf([{ name: 'a', xml }]),
    })
    expect(await refusalOf(huda.send(peopleCalls.readRoster, { body: { FileID } }))).toMatchObject({
      status: 422,
      code: 'tooManyColumns',
    })
    await expect(upload(server.app, huda, 'roster', { name: 'people.pdf', bytes: '%PDF-1.7' })).rejects.toThrow(
      /415.*Accepted: csv, tsv, xlsx, txt/,
    )
    const tabs = 'الاسم\tEmail\nمنى\tmona.tabs@example.com\n'
    const wide = Buffer.from(tabs, 'utf16le').swap16()
    for (const bytes of [Buffer.from(tabs), wide]) {
      const ID = await upload(server.app, huda, 'roster', { name: 'people.tsv', bytes })
      const read = await huda.send(peopleCalls.readRoster, { body: { FileID: ID } })
      expect(await huda.send(peopleCalls.getRoster, { ID: read.ID })).toMatchObject({ Counts: { Ready: 1 } })
    }
  })
})
