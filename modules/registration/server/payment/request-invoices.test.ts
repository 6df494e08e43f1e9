import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { privacyCalls } from '#modules/privacy/contract/calls.ts'
import { requestsCalls } from '#modules/requests/contract/calls.ts'
import { aboutOf, accept, sendOffer, stageRequest, writeOffer } from '#testing/stages/stage-request.ts'
import { cast } from '#testing/stages/cast.ts'
import { addClass, addFile, addTrainees } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

/* What is owed for a course request stands beside what is owed for registrations. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

test('the invoice of an organization’s request stands in its list and its statement, and in no other’s', async () => {
  const hany = await server.as('hany')
  const statement = async () => {
    const found = await hany.send(calls.getOrganizationStatement, {})
    return found.find(({ Currency }) => Currency === 'USD') ?? { Open: { Minor: 0 }, OpenCount: 0 }
  }
  const before = await statement()
  const staged = await stageRequest(server)
  const { Invoice, OrganizationID, Number } = await accept(server, staged, await sendOffer(server, staged, 1500))
  const row = {
    Number: Invoice!.Number,
    SubjectKind: 'courseRequest',
    SubjectID: staged.ID,
    SubjectCode: Number,
    RegistrationID: null,
    TraineeName: null,
    ClassCode: expect.any(String),
    CourseName: expect.any(Object),
    Owed: { Minor: 150_000, Currency: 'USD' },
  }
  for (const who of ['hany', 'huda', 'nadia', 'sami'] as const) {
    const asker = await server.as(who)
    const { Items } = await asker.send(calls.getOrganizationInvoices, { OrganizationID: OrganizationID! })
    expect(Items.find((each) => each.ID === Invoice!.ID)).toMatchObject(row)
  }
  const after = await statement()
  expect(after.Open.Minor - before.Open.Minor).toBe(150_000)
  expect(after.OpenCount - before.OpenCount).toBe(1)
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.getOrganizationInvoices, {}))).toMatchObject({ status: 403 })
  expect((await layla.send(calls.getAllTraineeInvoices)).map(({ ID }) => ID)).not.toContain(Invoice!.ID)
})

test('the invoice of a trainee’s own request stands among the trainee’s', async () => {
  const staged = await stageRequest(server, 'layla')
  const { Invoice, TraineeID } = await accept(server, staged, await sendOffer(server, staged, 300))
  const row = { ID: Invoice!.ID, SubjectKind: 'courseRequest', SubjectID: staged.ID, RegistrationID: null }
  const huda = await server.as('huda')
  expect((await huda.send(calls.getAllTraineeInvoices, { traineeID: TraineeID! }))[0]).toMatchObject(row)
  const own = await staged.asker.send(calls.getAllTraineeInvoices)
  expect(own[0]).toMatchObject(row)
  const yusuf = await server.as('yusuf')
  expect((await yusuf.send(calls.getAllTraineeInvoices)).map(({ ID }) => ID)).not.toContain(Invoice!.ID)
})

test('a request that is called off while a proof waits is owed by nobody: not in the list, the statement, its ageing nor among the overdue', async () => {
  const [huda, nadia] = [await server.as('huda'), await server.as('nadia')]
  const staged = await stageRequest(server)
  const about = aboutOf(staged)
  const { Invoice, OrganizationID } = await accept(server, staged, await sendOffer(server, staged, 1500))
  const prove = async (SwiftCode: string) => {
    await staged.asker.send(requestsCalls.uploadProof, {
      body: { ...(await about()), FileID: null, SwiftCode, Note: '' },
    })
    return (await staged.seen()).Proofs.find(({ State }) => State === 'uploaded')!.ID
  }
  const book = async (ProofID: number, Received: number) =>
    huda.send(requestsCalls.acceptProof, { body: { ...(await about()), ProofID, Received, PaymentTypeID: null } })
  await book(await prove('NBEGEGCX701'), 50_000)
  const second = await prove('NBEGEGCX702')
  server.at('2027-03-10T08:00:00Z')
  const owed = async () => {
    const all = await staged.asker.send(calls.getOrganizationStatement, {})
    const { Open, OpenCount, Overdue, OverdueCount, Ages } = all.find(({ Currency }) => Currency === 'USD')!
    return [Open, Overdue, ...Ages.map(({ Amount }) => Amount)]
      .map(({ Minor }) => Minor)
      .concat(OpenCount, OverdueCount)
      .reduce((sum, each) => sum + each, 0)
  }
  const shown = async (Standing?: 'open' | 'overdue') =>
    (await huda.send(calls.getOrganizationInvoices, { OrganizationID: OrganizationID!, Standing })).Items.find(
      ({ ID }) => ID === Invoice!.ID,
    )
  const before = await owed()
  expect(await shown('overdue')).toMatchObject({ Owed: { Minor: 100_000 }, IsOverdue: true })
  await huda.send(requestsCalls.cancel, { body: { ...(await about()), Reason: 'تعذّر التنفيذ' } })
  // Open, overdue and one age, each with the sum and the two counts.
  expect(before - (await owed())).toBe(3 * 100_000 + 2)
  expect([await shown('open'), await shown('overdue')]).toEqual([undefined, undefined])
  expect(await shown()).toMatchObject({ State: 'sent', Owed: { Minor: 0 }, IsOverdue: false, Age: null })
  expect(await staged.seen()).toMatchObject({ Invoice: { State: 'sent', IsAsked: false } })
  expect(await nadia.send(billingCalls.getInvoice, { ID: Invoice!.ID })).toMatchObject({ IsAsked: false })
  // The proof is still decided: what came in by it is booked, and waits to be paid back with the rest; then nothing is booked any more.
  await book(second, 20_000)
  expect(await staged.seen()).toMatchObject({
    Invoice: { State: 'paid', IsAsked: false, Received: { Minor: 70_000 }, Credited: { Minor: 80_000 } },
  })
  expect(await refusalOf(book(second, 1))).toMatchObject({ code: 'notNow' })
  const more = { ...(await about()), FileID: null, SwiftCode: 'NBEGEGCX703', Note: '' }
  expect(await refusalOf(staged.asker.send(requestsCalls.uploadProof, { body: more }))).toMatchObject({
    code: 'notNow',
  })
  server.at('2027-01-10T08:00:00Z')
})

test('what is unpaid of a request is waived by an administrator with a reason, once no proof waits; then it is paid', async () => {
  const staged = await stageRequest(server)
  const { ID } = staged
  const about = aboutOf(staged)
  await accept(server, staged, await sendOffer(server, staged, 1500))
  const [nadia, huda] = [await server.as('nadia'), await server.as('huda')]
  const waive = async (who = nadia) =>
    who.send(requestsCalls.waiveRest, { body: { ...(await about()), Reason: 'خصم متفق عليه' } })
  await staged.asker.send(requestsCalls.closeNominations, { body: await about() })
  const proof = { FileID: null, SwiftCode: 'NBEGEGCX555', Note: '' }
  await staged.asker.send(requestsCalls.uploadProof, { body: { ...(await about()), ...proof } })
  expect(await refusalOf(waive())).toMatchObject({ status: 409, code: 'notNow' })
  const ProofID = (await staged.seen()).Proofs[0]!.ID
  await huda.send(requestsCalls.acceptProof, {
    body: { ...(await about()), ProofID, Received: 140_000, PaymentTypeID: null },
  })
  expect((await staged.seen()).Actions).not.toContain('waiveRest')
  expect((await nadia.send(requestsCalls.getCourseRequest, { ID })).Actions).toContain('waiveRest')
  expect(await refusalOf(waive(huda))).toMatchObject({ status: 403 })
  expect(await waive()).toMatchObject({ State: 'paid' })
  expect(await staged.seen()).toMatchObject({
    State: 'paid',
    Invoice: { State: 'paid', Received: { Minor: 140_000 }, Credited: { Minor: 10_000 } },
  })
  expect(await refusalOf(waive())).toMatchObject({ code: 'notNow' })
})

test('what comes to nothing is paid as it is issued, and the request goes on', async () => {
  const staged = await stageRequest(server)
  const nadia = await server.as('nadia')
  await writeOffer(server, staged, 1500, { DiscountPercent: 100 })
  // So large a discount is an administrator's to send.
  await nadia.send(requestsCalls.sendProposal, { body: await aboutOf(staged)() })
  const sent = (await staged.seen()).Proposals.find(({ State }) => State === 'sent')!
  expect(await accept(server, staged, sent.ID)).toMatchObject({ Invoice: { State: 'paid', Amount: { Minor: 0 } } })
  const closed = staged.asker.send(requestsCalls.closeNominations, { body: await aboutOf(staged)() })
  expect(await closed).toMatchObject({ State: 'paid' })
})

test('what the statement says was paid leaves out what a credit note gave back', async () => {
  const hany = await server.as('hany')
  const paid = async () =>
    (await hany.send(calls.getOrganizationStatement, {})).find(({ Currency }) => Currency === 'USD')!.Paid.Minor
  const staged = await stageRequest(server)
  const about = aboutOf(staged)
  const { Invoice } = await accept(server, staged, await sendOffer(server, staged, 1500))
  const before = await paid()
  const proof = { FileID: null, SwiftCode: 'NBEGEGCX556', Note: '' }
  await staged.asker.send(requestsCalls.uploadProof, { body: { ...(await about()), ...proof } })
  const body = { ProofID: (await staged.seen()).Proofs[0]!.ID, Received: 150_000, PaymentTypeID: null }
  await (await server.as('huda')).send(requestsCalls.acceptProof, { body: { ...(await about()), ...body } })
  expect((await paid()) - before).toBe(150_000)
  const nadia = await server.as('nadia')
  const { Version } = await nadia.send(billingCalls.getInvoice, { ID: Invoice!.ID })
  const Lines = [{ Text: { en: 'Given back' }, Quantity: 1, Minor: 40_000 }]
  await nadia.send(billingCalls.creditInvoice, { body: { ID: Invoice!.ID, Version, Reason: 'أقل عددًا', Lines } })
  expect((await paid()) - before).toBe(110_000)
})

test('a SWIFT code proves the payment of a request in the form of every other: the same one is found again', async () => {
  const proving = async () => {
    const staged = await stageRequest(server)
    await accept(server, staged, await sendOffer(server, staged, 1500))
    const prove = async (SwiftCode: string) =>
      staged.asker.send(requestsCalls.uploadProof, {
        body: { ...(await aboutOf(staged)()), FileID: null, SwiftCode, Note: '' },
      })
    return { ...staged, prove }
  }
  const [one, two] = [await proving(), await proving()]
  for (const typed of ['NBEGE', 'NBEG EGCX 558', 'حوالة بنكية', 'N'.repeat(36)])
    expect(await refusalOf(one.prove(typed)), typed).toMatchObject({
      status: 400,
      fields: [{ path: 'SwiftCode', code: 'invalidSwift' }],
    })
  expect((await one.seen()).Proofs).toEqual([])
  await one.prove('NBEGEGCX٥٥٨')
  await two.prove('nbeg-egcx-558')
  expect((await one.seen()).Proofs).toMatchObject([{ SwiftCode: 'NBEGEGCX558' }])
  expect((await two.seen()).Proofs[0]!.Twins).toMatchObject([
    { Same: 'swift', SubjectKind: 'courseRequest', SubjectID: one.ID },
  ])
})

test('one file that proves a registration and a request is pointed out on both, to the academy alone', async () => {
  const huda = await server.as('huda')
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const { ID } = await trainee.send(calls.add, { body: { ClassID: await addClass(server.db, server.now()) } })
  const now = async () => ({ ID, Version: (await huda.send(calls.getRegistration, { ID })).Version })
  await huda.send(calls.startReview, { body: await now() })
  await huda.send(calls.approve, { body: await now() })
  await huda.send(calls.sendInvoice, { body: await now() })
  const staged = await stageRequest(server)
  await accept(server, staged, await sendOffer(server, staged, 1500))
  /** A file of the same bytes, as each upload leaves it. */
  const file = async (accountId: number, field: string) => {
    const id = await addFile(server.db, accountId, field)
    const sha256 = Buffer.alloc(32, 91)
    await server.db.updateTable('platform.file').set({ sha256 }).where('id', '=', id).execute()
    return id
  }
  await trainee.send(calls.uploadPaymentProof, {
    body: {
      RegistrationID: ID,
      Version: (await now()).Version,
      FileID: await file(trainee.accountId, 'paymentProof'),
    },
  })
  const FileID = await file(staged.asker.accountId, 'requestPaymentProof')
  await staged.asker.send(requestsCalls.uploadProof, {
    body: { ...(await aboutOf(staged)()), FileID, SwiftCode: '', Note: '' },
  })
  expect((await staged.seen()).Proofs[0]!.Twins).toMatchObject([
    { Same: 'file', SubjectKind: 'registration', SubjectID: ID, State: 'uploaded' },
  ])
  expect((await huda.send(calls.getRegistration, { ID })).Proofs[0]!.Twins).toMatchObject([
    { Same: 'file', SubjectKind: 'courseRequest', SubjectID: staged.ID, State: 'uploaded' },
  ])
  const own = await staged.asker.send(requestsCalls.getCourseRequest, { ID: staged.ID })
  expect(own.Proofs[0]!.Twins).toEqual([])
})

test('who has a request under way, or owes its invoice, is not erased before that is closed', async () => {
  const layla = await server.as('layla')
  await layla.send(privacyCalls.askErasure, { body: { Reason: '', Email: cast.layla.email } })
  const open = async () => (await layla.send(privacyCalls.getOwnErasure)).Blocks
  const staged = await stageRequest(server, 'layla')
  const { Number } = await staged.seen()
  const request = { Kind: 'courseRequest', Code: Number }
  expect(await open()).toContainEqual(request)
  const { Invoice } = await accept(server, staged, await sendOffer(server, staged, 300))
  const owed = { Kind: 'invoice', Code: Invoice!.Number }
  expect(await open()).toEqual(expect.arrayContaining([request, owed]))
  const off = { ...(await aboutOf(staged)()), Reason: 'تعذّر التنفيذ' }
  await (await server.as('huda')).send(requestsCalls.cancel, { body: off })
  const left = (await open()).map(({ Code }) => Code)
  expect(left).not.toContain(Number)
  expect(left).not.toContain(owed.Code)
})
