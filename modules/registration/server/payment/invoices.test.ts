import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { invoiceSettings } from '#modules/billing/contract/settings.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import invoiceDocument from '#modules/billing/documents/invoice/document.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

/* What the academy is owed for a registration, from its invoice to the last payment and back. */

let server: TestServer
let huda: Asker
let nadia: Asker
let hany: Asker
beforeAll(async () => {
  server = await startTestServer()
  ;[huda, nadia, hany] = await Promise.all([server.as('huda'), server.as('nadia'), server.as('hany')])
})
afterAll(() => server.close())

/** A trainee with an approved registration to a class of 500 pounds, not invoiced yet. */
async function approved() {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const { ID } = await trainee.send(calls.add, { body: { ClassID: await addClass(server.db, server.now()) } })
  const { Version } = await huda.send(calls.startReview, { body: { ID, Version: 2 } })
  await huda.send(calls.approve, { body: { ID, Version } })
  return { trainee, ID }
}
const stands = (ID: number) => huda.send(calls.getRegistration, { ID })
const now = async (ID: number) => ({ ID, Version: (await stands(ID)).Version })
const send = async (ID: number) => huda.send(calls.sendInvoice, { body: await now(ID) })
async function pay(trainee: Asker, ID: number, Received?: number) {
  const { Version } = await stands(ID)
  await trainee.send(calls.uploadPaymentProof, { body: { RegistrationID: ID, Version, SwiftCode: 'SWIFT77' } })
  const [proof] = (await stands(ID)).Proofs
  const body = { ...(await now(ID)), ProofID: proof!.ID, ...(Received && { Received }) }
  return huda.send(calls.verifyPayment, { body })
}
const egp = (Minor: number) => ({ Minor, Currency: 'EGP' })
const credit = (who: Asker, ID: number, Version: number, Minor: number) =>
  who.send(billingCalls.creditInvoice, {
    body: { ID, Version, Reason: 'خُفضت الرسوم', Lines: [{ Text: { ar: 'خصم' }, Quantity: 1, Minor }] },
  })

test('an invoice keeps tax, rate and bank details as they stood, and is paid in parts', async () => {
  const bank = { ar: 'بنك مصر', en: 'Banque Misr', fr: 'Banque Misr' }
  await changeSetting(server.db, invoiceSettings, 'taxPercent', 14)
  await changeSetting(server.db, invoiceSettings, 'bankDetails', bank)
  const { trainee, ID } = await approved()
  const { InvoiceID, Number: number } = await send(ID)
  await changeSetting(server.db, invoiceSettings, 'taxPercent', 0)
  await changeSetting(server.db, invoiceSettings, 'bankDetails', { ar: '', en: '', fr: '' })
  const later = await approved()
  const next = await send(later.ID)
  expect(Number(next.Number.slice(-4))).toBe(Number(number.slice(-4)) + 1)
  expect((await stands(later.ID)).Invoice).toMatchObject({ Amount: egp(50_000), Tax: egp(0) })

  const { rows } = await sql<{ rate: number }>`select per_usd as rate from lookups.currency where code = 'EGP'`.execute(
    server.db,
  )
  expect(await trainee.send(billingCalls.getInvoice, { ID: InvoiceID })).toMatchObject({
    Number: number,
    Lines: [{ Quantity: 1, Minor: 50_000 }],
    TaxPercent: 14,
    Tax: egp(7_000),
    Amount: egp(57_000),
    BaseCurrency: 'USD',
    Rate: Number(rows[0]!.rate),
    BankDetails: bank,
    Subject: { Kind: 'registration', ID },
    Payments: [],
    Actions: [],
  })
  expect(await audited(server.db, 'billing.issueInvoice')).toMatchObject([
    {
      subject_id: InvoiceID,
      data: { code: number },
      before: null,
      after: { amount: egp(57_000), tax: egp(7_000), state: 'sent' },
    },
    { subject_id: next.InvoiceID },
  ])

  expect(await pay(trainee, ID, 20_000)).toMatchObject({ Status: 'partlyPaid' })
  expect((await stands(ID)).Invoice).toMatchObject({ Received: egp(20_000), State: 'sent' })
  expect(await pay(trainee, ID)).toMatchObject({ Main: 'confirmed' })
  const paid = await nadia.send(billingCalls.getInvoice, { ID: InvoiceID })
  expect(paid).toMatchObject({ State: 'paid', Received: egp(57_000), Actions: ['creditInvoice'] })
  expect(paid.Payments.map((each) => each.Amount.Minor)).toEqual([20_000, 37_000])
  expect((await audited(server.db, 'billing.bookPayment')).map(({ before, after }) => [before, after])).toMatchObject([
    [{ received: egp(0) }, { received: egp(20_000) }],
    [
      { received: egp(20_000), state: 'sent' },
      { received: egp(57_000), state: 'paid' },
    ],
  ])
  const { Content } = await trainee.send(documentCall(invoiceDocument), { ID })
  expect(Content).toMatchObject({ Invoice: { Number: number, Tax: egp(7_000) }, BankDetails: bank, PayerName: null })
})

