import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedLookups } from '#database/seeds/lookups.ts'
import { audited } from '#testing/stages/audited.ts'
import { sheetData, workbookOf } from '#testing/stages/workbook.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { whileHeld } from '#testing/while-held.ts'
import { lookupsCalls } from '../contract/calls.ts'
import { lookupKeys, type LookupKey } from '../rules/registry.ts'
import { ar as record } from '../text/record/ar.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('every lookup of the registry has its table, its list and its options', async () => {
  const sami = await server.as('sami')
  for (const Lookup of lookupKeys) {
    const list = await sami.send(lookupsCalls.listLookupEntries, { Lookup, pageSize: 10 })
    expect([Lookup, list.Total > 0]).toEqual([Lookup, true])
    expect(list.Items[0]?.Name.ar).toBeTruthy()
    const { Items } = await sami.send(lookupsCalls.getLookupOptions, { Lookup })
    expect(Items.length).toBe(list.Total)
  }
})

test('an entry is made, changed, put elsewhere and deleted; a trainee only reads options', async () => {
  const sami = await server.as('sami')
  const layla = await server.as('layla')
  const body = {
    Lookup: 'ClassRoomKind' as const,
    ID: null,
    Version: null,
    Code: 'GYM',
    Name: { ar: 'صالة' },
    IsActive: true,
  }
  expect((await refusalOf(layla.send(lookupsCalls.saveLookupEntry, { body }))).code).toBe('notAllowed')
  const made = await sami.send(lookupsCalls.saveLookupEntry, { body })
  expect(await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body }))).toMatchObject({
    code: 'codeTaken',
    fields: [{ path: 'Code', code: 'alreadyUsed' }],
  })

  const change = { ...body, ID: made.ID, Version: made.Version, Name: { ar: 'صالة ألعاب', en: 'Gym' } }
  const changed = await sami.send(lookupsCalls.saveLookupEntry, { body: change })
  expect(changed.Version).toBe(made.Version + 1)
  expect((await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body: change }))).code).toBe('changedMeanwhile')

  const before = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'ClassRoomKind' })
  const ids = before.Items.map((entry) => entry.ID)
  await sami.send(lookupsCalls.orderLookupEntries, {
    body: { Lookup: 'ClassRoomKind', IDs: [ids.at(-1)!, ...ids.slice(0, -1)] },
  })
  const codes = before.Items.map((entry) => entry.Code)
  expect((await audited(server.db, 'lookups.orderLookupEntries')).at(-1)).toMatchObject({
    before: { order: codes },
    after: { order: ['GYM', ...codes.slice(0, -1)] },
  })
  const after = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'ClassRoomKind' })
  expect(after.Items[0]).toMatchObject({
    ID: made.ID,
    Position: 1,
    Actions: ['saveLookupEntry', 'mergeLookupEntry', 'deleteLookupEntry'],
  })

  const found = await layla.send(lookupsCalls.getLookupOptions, { Lookup: 'ClassRoomKind', search: 'صاله العاب' })
  expect(found.Items).toMatchObject([{ Code: 'GYM', Name: { en: 'Gym' } }])
  await sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'ClassRoomKind', ID: made.ID })
  expect(await audited(server.db, 'lookups.saveLookupEntry')).toMatchObject([
    { before: null, after: { code: 'GYM', name: { ar: 'صالة' } } },
    { before: { name: { ar: 'صالة' } }, after: { name: { ar: 'صالة ألعاب', en: 'Gym' } } },
  ])
  expect(await audited(server.db, 'lookups.deleteLookupEntry')).toMatchObject([
    { before: { code: 'GYM' }, after: null },
  ])
  expect((await refusalOf(sami.send(lookupsCalls.getLookupEntry, { Lookup: 'ClassRoomKind', ID: made.ID }))).code).toBe(
    'notFound',
  )
})

