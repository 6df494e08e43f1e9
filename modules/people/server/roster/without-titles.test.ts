import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { peopleCalls } from '../../contract/calls.ts'
import { headerRowOf } from '../../rules/roster/find-header.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a first row that holds an address is somebody, not the titles', () => {
  const people = [
    ['نورا سعد', 'nora@example.com'],
    ['هدى سعد', 'hoda@example.com'],
  ]
  expect(headerRowOf(people, 'trainee')).toEqual({ at: -1, fields: 0 })
  expect(headerRowOf([['', ''], ...people], 'trainee')).toEqual({ at: -1, fields: 0 })
  // titles that nobody knows are titles, and those that are known are found below what stands above them
  expect(headerRowOf([['Nimi', 'Posti'], ...people], 'trainee')).toEqual({ at: 0, fields: 0 })
  expect(headerRowOf([['info@example.com'], ['الاسم', 'Email'], ...people], 'trainee')).toEqual({ at: 1, fields: 2 })
})

test('a list without titles loses nobody: every row is somebody, also where a row was taken for titles before', async () => {
  const huda = await server.as('huda')
  const Text = 'نورا سعد,untitled1@example.com,+201001234567\nهدى سعد,untitled2@example.com\n'
  const read = await huda.send(peopleCalls.readRoster, { body: { Text } })
  const look = () => huda.send(peopleCalls.getRoster, { ID: read.ID })
  expect(await look()).toMatchObject({
    HeaderRow: 0,
    Header: ['', '', ''],
    HeaderChoices: [{ Row: 1 }, { Row: 2 }],
    MissingFields: ['nameAr', 'email'],
    Counts: { Rows: 2, Ready: 0 },
    Items: [{ Row: 1 }, { Row: 2 }],
  })
  const place = (Version: number, HeaderRow: number) =>
    huda.send(peopleCalls.placeRoster, { body: { ID: read.ID, Version, Sheet: 0, HeaderRow } })
  const titled = await place(read.Version, 1)
  expect(await look()).toMatchObject({ HeaderRow: 1, Counts: { Rows: 1 } })
  const placed = await place(titled.Version, 0)
  expect(await look()).toMatchObject({ HeaderRow: 0, Notes: [], Items: [{ Row: 1 }, { Row: 2 }] })

  const Mapping = ['nameAr', 'email', null] as const
  const mapped = await huda.send(peopleCalls.mapRoster, {
    body: { ID: read.ID, Version: placed.Version, Mapping: [...Mapping], OrganizationID: null },
  })
  // No column has a title, so nothing stands beyond the last one.
  expect(await look()).toMatchObject({ Notes: [], Counts: { Ready: 2, WithErrors: 0, WithWarnings: 0 } })
  expect(await commitRoster(server, huda, { ID: read.ID, Version: mapped.Version })).toMatchObject({ Created: 2 })
})
