import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { addOrganizations } from '#database/seeds/world/people.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let nileId: number
let otherId: number
beforeAll(async () => {
  server = await startTestServer()
  const { db } = server
  const { organization_id } = await db
    .selectFrom('people.trainee')
    .where('email', '=', 'yusuf@diwan.example')
    .select('organization_id')
    .executeTakeFirstOrThrow()
  nileId = organization_id!
  otherId = (await addOrganizations(db, [{ name: JSON.stringify({ ar: 'جهة أخرى' }) }]))[0]!
  const classId = await addClass(db, server.now())
  const people = await addTrainees(db, 6)
  const stage = async (
    at: number,
    organizationId: number,
    invoice: Omit<Parameters<typeof addInvoice>[2], 'number'>,
  ) => {
    const [id] = await addRegistrations(db, [
      {
        code: `REG-PAYS-${at}`,
        class_id: classId,
        trainee_id: people[at]!.id,
        main: 'approved',
        organization_id: organizationId,
        organization_agreed_at: server.now(),
        created_at: server.now(),
      },
    ])
    return addInvoice(db, id!, { number: `INV-PAYS-${at}`, ...invoice })
  }
  const line = (Minor: number) => ({ lines: [{ Text: { en: 'Course fee' }, Quantity: 1, Minor }] })
  await stage(0, nileId, line(45_000))
  const late = await stage(1, nileId, { dueOn: '2020-01-01', ...line(30_000) })
  const paid = await stage(2, nileId, { state: 'paid', ...line(20_000) })
  await stage(3, nileId, { currency: 'EGP', ...line(900_000) })
  await stage(4, otherId, line(77_000))
  await stage(5, nileId, { state: 'void', ...line(11_000) })
  const payments = [
    { invoice_id: late, amount_minor: 10_000 },
    { invoice_id: paid, amount_minor: 20_000 },
  ]
  for (const payment of payments)
    await db
      .insertInto('billing.payment')
      .values({ ...payment, paid_on: '2026-01-01' })
      .execute()
})
afterAll(() => server.close())

/** Of what is not past due, and of what is over ninety days past. */
const ages = (Currency: string, notDue: [number, number], over90: [number, number] = [0, 0]) =>
  ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'].map((Age) => {
    const [Minor, Count] = Age === 'notDue' ? notDue : Age === 'over90' ? over90 : [0, 0]
    return { Age, Amount: { Minor, Currency }, Count }
  })

test('the statement sums what is owed, overdue and paid by currency, and each count is of exactly the rows it leads to', async () => {
  for (const who of ['hany', 'huda', 'nadia', 'sami'] as const) {
    const asker = await server.as(who)
    const statement = await asker.send(calls.getOrganizationStatement, { OrganizationID: nileId })
    const money = (Minor: number, Currency: string) => ({ Minor, Currency })
    expect(statement).toEqual([
      {
        Currency: 'EGP',
        Open: money(900_000, 'EGP'),
        OpenCount: 1,
        Overdue: money(0, 'EGP'),
        OverdueCount: 0,
        Paid: money(0, 'EGP'),
        PaidCount: 0,
        Ages: ages('EGP', [900_000, 1]),
      },
      {
        Currency: 'USD',
        Open: money(65_000, 'USD'),
        OpenCount: 2,
        Overdue: money(20_000, 'USD'),
        OverdueCount: 1,
        Paid: money(20_000, 'USD'),
        PaidCount: 1,
        Ages: ages('USD', [45_000, 1], [20_000, 1]),
      },
    ])
    for (const each of statement)
      for (const [Standing, count] of [
        ['open', each.OpenCount],
        ['overdue', each.OverdueCount],
        ['paid', each.PaidCount],
      ] as const) {
        const asked = { OrganizationID: nileId, Standing, Currency: each.Currency }
        expect((await asker.send(calls.getOrganizationInvoices, asked)).Total).toBe(count)
      }
    for (const { Currency, Ages } of statement)
      for (const { Age, Amount, Count } of Ages) {
        const asked = { OrganizationID: nileId, Age, Currency }
        const { Items, Total } = await asker.send(calls.getOrganizationInvoices, asked)
        expect(Total).toBe(Count)
        expect(Items.every((row) => row.Age === Age)).toBe(true)
        expect(Items.reduce((sum, row) => sum + row.Owed.Minor, 0)).toBe(Amount.Minor)
      }
  }
})

test('an organization reads its own invoices alone, whatever id it names; trainees and instructors read none', async () => {
  const hany = await server.as('hany')
  const own = await hany.send(calls.getOrganizationInvoices, {})
  expect(own.Items.map(({ Number }) => Number)).toEqual([5, 3, 2, 1, 0].map((at) => `INV-PAYS-${at}`))
  expect(own.Items[3]).toMatchObject({ Owed: { Minor: 20_000, Currency: 'USD' }, IsOverdue: true, State: 'sent' })
  expect((await hany.send(calls.getOrganizationInvoices, { OrganizationID: otherId })).Total).toBe(0)
  expect(await hany.send(calls.getOrganizationStatement, { OrganizationID: otherId })).toEqual([])
  expect(await hany.send(calls.getOrganizationStatement, {})).toHaveLength(2)
  const huda = await server.as('huda')
  expect((await huda.send(calls.getOrganizationInvoices, {})).Total).toBe(6)
  expect(await refusalOf(huda.send(calls.getOrganizationStatement, {}))).toMatchObject({ status: 404 })
  for (const other of ['layla', 'omar', 'karim'] as const) {
    const asker = await server.as(other)
    for (const call of [calls.getOrganizationInvoices, calls.getOrganizationStatement])
      expect(await refusalOf(asker.send(call, { OrganizationID: nileId }))).toMatchObject({ status: 403 })
  }
})