test('of two who delete an entry at once the second finds none, and it is gone once in the audit', async () => {
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const Lookup = 'ClassRoomKind' as const
  const { ID } = await sami.send(lookupsCalls.saveLookupEntry, {
    body: { Lookup, ID: null, Version: null, Code: 'TWICE', Name: { ar: 'مرتان' }, IsActive: true },
  })
  const answers = await whileHeld(
    server.db,
    (tx) => tx.selectFrom('lookups.class_room_kind').select('id').where('id', '=', ID).forUpdate().execute(),
    [sami, nadia].map((who) => () => who.send(lookupsCalls.deleteLookupEntry, { Lookup, ID })),
  )
  expect(answers).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 'notFound' } }])
  const told = await audited(server.db, 'lookups.deleteLookupEntry')
  expect(told.filter((each) => each.subject_id === ID)).toHaveLength(1)
})

test('what is in use stays, and says so', async () => {
  const sami = await server.as('sami')
  const { Items } = await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'Nationality', search: 'EG' })
  const egypt = Items.find((entry) => entry.Code === 'EG')!
  expect(
    await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'Nationality', ID: egypt.ID })),
  ).toMatchObject({
    code: 'entryInUse',
    data: { name: 'مصرية' },
  })
  const usd = (await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'Currency', search: 'USD' })).Items[0]!
  expect((await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'Currency', ID: usd.ID }))).code).toBe(
    'entryInUse',
  )
})

test('a code that records are written with is not changed, the words are', async () => {
  const sami = await server.as('sami')
  const { Items } = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'Language', search: 'fr' })
  const french = Items.find((entry) => entry.Code === 'fr')!
  const body = { Lookup: 'Language' as const, ID: french.ID, Version: french.Version, IsActive: true }
  const named = { ...french.Name, en: 'French, of France' }
  expect(
    (await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body: { ...body, Code: 'fx', Name: named } }))).fields,
  ).toEqual([{ path: 'Code', code: 'notAllowed' }])
  await sami.send(lookupsCalls.saveLookupEntry, { body: { ...body, Code: 'fr', Name: named } })
  expect(await sami.send(lookupsCalls.getLookupEntry, { Lookup: 'Language', ID: french.ID })).toMatchObject({
    Code: 'fr',
    Name: { en: 'French, of France' },
  })
})

test('a currency needs its symbol and its rate', async () => {
  const sami = await server.as('sami')
  const body = {
    Lookup: 'Currency' as const,
    ID: null,
    Version: null,
    Code: 'CHF',
    Name: { en: 'Swiss franc' },
    IsActive: true,
  }
  expect((await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body }))).fields).toEqual([
    { path: 'Symbol', code: 'required' },
    { path: 'PerUsd', code: 'required' },
  ])
  const made = await sami.send(lookupsCalls.saveLookupEntry, { body: { ...body, Symbol: 'Fr', PerUsd: 0.88 } })
  expect(await sami.send(lookupsCalls.getLookupEntry, { Lookup: 'Currency', ID: made.ID })).toMatchObject({
    PerUsd: 0.88,
  })
  const changed = { ...body, ID: made.ID, Version: made.Version, Symbol: 'Fr', PerUsd: 0.9 }
  await sami.send(lookupsCalls.saveLookupEntry, { body: changed })
  expect((await audited(server.db, 'lookups.saveLookupEntry')).at(-1)).toMatchObject({
    data: { lookup: 'Currency', code: 'CHF' },
    before: { perUsd: 0.88 },
    after: { perUsd: 0.9 },
  })
})

