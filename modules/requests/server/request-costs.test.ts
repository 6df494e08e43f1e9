import { afterAll, beforeAll, expect, test } from 'vitest'
import { costingCalls } from '#modules/costing/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { requestsCalls as calls } from '../contract/calls.ts'

/* What a request costs: its sheet decides whether a proposal is in doubt, goes along to the class, and the year counts it. */
let server: TestServer
let hany: Asker
let huda: Asker
let nadia: Asker
let courseId: number
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  hany = await server.as('hany')
  huda = await server.as('huda')
  nadia = await server.as('nadia')
  courseId = (await server.db.selectFrom('catalogue.course').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})
afterAll(() => server.close())

const usd = (Minor: number) => ({ Minor, Currency: 'USD' })
const wish = {
  CourseID: null,
  Topic: 'إدارة الإجهاد',
  FirstDay: '2027-04-04',
  LastDay: '2027-04-08',
  Month: null,
  Trainees: 5,
  RequestLocationID: null,
  OwnSite: '',
  Language: 'ar' as const,
  Nights: null,
  RoomTypeID: null,
  PayerName: '',
  ContactName: 'هاني الشريف',
  ContactEmail: 'hany@nile.example',
  ContactPhone: '',
  Notes: '',
  OrganizationID: null,
  TraineeID: null,
  Submit: true,
}
const offer = (Minor: number, more: object = {}) => ({
  CourseID: courseId,
  FirstDay: '2027-04-04',
  LastDay: '2027-04-08',
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  Hours: 25,
  Place: 'academy' as const,
  Language: 'ar' as const,
  Trainees: 5,
  Currency: 'USD',
  Lines: [{ Text: { ar: 'رسوم الدورة' }, Quantity: 5, Minor }],
  DiscountPercent: 0,
  CostMinor: null as number | null,
  ValidUntil: '2027-02-10',
  Text: {},
  ...more,
})
const once = {
  Kind: 'examiners' as const,
  Note: '',
  PerTrainee: false,
  Quantity: 1,
  SharedBy: 1,
  Unit: usd(1_000_00),
  IsAvoidable: true,
  Committed: null,
  Actual: null,
}
const each = { ...once, Kind: 'meals' as const, PerTrainee: true, Unit: usd(100_00) }
const of = (SubjectID: number) => ({ SubjectKind: 'courseRequest' as const, SubjectID })
const saveFor = (id: number, Version: number, Lines: (typeof once | typeof each)[]) => ({
  body: { ...of(id), OverheadPercent: 10, TargetMarginPercent: 20, RenewRates: false, Version, Lines },
})

const seen = (ID: number, who: Asker = huda) => who.send(calls.getCourseRequest, { ID })
const about = async (ID: number) => ({ ID, Version: (await seen(ID)).Version })
async function underCosting() {
  const { ID } = await hany.send(calls.add, { body: wish })
  await huda.send(calls.takeUnderCosting, { body: await about(ID) })
  return ID
}
const written = async (ID: number, minor: number, more?: object) =>
  huda.send(calls.writeProposal, { body: { ...(await about(ID)), Proposal: offer(minor, more) } })
const send = async (ID: number, who: Asker = huda) => who.send(calls.sendProposal, { body: await about(ID) })

test('a request has a cost sheet for the academy’s people alone, reckoned by its newest proposal', async () => {
  const ID = await underCosting()
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 0, [once, each]))
  // 1000 with a tenth of it, and five times 100: the suggested price is 320 ÷ 0.8.
  expect(await (await server.as('sami')).send(costingCalls.getCostSheet, of(ID))).toMatchObject({
    Subject: { Kind: 'courseRequest', Trainees: 5, StartDate: '2027-04-04', Price: null },
    Figures: { Fixed: 1_000_00, Avoidable: 1_000_00, PerTrainee: 100_00, Cost: 1_600_00, Outcome: 'noPrice' },
  })
  await written(ID, 400_00, { Trainees: 5 })
  expect(await nadia.send(costingCalls.getCostSheet, of(ID))).toMatchObject({
    Subject: { Price: usd(400_00) },
    Figures: { SuggestedPrice: 400_00, Revenue: 2_000_00, Margin: 400_00, MarginPercent: 20, BreakEven: 4, GoNoGo: 4 },
  })
  const proposed = await huda.send(costingCalls.proposeCostLines, of(ID))
  // Five days, and nobody stays.
  expect(proposed.Lines.find(({ Kind }) => Kind === 'meals')).toMatchObject({ Quantity: 5 })
  expect(proposed.Lines.map(({ Kind }) => Kind)).not.toContain('accommodation')
  expect(proposed.Unknown).not.toContain('roomPrice')
  for (const who of ['hany', 'layla', 'omar'] as const)
    expect(await refusalOf((await server.as(who)).send(costingCalls.getCostSheet, of(ID)))).toMatchObject({
      status: 403,
    })
  expect(await refusalOf(huda.send(costingCalls.getCostSheet, of(999_999)))).toMatchObject({ status: 404 })
})