test('a void invoice is taken back by a credit note and another takes its place', async () => {
  const { ID } = await approved()
  const { InvoiceID } = await send(ID)
  await huda.send(calls.voidInvoice, { body: { ...(await now(ID)), Reason: 'تاريخ خاطئ' } })
  const second = await send(ID)
  const { State, CreditNotes, Credited } = await nadia.send(billingCalls.getInvoice, { ID: InvoiceID })
  expect({ State, Credited }).toEqual({ State: 'void', Credited: egp(50_000) })
  expect(CreditNotes).toHaveLength(1)
  expect(CreditNotes[0]).toMatchObject({ Reason: 'تاريخ خاطئ', Amount: egp(50_000), Lines: [{ Minor: 50_000 }] })
  expect(CreditNotes[0]!.Number).toMatch(/^CN-\d{4}-\d{4}$/)
  expect((await stands(ID)).Invoice).toMatchObject({ ID: second.InvoiceID, State: 'sent', Credited: egp(0) })
  expect(await refusalOf(credit(nadia, InvoiceID, 2, 100))).toMatchObject({ code: 'notNow' })
})

test('an administrator takes back a part; what is left is what is paid', async () => {
  const { trainee, ID } = await approved()
  const { InvoiceID } = await send(ID)
  for (const who of [huda, trainee, hany])
    expect(await refusalOf(credit(who, InvoiceID, 1, 100))).toMatchObject({ status: 403 })
  expect(await refusalOf(hany.send(billingCalls.getInvoice, { ID: InvoiceID }))).toMatchObject({ code: 'notFound' })
  expect(await refusalOf(credit(nadia, InvoiceID, 1, 50_001))).toMatchObject({
    code: 'creditedTooMuch',
    data: { left: 50_000, currency: 'EGP' },
  })
  expect(await refusalOf(credit(nadia, InvoiceID, 1, 50_000))).toMatchObject({ code: 'creditSettles' })
  // Two at once: the second has read what the first has changed.
  const both = await Promise.allSettled([credit(nadia, InvoiceID, 1, 10_000), credit(nadia, InvoiceID, 1, 10_000)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await audited(server.db, 'billing.creditInvoice')).toMatchObject([
    { before: { credited: egp(0) }, after: { credited: egp(10_000) } },
  ])
  expect(await pay(trainee, ID)).toMatchObject({ Main: 'confirmed' })
  const paid = await nadia.send(billingCalls.getInvoice, { ID: InvoiceID })
  expect(paid).toMatchObject({ State: 'paid', Amount: egp(50_000), Received: egp(40_000), Credited: egp(10_000) })
  // Of what was paid too: the money is then to be given back.
  await credit(nadia, InvoiceID, paid.Version, 40_000)
  expect(await refusalOf(credit(nadia, InvoiceID, paid.Version + 1, 1))).toMatchObject({ code: 'creditedTooMuch' })
})

test('the database keeps what was issued and booked, whoever writes', async () => {
  const { trainee, ID } = await approved()
  const { InvoiceID } = await send(ID)
  await pay(trainee, ID, 10_000)
  const refused = (statement: string) => expect(server.asOwner(statement), statement).rejects.toThrow
  const of = `where id = ${InvoiceID}`
  for (const statement of [
    `update billing.invoice set amount_minor = 1 ${of}`,
    `update billing.invoice set due_on = '2099-01-01' ${of}`,
    `update billing.invoice set payer_trainee_id = payer_trainee_id + 1 ${of}`,
    `delete from billing.invoice ${of}`,
    `update billing.invoice_line set unit_minor = 1, amount_minor = 1 where invoice_id = ${InvoiceID}`,
    `delete from billing.invoice_line where invoice_id = ${InvoiceID}`,
    `update billing.payment set amount_minor = 1 where invoice_id = ${InvoiceID}`,
    `delete from billing.payment where invoice_id = ${InvoiceID}`,
  ])
    await refused(statement)(/kept as it was issued/)
  const line = `insert into billing.invoice_line (invoice_id, position, text, quantity, unit_minor, amount_minor) values (${InvoiceID}, 2, '{}', 1`
  await refused(`${line}, 5, 5)`)(/do not come to/)
  await refused(`${line}, 0, 0)`)(/do not come to/)
  const payment = (amount: number, more: boolean) =>
    `insert into billing.payment (invoice_id, amount_minor, paid_on, may_exceed) values (${InvoiceID}, ${amount}, '2026-01-01', ${more})`
  await refused(payment(40_001, false))(/more than the invoice/)
  await server.asOwner(payment(40_000, false))
  await refused(payment(1, false))(/more than the invoice/)
  await server.asOwner(payment(1, true))
  const again = `insert into billing.invoice (number, subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, currency,
      base_currency, rate, amount_minor, line_count, issued_by, due_on)
    select 'SECOND', subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, currency, base_currency, rate, 0, 0, 1, due_on
    from billing.invoice ${of}`
  await refused(again)(/one_live_invoice/)
  await server.asOwner(`update billing.invoice set state = 'void' ${of}`)
  await refused(`update billing.invoice set state = 'sent' ${of}`)(/kept as it was issued/)
  await server.asOwner(again)
})

const leave = async (trainee: Asker, ID: number) => trainee.send(calls.withdraw, { body: await now(ID) })
const refund = async (ID: number) =>
  nadia.send(calls.refund, { body: { ...(await now(ID)), Reason: 'انسحب قبل البدء' } })
const tasked = async () =>
  (await huda.send(calls.getRegistrationTasks, {})).find(({ Task }) => Task === 'decideRefund')?.Count ?? 0

test('who paid a part and leaves gets it back, and owes nothing', async () => {
  const { trainee, ID } = await approved()
  const { InvoiceID } = await send(ID)
  await pay(trainee, ID, 20_000)
  const before = await tasked()
  await leave(trainee, ID)
  expect(await stands(ID)).toMatchObject({
    Money: 'partial',
    Invoice: { State: 'paid', Received: egp(20_000), Credited: egp(30_000) },
  })
  expect(await tasked()).toBe(before + 1)
  await refund(ID)
  // its page names the one that was voided: there was one, and its credit notes say why it is none any more
  expect(await stands(ID)).toMatchObject({ Money: 'refunded', Invoice: null, VoidInvoice: { ID: InvoiceID } })
  expect(await tasked()).toBe(before)
  expect(await nadia.send(billingCalls.getInvoice, { ID: InvoiceID })).toMatchObject({
    State: 'void',
    Received: egp(20_000),
    Credited: egp(50_000),
    CreditNotes: [{ Amount: egp(30_000) }, { Amount: egp(20_000) }],
  })
})

test('a part that was paid outlives a refused second proof, and a proof that is decided after somebody left', async () => {
  const { trainee, ID } = await approved()
  await send(ID)
  await pay(trainee, ID, 20_000)
  const prove = async () => {
    const { Version } = await stands(ID)
    await trainee.send(calls.uploadPaymentProof, { body: { RegistrationID: ID, Version, SwiftCode: 'SWIFT78' } })
    return (await stands(ID)).Proofs[0]!.ID
  }
  const reject = async (ProofID: number) =>
    huda.send(calls.rejectPaymentProof, { body: { ...(await now(ID)), ProofID, Reason: 'غير مقروء' } })
  await reject(await prove())
  const whole = { body: { ...(await now(ID)), Reason: 'تاريخ خاطئ' } }
  const refused = await refusalOf(huda.send(calls.voidInvoice, whole))
  expect(refused).toMatchObject({ code: 'partlyPaid', data: { held: 20_000, currency: 'EGP' } })
  // How long a proof has waited is counted from when it came; decided, it waits no more.
  expect((await stands(ID)).ProofAt).toBe(null)
  const ProofID = await prove()
  const waiting = await stands(ID)
  expect(waiting.ProofAt).toBe(waiting.Proofs.find(({ State }) => State === 'uploaded')!.UploadedAt)
  const { Items } = await huda.send(calls.getRegistrations, { Task: 'verifyPayment', search: waiting.Code })
  expect(Items.map(({ ProofAt }) => ProofAt)).toEqual([waiting.ProofAt])
  await leave(trainee, ID)
  expect(await stands(ID)).toMatchObject({ Money: 'proofUploaded', Invoice: { State: 'sent' } })
  await reject(ProofID)
  expect(await stands(ID)).toMatchObject({
    Money: 'partial',
    Invoice: { State: 'paid', Received: egp(20_000), Credited: egp(30_000) },
  })
  await refund(ID)
  expect(await stands(ID)).toMatchObject({ Money: 'refunded', Invoice: null })
})

test('the rest of a fee is waived: nothing is asked for, and who then leaves gets the part back', async () => {
  const { trainee, ID } = await approved()
  await send(ID)
  await pay(trainee, ID, 20_000)
  await nadia.send(calls.waiveFee, { body: { ...(await now(ID)), Reason: 'منحة' } })
  expect(await stands(ID)).toMatchObject({
    Money: 'waived',
    Invoice: { State: 'paid', Received: egp(20_000), Credited: egp(30_000) },
  })
  await huda.send(calls.cancel, { body: { ...(await now(ID)), Reason: 'اعتذر' } })
  expect(await stands(ID)).toMatchObject({ Main: 'cancelled', Money: 'partial' })
  await refund(ID)
  expect(await stands(ID)).toMatchObject({ Money: 'refunded', Invoice: null })
})

test('who left after paying all has a credit note once it is paid back', async () => {
  const { trainee, ID } = await approved()
  const { InvoiceID } = await send(ID)
  await pay(trainee, ID)
  expect((await stands(ID)).Main).toBe('confirmed')
  await huda.send(calls.cancel, { body: { ...(await now(ID)), Reason: 'اعتذر' } })
  expect((await stands(ID)).Money).toBe('paid')
  await refund(ID)
  expect(await nadia.send(billingCalls.getInvoice, { ID: InvoiceID })).toMatchObject({
    State: 'void',
    CreditNotes: [{ Amount: egp(50_000) }],
  })
})