test('an exported list is imported again, as CSV or as a workbook; a wrong line stops all of it', async () => {
  const sami = await server.as('sami')
  const { Rows } = await sami.send(lookupsCalls.exportLookup, { Lookup: 'Nationality' })
  const more = [
    ...Rows.map((row) => row.map((cell) => (cell === 'مصرية' ? 'مصرية الجنسية' : cell))),
    ['XX', 'جديد', 'New', '', 'true', 'xx | new one'],
  ]
  const csvOf = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\r\n')
  const workbook = (rows: readonly (readonly string[])[]) =>
    Buffer.from(workbookOf([{ name: 'Nationality', xml: sheetData(rows) }])).toString('base64')
  expect(await sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', Text: csvOf(more) } })).toEqual({
    Added: 1,
    Changed: 1,
  })
  const { data } = (await audited(server.db, 'lookups.importLookup')).at(-1)!
  expect(data).toMatchObject({ added: 1, changed: 1 })
  expect(record.facts).toMatchObject({ added: expect.any(String), changed: expect.any(String) })
  const egypt = (await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'Nationality', search: 'الجنسية' })).Items
  expect(egypt).toMatchObject([{ Code: 'EG' }])
  more.push(['XY', 'جديد آخر', 'Another', '', 'true', ''])
  expect(
    await sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', Workbook: workbook(more) } }),
  ).toEqual({ Added: 1, Changed: 0 })
  for (const Lookup of lookupKeys) {
    const asKept = csvOf((await sami.send(lookupsCalls.exportLookup, { Lookup })).Rows)
    const counts = await sami.send(lookupsCalls.importLookup, { body: { Lookup, Text: asKept } })
    expect({ Lookup, ...counts }).toEqual({ Lookup, Added: 0, Changed: 0 })
  }
  const wrong = [...more, ['YY', '', '', '', 'true', '']]
  for (const body of [{ Text: csvOf(wrong) }, { Workbook: workbook(wrong) }])
    expect(
      await refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', ...body } })),
    ).toMatchObject({ code: 'badFile', data: { row: 104, column: 'Name', problem: 'required' } })
  const faulty = workbook([...more, ['YY', '#REF!', 'Faulty', '', 'true', '']])
  expect(
    await refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', Workbook: faulty } })),
  ).toMatchObject({ code: 'badFile', data: { row: 104, column: 'Name.ar', problem: 'invalid' } })
  const lost = csvOf([...more, ['YY', '?????', 'Faulty', '', 'true', '']])
  expect(
    await refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', Text: lost } })),
  ).toMatchObject({ code: 'badFile', data: { row: 104, column: 'Name.ar', problem: 'lettersLost' } })
  for (const Workbook of ['', 'UEsDBA==', '*'.repeat(1000)])
    expect(
      (await refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', Workbook } }))).code,
    ).toBe('notALookupFile')
})

test('a share is read as the cell shows it', async () => {
  const sami = await server.as('sami')
  const rows = [
    ['Code', 'Name.ar', 'MinPercent'],
    ['S85', 'خمسة وثمانون', { share: 0.85, style: 2 }],
    ['S07', 'سبعة', { share: 0.07, style: 3 }],
    ['S66', 'ستة وستون', { share: 66, style: 4 }],
    ['S55', 'خمسة وخمسون', '55 %'],
    ['S44', 'أربعة وأربعون', 44],
  ] as const
  const read = (Lookup: LookupKey, sheet: Parameters<typeof sheetData>[0]) =>
    sami.send(lookupsCalls.importLookup, {
      body: { Lookup, Workbook: workbookOf([{ name: 'Sheet1', xml: sheetData(sheet) }]).toString('base64') },
    })
  expect(await read('ResultBand', rows)).toEqual({ Added: 5, Changed: 0 })
  const { Items } = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'ResultBand', pageSize: 100 })
  const kept = rows.slice(1).map(([code]) => Items.find((entry) => entry.Code === code)!.MinPercent)
  expect(kept).toEqual([85, 7, 66, 55, 44])
  // Where no share is asked for, none is taken for a number.
  const beds = [
    ['Code', 'Name.ar', 'Occupancy'],
    ['S200', 'غرفة', { share: 2, style: 2 }],
  ] as const
  expect(await refusalOf(read('RoomType', beds))).toMatchObject({ code: 'badFile', data: { column: 'Occupancy' } })
})

test('a file that is none, and a code that stands in it twice, are refused by name', async () => {
  const sami = await server.as('sami')
  const read = (Text: string) =>
    refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup: 'Nationality', Text } }))
  for (const text of ['', 'PK\u0003\u0004\ufffd\ufffd', 'Name.ar\r\nمصري\r\n'])
    expect(await read(text), text).toMatchObject({ status: 422, code: 'notALookupFile' })
  expect(await read('Code,Name.ar\r\nTW1,الأول\r\nTW2,آخر\r\nTW1,الثاني\r\n')).toMatchObject({
    code: 'codeTwice',
    data: { row: 4, code: 'TW1' },
  })
  expect(await read("Code,Name.ar\r\n'=cmd|calc!A1,الأول\r\n")).toMatchObject({
    code: 'badFile',
    data: { row: 2, column: 'Code', problem: 'badCharacters' },
  })
  const { Items } = await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'Nationality', search: 'TW' })
  expect(Items).toEqual([])
})