test('the sheet says what a proposal costs, whatever is typed; a loss waits, and a dearer one waits anew', async () => {
  const ID = await underCosting()
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 0, [once, each]))
  await written(ID, 300_00, { CostMinor: 1 })
  expect(await seen(ID)).toMatchObject({ Proposals: [{ Cost: usd(1_600_00), Doubts: ['negativeMargin'] }] })
  expect(await send(ID)).toMatchObject({ Sent: false })
  await nadia.send(calls.approveProposal, { body: { ...(await about(ID)), Reason: 'عميل قديم' } })
  // What was approved costs more by now.
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 1, [{ ...once, Unit: usd(2_000_00) }, each]))
  expect(await seen(ID)).toMatchObject({ Proposals: [{ State: 'approved', Cost: usd(2_700_00) }] })
  expect(await send(ID)).toMatchObject({ Sent: false })
  expect(await seen(ID)).toMatchObject({ Proposals: [{ State: 'awaitingApproval' }] })
  // Made cheaper it needs nobody any more; a version that was sent keeps what it cost then.
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 2, [each]))
  await nadia.send(calls.approveProposal, { body: { ...(await about(ID)), Reason: 'نعم' } })
  expect(await send(ID)).toMatchObject({ Sent: true })
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 3, [once, each]))
  expect(await seen(ID)).toMatchObject({ Proposals: [{ State: 'sent', Cost: usd(500_00), Doubts: [] }] })
})

test('a proposal in another currency costs what the sheet says at its rate', async () => {
  const ID = await underCosting()
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 0, [each]))
  await server.db
    .updateTable('lookups.currency')
    .set({ per_usd: '50' as never })
    .where('code', '=', 'EGP')
    .execute()
  await written(ID, 6_000_00, { Currency: 'EGP' })
  expect(await seen(ID)).toMatchObject({
    Proposals: [{ Cost: { Minor: 25_000_00, Currency: 'EGP' }, MarginPercent: 16.67 }],
  })
})

test('accepted, the sheet goes along to the class at the agreed price, and the year counts what was agreed', async () => {
  const ID = await underCosting()
  await huda.send(costingCalls.saveCostSheet, saveFor(ID, 0, [once, each]))
  await written(ID, 400_00)
  await send(ID)
  const before = (await huda.send(costingCalls.getYearSummary, { Year: 2027 })).Items[3]!
  const ProposalID = (await seen(ID)).Proposals[0]!.ID
  await hany.send(calls.accept, { body: { ...(await about(ID)), ProposalID } })
  const { ClassID, Invoice } = await seen(ID)
  expect(await huda.send(costingCalls.getCostSheet, { SubjectKind: 'class', SubjectID: ClassID! })).toMatchObject({
    Version: 1,
    Subject: { Trainees: 5, Price: usd(400_00) },
    Lines: [{ Kind: 'examiners' }, { Kind: 'meals' }],
    Figures: { Cost: 1_600_00, Revenue: 2_000_00, Outcome: 'reachable' },
  })
  const after = (await huda.send(costingCalls.getYearSummary, { Year: 2027 })).Items[3]!
  expect({
    Planned: after.Planned - before.Planned,
    SeatsPlanned: after.SeatsPlanned - before.SeatsPlanned,
    IncomePlanned: after.IncomePlanned.Minor - before.IncomePlanned.Minor,
    IncomeInvoiced: after.IncomeInvoiced.Minor - before.IncomeInvoiced.Minor,
    CostPlanned: after.CostPlanned.Minor - before.CostPlanned.Minor,
    MarginPlanned: after.MarginPlanned.Minor - before.MarginPlanned.Minor,
  }).toEqual({
    Planned: 1,
    SeatsPlanned: 5,
    IncomePlanned: 2_000_00,
    IncomeInvoiced: 2_000_00,
    CostPlanned: 1_600_00,
    MarginPlanned: 400_00,
  })
  const rowsOf = async (Figure: 'planned' | 'incomePlanned' | 'incomeInvoiced' | 'incomePaid' | 'costPlanned') =>
    (await huda.send(costingCalls.getYearSummaryRows, { Year: 2027, OfMonth: 4, Figure })).Items.filter(
      (row) => row.ClassID === ClassID,
    )
  expect(await rowsOf('incomePlanned')).toMatchObject([{ Kind: 'class', Amount: usd(2_000_00) }])
  expect(await rowsOf('incomeInvoiced')).toMatchObject([{ Amount: usd(2_000_00) }])
  expect(await rowsOf('costPlanned')).toMatchObject([{ Amount: usd(1_600_00) }])
  expect(await rowsOf('incomePaid')).toEqual([])

  await hany.send(calls.uploadProof, {
    body: { ...(await about(ID)), FileID: null, SwiftCode: 'NBEGEGCX777', Note: '' },
  })
  const proof = (await seen(ID)).Proofs[0]!
  await huda.send(calls.acceptProof, {
    body: { ...(await about(ID)), ProofID: proof.ID, Received: 500_00, PaymentTypeID: null },
  })
  // Of what came in the tax is none of the income.
  const net = Math.round((500_00 * 2_000_00) / Invoice!.Amount.Minor)
  expect(await rowsOf('incomePaid')).toMatchObject([{ Amount: usd(net) }])

  // Called off it is planned no more.
  await huda.send(calls.cancel, { body: { ...(await about(ID)), Reason: 'تعذّر التنفيذ' } })
  expect(await rowsOf('planned')).toEqual([])
})
