import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ModuleServer } from '#platform/server/module.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { costingCalls as calls } from '../contract/calls.ts'
import { costingServer } from './module.ts'
import { costsOf, copySheet } from './public.ts'

/* What a module below does with costs: it hands in its records, and asks what they come to. */

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const facts = {
  code: 'REQ-7',
  name: { en: 'Safety' },
  startsOn: '2027-05-02',
  endsOn: '2027-05-06',
  days: 5,
  trainees: 10,
  price: usd(100_00),
  instructorIds: [],
  classRoomId: null,
  isInAcademy: false,
}

let server: TestServer
beforeAll(async () => {
  const requests: ModuleServer = {
    name: 'requests',
    implemented: [],
    costed: [
      {
        kind: 'courseRequest',
        facts: async (_db, _actor, id) => (id === 7 ? facts : undefined),
      },
    ],
  }
  const modules: ModuleServer[] = [requests, costingServer(() => modules)]
  server = await startTestServer({ modules })
})
afterAll(() => server.close())

test('a record of another module has a sheet, and its price is held against it', async () => {
  const huda = await server.as('huda')
  const about = { SubjectKind: 'courseRequest' as const, SubjectID: 7 }
  const line = {
    Kind: 'materials' as const,
    Note: '',
    PerTrainee: true,
    Quantity: 1,
    SharedBy: 1,
    Unit: usd(120_00),
    IsAvoidable: true,
    Committed: null,
    Actual: null,
  }
  const terms = { OverheadPercent: 0, TargetMarginPercent: 20, RenewRates: false, Version: 0, Lines: [line] }
  await huda.send(calls.saveCostSheet, { body: { ...about, ...terms } })
  expect(await huda.send(calls.getCostSheet, about)).toMatchObject({
    Subject: { Code: 'REQ-7' },
    Figures: { Outcome: 'priceTooLow', SuggestedPrice: 150_00 },
  })
  const of = { kind: 'courseRequest', id: 7 } as const
  expect(await costsOf(server.db, of, facts)).toMatchObject({ version: 1, isMarginNegative: true })
  expect(await costsOf(server.db, of, { ...facts, price: usd(150_00) })).toMatchObject({ isMarginNegative: false })
  expect(await costsOf(server.db, { ...of, id: 8 }, facts)).toBeUndefined()

  const other = { kind: 'courseRequest', id: 9 } as const
  const doing = { db: server.db, record: async () => {}, actor: undefined as never }
  await copySheet(doing, of, { kept: other, code: 'REQ-9' })
  await copySheet(doing, of, { kept: other, code: 'REQ-9' })
  expect(await costsOf(server.db, other, facts)).toMatchObject({ version: 1, lines: [line] })
})