test('bands of results have a lowest percentage each, and none is taken away', async () => {
  const sami = await server.as('sami')
  const { Items } = await sami.send(lookupsCalls.listLookupEntries, { Lookup: 'ResultBand' })
  const top = Items.find((band) => band.Code === 'excellent')!
  expect(top).toMatchObject({ MinPercent: 90, Actions: ['saveLookupEntry'] })
  const body = { Lookup: 'ResultBand' as const, ID: null, Version: null, Code: 'fair', Name: { ar: 'متوسط' } }
  const save = (more: object) => sami.send(lookupsCalls.saveLookupEntry, { body: { ...body, IsActive: true, ...more } })
  expect((await refusalOf(save({}))).fields).toEqual([{ path: 'MinPercent', code: 'required' }])
  expect((await refusalOf(save({ MinPercent: 90 }))).fields).toEqual([{ path: 'MinPercent', code: 'alreadyUsed' }])
  expect((await refusalOf(save({ MinPercent: 101 }))).fields).toMatchObject([{ path: 'MinPercent', code: 'tooLarge' }])
  await save({ MinPercent: 65 })
  expect((await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'ResultBand', ID: top.ID }))).code).toBe(
    'entryInUse',
  )
})

test('a paid extra has a price in a currency of the academy, and a type of rooms how many share one', async () => {
  const sami = await server.as('sami')
  const layla = await server.as('layla')
  const entry = { ID: null, Version: null, Code: 'GYM', Name: { ar: 'صالة رياضية' }, IsActive: true }
  const extra = { ...entry, Lookup: 'AdditionalFacility' as const, Price: { Minor: 15_00, Currency: 'USD' } }
  const fault = async (body: object) =>
    (await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body: body as typeof extra }))).fields
  expect(await fault(extra)).toEqual([{ path: 'Per', code: 'required' }])
  expect(await fault({ ...extra, Per: 'week' })).toMatchObject([{ path: 'Per' }])
  expect(await fault({ ...extra, Per: 'day', Price: { Minor: 1, Currency: 'ZZZ' } })).toEqual([
    { path: 'Price', code: 'unknownCurrency' },
  ])
  expect(await fault({ ...entry, Lookup: 'RoomType', Occupancy: 0 })).toMatchObject([{ path: 'Occupancy' }])
  expect(await fault({ ...entry, Lookup: 'Hotel' })).toEqual([{ path: 'City', code: 'required' }])

  const { ID } = await sami.send(lookupsCalls.saveLookupEntry, { body: { ...extra, Per: 'day' } })
  expect(await sami.send(lookupsCalls.getLookupEntry, { Lookup: 'AdditionalFacility', ID })).toMatchObject({
    Price: extra.Price,
    Per: 'day',
  })
  const { Items } = await layla.send(lookupsCalls.getLookupOptions, { Lookup: 'AdditionalFacility', search: 'gym' })
  expect(Items).toMatchObject([{ Code: 'GYM', Price: extra.Price, Per: 'day' }])
  expect((await audited(server.db, 'lookups.saveLookupEntry')).at(-1)!.after).toMatchObject({
    price: extra.Price,
  })
  await sami.send(lookupsCalls.deleteLookupEntry, { Lookup: 'AdditionalFacility', ID })
})

test('codes of the program are neither added, renamed, switched off nor deleted; their words, colours and order are chosen', async () => {
  const sami = await server.as('sami')
  const Lookup = 'Status' as const
  const before = (await sami.send(lookupsCalls.listLookupEntries, { Lookup, search: 'awaitingPayment' })).Items[0]!
  expect(before).toMatchObject({ Code: 'awaitingPayment', Colour: 'warning', Actions: ['saveLookupEntry'] })
  const body = {
    Lookup,
    ID: before.ID,
    Version: before.Version,
    Code: before.Code,
    Name: { ar: 'بانتظار سداد الرسوم', en: 'Fee to be paid', fr: 'Frais à payer' },
    IsActive: true,
    Colour: 'danger' as const,
  }
  const code = async (change: object) =>
    (await refusalOf(sami.send(lookupsCalls.saveLookupEntry, { body: { ...body, ...change } }))).code
  expect(await code({ ID: null, Version: null, Code: 'other' })).toBe('listClosed')
  expect(await code({ Code: 'other' })).toBe('listClosed')
  expect(await code({ IsActive: false })).toBe('listClosed')
  expect((await refusalOf(sami.send(lookupsCalls.deleteLookupEntry, { Lookup, ID: before.ID }))).code).toBe(
    'entryInUse',
  )
  const Text = 'Code,Name.ar,Colour\nother,آخر,info\n'
  expect((await refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup, Text } }))).code).toBe('listClosed')

  await sami.send(lookupsCalls.saveLookupEntry, { body })
  const { Items } = await server.anonymous.send(lookupsCalls.getLookupOptions, { Lookup, search: 'awaitingPayment' })
  expect(Items).toMatchObject([{ Name: { en: 'Fee to be paid' }, Colour: 'danger' }])
  // A start gives codes that are missing, and leaves the words that were chosen.
  await server.db.deleteFrom('lookups.status').where('code', '=', 'cancelled').execute()
  await seedLookups(server.db)
  const codes = await server.db.selectFrom('lookups.status').select(['code', 'colour']).execute()
  expect(codes.map((each) => each.code)).toContain('cancelled')
  expect(codes).toContainEqual({ code: 'awaitingPayment', colour: 'danger' })
})

test('a code is Latin and stands once in a list, whatever its capitals; one from older versions stays', async () => {
  const sami = await server.as('sami')
  const Lookup = 'MaterialType' as const
  const entry = { Lookup, ID: null, Version: null, Code: 'Clip-2', Name: { ar: 'مقطع' }, IsActive: true }
  const save = (more: object) => sami.send(lookupsCalls.saveLookupEntry, { body: { ...entry, ...more } })
  expect((await refusalOf(save({ Code: 'مقطع' }))).fields).toEqual([{ path: 'Code', code: 'latinCode' }])
  const { ID, Version } = await save({})
  expect(await refusalOf(save({ Code: 'CLIP-2' }))).toMatchObject({
    code: 'codeTaken',
    data: { code: 'Clip-2' },
    fields: [{ path: 'Code', code: 'alreadyUsed' }],
  })
  const other = await save({ Code: 'CLIP-3' })
  expect((await refusalOf(save({ ...other, Code: 'clip-2' }))).code).toBe('codeTaken')
  await save({ ID, Version, Code: 'CLIP-2' })
  await server.db.updateTable('lookups.material_type').set({ code: 'مقطع' }).where('id', '=', other.ID).execute()
  await save({ ...other, Code: 'مقطع', Name: { ar: 'مقطع ثالث' } })

  const read = (Text: string) => sami.send(lookupsCalls.importLookup, { body: { Lookup, Text } })
  expect(await read('code;NAME.AR\r\nclip-2;مقطع آخر\r\n')).toEqual({ Added: 0, Changed: 1 })
  const found = await sami.send(lookupsCalls.listLookupEntries, { Lookup, search: 'CLIP' })
  expect(found.Items).toMatchObject([{ Code: 'CLIP-2', Name: { ar: 'مقطع آخر' } }])
  expect((await refusalOf(read('Code,Name.ar\r\nNew1,أ\r\nNEW1,ب\r\n'))).code).toBe('codeTwice')
})

test('a line of a file that the list itself does not take is named, with the reason', async () => {
  const sami = await server.as('sami')
  const fault = async (Lookup: 'Currency' | 'MaterialType' | 'ResultBand', Text: string) =>
    (await refusalOf(sami.send(lookupsCalls.importLookup, { body: { Lookup, Text } }))).data
  expect(await fault('MaterialType', 'Code,Name.ar\r\nA1,أ\r\nب,ب\r\n')).toEqual({
    row: 3,
    column: 'Code',
    problem: 'latinCode',
  })
  expect(await fault('MaterialType', 'Code,Name.ar,IsActive\r\nA1,أ,maybe\r\n')).toMatchObject({
    row: 2,
    column: 'IsActive',
  })
  expect(await fault('Currency', 'Code,Name.ar,Symbol,PerUsd\r\nCHFX,فرنك,Fr,0.9\r\n')).toEqual({
    row: 2,
    column: 'Code',
    problem: 'currencyCode',
  })
  expect(await fault('ResultBand', 'Code,Name.ar,MinPercent\r\nfair2,متوسط,90\r\n')).toEqual({
    row: 2,
    column: 'MinPercent',
    problem: 'alreadyUsed',
  })
  // Without its lowest percentage a band is refused, as in the form: with nought whoever reaches no other would have it.
  for (const Text of ['Code,Name.ar,MinPercent\r\ngood,جيد,\r\n', 'Code,Name.ar\r\nfair3,متوسط\r\n'])
    expect(await fault('ResultBand', Text)).toEqual({ row: 2, column: 'MinPercent', problem: 'required' })
})

test('a file changes what it has columns for: names in other languages and what else an entry says stay', async () => {
  const sami = await server.as('sami')
  const entryOf = async (Lookup: LookupKey, code: string) =>
    (await sami.send(lookupsCalls.listLookupEntries, { Lookup, search: code, pageSize: 100 })).Items.find(
      ({ Code }) => Code === code,
    )!
  const read = (Lookup: LookupKey, Text: string) => sami.send(lookupsCalls.importLookup, { body: { Lookup, Text } })
  const { ID, Version } = await sami.send(lookupsCalls.saveLookupEntry, {
    body: {
      Lookup: 'Nationality',
      ID: null,
      Version: null,
      Code: 'QX',
      Name: { ar: 'تجريبي', en: 'Test' },
      IsActive: false,
      Spellings: ['qx one'],
      Visa: 'onArrival',
    },
  })
  expect(await read('Nationality', 'Code,Name.fr\nqx,Essai\n')).toEqual({ Added: 0, Changed: 1 })
  expect(await entryOf('Nationality', 'QX')).toMatchObject({
    ID,
    Name: { ar: 'تجريبي', en: 'Test', fr: 'Essai' },
    IsActive: false,
    Spellings: ['qx one'],
    Visa: 'onArrival',
    Version: Version + 1,
  })
  // A number that the file does not have is none that is wrong, and a cell that is empty empties.
  const { MinPercent } = await entryOf('ResultBand', 'good')
  await read('ResultBand', 'Code,Name.fr\ngood,Bien\n')
  expect(await entryOf('ResultBand', 'good')).toMatchObject({ MinPercent, Name: { fr: 'Bien' } })
  await read('Nationality', 'Code,Name.ar,Name.en\nQX,تجريبي,\n')
  expect((await entryOf('Nationality', 'QX')).Name.en ?? '').toBe('')
})

test('what a file changes is told entry by entry, with what it said before', async () => {
  const sami = await server.as('sami')
  const Text = 'Code,Name.ar,Name.en,MinPercent\ngood,جيد,Good,72\ndistinct,مميز,Distinct,96\n'
  const before = (await audited(server.db, 'lookups.saveLookupEntry')).length
  expect(await sami.send(lookupsCalls.importLookup, { body: { Lookup: 'ResultBand', Text } })).toEqual({
    Added: 1,
    Changed: 1,
  })
  const told = (await audited(server.db, 'lookups.saveLookupEntry')).slice(before)
  expect(told).toMatchObject([
    {
      actor_id: sami.accountId,
      data: { lookup: 'ResultBand', code: 'good' },
      before: { minPercent: 70 },
      after: { minPercent: 72 },
    },
    { data: { lookup: 'ResultBand', code: 'distinct' }, before: null, after: { minPercent: 96 } },
  ])
})
