import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { cardTo, setFee } from '#testing/stages/membership/cards.ts'
import { addFile } from '#testing/stages/registrations.ts'
import { membershipCalls as calls } from '../contract/calls.ts'
import { jobs } from './jobs.ts'

let server: TestServer
let layla: Asker
let yusuf: Asker
let sami: Asker
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  layla = await server.as('layla')
  yusuf = await server.as('yusuf')
  sami = await server.as('sami')
  nadia = await server.as('nadia')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.at('2027-01-10T08:00:00Z')
  await sql`delete from membership.card`.execute(server.db)
  await setFee(server, 0)
})

const seen = (ID: number, who: Asker = sami) => who.send(calls.getMembershipCard, { ID })
const about = async (ID: number) => ({ ID, Version: (await seen(ID)).Version })
const because = async (ID: number, Reason = 'سبب') => ({ body: { ...(await about(ID)), Reason } })
const mine = (who: Asker = layla) => who.send(calls.getMyMembershipCards)
const way = () => ({ trainee: layla, keeper: sami })
const codeOf = async (id: number) =>
  (await server.db.selectFrom('membership.card').where('id', '=', id).select('verify_code').executeTakeFirstOrThrow())
    .verify_code!
const verified = async (ID: number) => server.anonymous.send(calls.verifyMembershipCard, { Code: await codeOf(ID) })
const theDay = () => jobs[0]!.run({ db: server.db, files: server.files, now: server.now(), data: {} })
const told = async (kind: string) =>
  (
    await sql<{
      data: Record<string, unknown>
    }>`select data from platform.event where kind = ${kind} order by id desc`.execute(server.db)
  ).rows.map(({ data }) => data)
const first = { Kind: 'first' as const, Cause: null, Note: '' }

test('a free card: asked for, reviewed, approved and numbered at once, handed out, and its code says so', async () => {
  expect(await mine()).toMatchObject({ Cards: [], MayRequest: ['first'], Bar: null, Months: 24 })
  const { ID, State } = await layla.send(calls.request, { body: first })
  expect(State).toBe('requested')
  expect(await mine()).toMatchObject({ MayRequest: [], Bar: 'underWay', Cards: [{ ID, Number: null, Actions: [] }] })
  expect(await refusalOf(layla.send(calls.request, { body: first }))).toMatchObject({
    status: 409,
    code: 'cannotRequest',
    data: { why: 'underWay' },
  })
  expect((await seen(ID)).Actions).toEqual(['takeForReview'])
  expect(await refusalOf(sami.send(calls.approve, { body: await about(ID) }))).toMatchObject({ code: 'notNow' })
  await sami.send(calls.takeForReview, { body: await about(ID) })
  const { Version } = await about(ID)
  const approved = await sami.send(calls.approve, { body: { ID, Version } })
  expect(approved).toMatchObject({ State: 'confirmed', Number: expect.stringMatching(/^MC-2027-\d{4}$/) })
  // Pressed twice it is approved once.
  expect(await refusalOf(sami.send(calls.approve, { body: { ID, Version } }))).toMatchObject({
    code: 'changedMeanwhile',
  })
  expect(
    await server.db.selectFrom('billing.invoice').where('subject_kind', '=', 'membershipCard').selectAll().execute(),
  ).toEqual([])
  // Before it is handed out its code is not known to strangers.
  expect(await refusalOf(verified(ID))).toMatchObject({ status: 404 })
  await sami.send(calls.activate, { body: { IDs: [ID] } })
  expect(await seen(ID)).toMatchObject({ State: 'active', ValidFrom: '2027-01-10', ValidUntil: '2029-01-10' })
  expect(await verified(ID)).toEqual({
    Number: approved.Number,
    NameAr: expect.stringContaining('ليلى'),
    NameEn: expect.stringContaining('Layla'),
    Status: 'valid',
  })
  expect(await refusalOf(server.anonymous.send(calls.verifyMembershipCard, { Code: 'f'.repeat(32) }))).toMatchObject({
    status: 404,
    code: 'notFound',
  })
  expect((await seen(ID)).History.map(({ Kind }) => Kind)).toEqual([
    'membership.activate',
    'membership.confirmFree',
    'membership.approve',
    'membership.takeForReview',
    'membership.request',
  ])
})

test('a card with a fee is invoiced, proved and booked, and numbered with the last of it', async () => {
  await setFee(server, 2_500)
  const ID = await cardTo(way(), 'approved')
  const [card] = (await mine()).Cards
  expect(card).toMatchObject({ State: 'paymentStage', Number: null, Actions: ['uploadProof'] })
  expect(card!.Invoice).toMatchObject({ State: 'sent', Lines: [{ Quantity: 1, Minor: 2_500 }] })
  // Whose it is not reads neither card nor invoice.
  expect(await refusalOf(yusuf.send(billingCalls.getInvoice, { ID: card!.Invoice!.ID }))).toMatchObject({ status: 404 })
  expect(await layla.send(billingCalls.getInvoice, { ID: card!.Invoice!.ID })).toMatchObject({
    Subject: { Kind: 'membershipCard' },
  })
  const proof = async (more: object) => ({ body: { ...(await about(ID)), FileID: null, SwiftCode: '', ...more } })
  expect(await refusalOf(layla.send(calls.uploadProof, await proof({})))).toMatchObject({ status: 400 })
  expect(await refusalOf(yusuf.send(calls.uploadProof, await proof({ SwiftCode: 'NBEGEGCX01' })))).toMatchObject({
    status: 404,
  })
  expect((await layla.raw(calls.uploadProof, await proof({ SwiftCode: 'paid!' }))).json()).toMatchObject({
    fields: [{ path: 'SwiftCode', code: 'invalidSwift' }],
  })
  const theirs = await addFile(server.db, yusuf.accountId, 'membershipPaymentProof')
  expect(await refusalOf(layla.send(calls.uploadProof, await proof({ FileID: theirs })))).toMatchObject({
    code: 'fileNotFound',
  })
  const FileID = await addFile(server.db, layla.accountId, 'membershipPaymentProof')
  await layla.send(calls.uploadProof, await proof({ FileID }))
  expect(await refusalOf(layla.send(calls.uploadProof, await proof({ SwiftCode: 'NBEGEGCX01' })))).toMatchObject({
    code: 'notNow',
  })

  await sami.send(calls.rejectProof, await because(ID, 'المبلغ ناقص'))
  expect((await mine()).Cards[0]).toMatchObject({
    State: 'proofRejected',
    Reason: 'المبلغ ناقص',
    Proofs: [{ State: 'rejected', Reason: 'المبلغ ناقص' }],
  })
  expect(await refusalOf(sami.send(calls.confirm, { body: await about(ID) }))).toMatchObject({ code: 'notNow' })
  await layla.send(calls.uploadProof, await proof({ SwiftCode: 'NBEGEGCX' }))
  const { Number } = await sami.send(calls.confirm, { body: await about(ID) })
  expect(await seen(ID)).toMatchObject({
    State: 'confirmed',
    Number,
    Invoice: { State: 'paid' },
    Proofs: [
      { SwiftCode: 'NBEGEGCX', State: 'verified' },
      { State: 'rejected', File: { ID: FileID } },
    ],
  })
  expect(await told('membership.confirm')).toMatchObject([{ number: Number, invoice: card!.Invoice!.Number }])
})

test('who verifies a fee is told that the same transfer was handed in for another card, and its holder is not', async () => {
  await setFee(server, 2_500)
  const laylas = await cardTo(way(), 'approved')
  await layla.send(calls.uploadProof, { body: { ...(await about(laylas)), FileID: null, SwiftCode: 'CIBEEGCX-77' } })
  const { ID } = await yusuf.send(calls.request, { body: first })
  await sami.send(calls.takeForReview, { body: await about(ID) })
  await sami.send(calls.approve, { body: await about(ID) })
  await yusuf.send(calls.uploadProof, { body: { ...(await about(ID)), FileID: null, SwiftCode: 'cibeegcx77' } })
  expect((await seen(ID)).Proofs).toMatchObject([
    {
      State: 'uploaded',
      Twins: [{ Same: 'swift', SubjectKind: 'membershipCard', SubjectID: laylas, State: 'uploaded' }],
    },
  ])
  expect((await mine(yusuf)).Cards[0]!.Proofs[0]).not.toHaveProperty('Twins')
})

test('an application is rejected with a reason, its unpaid invoice voided, and another may be asked for', async () => {
  await setFee(server, 2_500)
  const ID = await cardTo(way(), 'approved')
  expect(await refusalOf(sami.send(calls.reject, { body: { ...(await about(ID)), Reason: '' } }))).toMatchObject({
    status: 400,
  })
  await sami.send(calls.reject, await because(ID, 'الاسم غير مطابق'))
  expect(await mine()).toMatchObject({
    MayRequest: ['first'],
    Cards: [{ State: 'rejected', Reason: 'الاسم غير مطابق', Invoice: { State: 'void' } }],
  })
  await layla.send(calls.request, { body: first })
  expect(await sami.send(calls.getMembershipCardCounts)).toEqual([
    { State: 'requested', Count: 1 },
    { State: 'rejected', Count: 1 },
  ])
})

test('suspended, reinstated, hidden and shown, each with its reason; the code follows', async () => {
  const ID = await cardTo(way(), 'active')
  await sami.send(calls.suspend, await because(ID, 'خالف اللائحة'))
  expect(await verified(ID)).toMatchObject({ Status: 'suspended' })
  expect(await mine()).toMatchObject({ Bar: 'suspended', Cards: [{ State: 'suspended', Reason: 'خالف اللائحة' }] })
  expect(await refusalOf(sami.send(calls.suspend, await because(ID)))).toMatchObject({ code: 'notNow' })
  await sami.send(calls.reinstate, await because(ID))
  expect(await verified(ID)).toMatchObject({ Status: 'valid' })

  await sami.send(calls.hide, await because(ID, 'قيد التحقيق'))
  expect(await refusalOf(verified(ID))).toMatchObject({ status: 404, code: 'notFound' })
  expect(await mine()).toMatchObject({ Cards: [], MayRequest: [], Bar: 'withheld' })
  expect(await seen(ID)).toMatchObject({ IsHidden: true, HiddenReason: 'قيد التحقيق', HasPaper: false })
  expect(await refusalOf(sami.send(calls.hide, await because(ID)))).toMatchObject({ code: 'notNow' })
  await sami.send(calls.show, { body: await about(ID) })
  expect(await refusalOf(sami.send(calls.show, { body: await about(ID) }))).toMatchObject({ code: 'notNow' })
  expect(await verified(ID)).toMatchObject({ Status: 'valid' })
})

test('a lost card is replaced by one of another number that ends with it', async () => {
  const ID = await cardTo(way(), 'active')
  server.at('2027-06-01T08:00:00Z')
  expect((await mine()).MayRequest).toEqual(['replacement'])
  expect(await refusalOf(layla.send(calls.request, { body: { ...first, Kind: 'renewal' } }))).toMatchObject({
    code: 'cannotRequest',
    data: { why: 'notThis' },
  })
  expect(await refusalOf(layla.send(calls.request, { body: { ...first, Kind: 'replacement' } }))).toMatchObject({
    status: 400,
  })
  const second = await cardTo(way(), 'active', { Kind: 'replacement', Cause: 'lost' })
  expect(await seen(ID)).toMatchObject({ State: 'replaced' })
  expect(await verified(ID)).toMatchObject({ Status: 'replaced' })
  const [one, other] = [await seen(ID), await seen(second)]
  expect(other).toMatchObject({
    State: 'active',
    ValidUntil: one.ValidUntil,
    ReplacesNumber: one.Number,
    Cause: 'lost',
  })
  expect(other.Number).not.toBe(one.Number)
})

test('a card ends by its date after its holder was told once, and is renewed from where it ended', async () => {
  const ID = await cardTo(way(), 'active')
  server.at('2028-12-10T08:00:00Z')
  await theDay()
  expect(await told('membership.remindOfEnd')).toEqual([])
  server.at('2028-12-11T08:00:00Z')
  await theDay()
  await theDay()
  expect(await told('membership.remindOfEnd')).toMatchObject([{ dueOn: '2029-01-10' }])
  const soon = { EndsSoon: true } as const
  expect((await sami.send(calls.getMembershipCards, soon)).Items).toMatchObject([{ ID }])
  expect((await mine()).MayRequest).toEqual(['renewal', 'replacement'])
  const early = await cardTo(way(), 'active', { Kind: 'renewal' })
  expect(await seen(early)).toMatchObject({ ValidFrom: '2028-12-11', ValidUntil: '2031-01-10' })
  expect(await seen(ID)).toMatchObject({ State: 'replaced' })

  // The last day still counts; the day after the code says so before the job has come by.
  server.at('2031-01-10T20:00:00Z')
  await theDay()
  expect(await verified(early)).toMatchObject({ Status: 'valid' })
  server.at('2031-01-11T08:00:00Z')
  expect(await verified(early)).toMatchObject({ Status: 'expired' })
  await theDay()
  expect(await seen(early)).toMatchObject({ State: 'expired' })
  expect((await mine()).MayRequest).toEqual(['renewal'])
  const late = await cardTo(way(), 'active', { Kind: 'renewal' })
  expect(await seen(late)).toMatchObject({ ValidUntil: '2033-01-11' })
  expect(await seen(early)).toMatchObject({ State: 'replaced' })
})

test('a replacement that was handed out late has the days that were left, and no new period', async () => {
  const held = await cardTo(way(), 'active')
  server.at('2029-01-01T08:00:00Z')
  const other = await cardTo(way(), 'confirmed', { Kind: 'replacement', Cause: 'lost' })
  server.at('2029-01-20T08:00:00Z')
  await theDay()
  expect(await seen(held)).toMatchObject({ State: 'expired', ValidUntil: '2029-01-10' })
  await sami.send(calls.activate, { body: { IDs: [other] } })
  expect(await seen(other)).toMatchObject({ State: 'active', ValidFrom: '2029-01-20', ValidUntil: '2029-01-29' })
  expect((await mine()).MayRequest).toEqual(['renewal', 'replacement'])
})

test('what is hidden does not come back by a renewal that was on its way', async () => {
  const held = await cardTo(way(), 'active')
  server.at('2028-12-11T08:00:00Z')
  const other = await cardTo({ trainee: yusuf, keeper: sami }, 'confirmed')
  const renewal = await cardTo(way(), 'confirmed', { Kind: 'renewal' })
  await sami.send(calls.hide, await because(held, 'قيد التحقيق'))
  const activate = (...IDs: number[]) => sami.send(calls.activate, { body: { IDs } })
  expect(await refusalOf(activate(renewal, other))).toMatchObject({ status: 409, code: 'heldHidden' })
  expect(await seen(renewal)).toMatchObject({ Hold: 'hidden', Actions: expect.not.arrayContaining(['activate']) })
  // All or none, also what comes before it.
  for (const ID of [other, renewal]) expect(await seen(ID)).toMatchObject({ State: 'confirmed', ValidFrom: null })
  expect(await seen(held)).toMatchObject({ State: 'active', IsHidden: true })
  expect(await refusalOf(verified(renewal))).toMatchObject({ status: 404 })
  expect(await refusalOf(activate(held))).toMatchObject({ code: 'notNow' })
  await sami.send(calls.show, { body: await about(held) })
  await sami.send(calls.suspend, await because(held, 'قيد التحقيق'))
  expect(await refusalOf(activate(renewal))).toMatchObject({ status: 409, code: 'heldSuspended' })
  expect(await seen(renewal)).toMatchObject({ Hold: 'suspended', Actions: expect.not.arrayContaining(['activate']) })
  await sami.send(calls.reinstate, await because(held))
  expect(await seen(renewal)).toMatchObject({ Hold: null, Actions: expect.arrayContaining(['activate']) })
  await activate(renewal, other)
  expect(await seen(renewal)).toMatchObject({ State: 'active', ValidUntil: '2031-01-10' })
  expect(await seen(held)).toMatchObject({ State: 'replaced' })
})

test('who may: editors, administrators and who has the right; nobody decides about the own card', async () => {
  const ID = await cardTo(way(), 'requested')
  for (const who of ['huda', 'omar', 'karim', 'hany', 'yusuf'] as const)
    expect(await refusalOf(seen(ID, await server.as(who))), who).toMatchObject({ status: 403 })
  expect(await refusalOf(sami.send(calls.request, { body: first }))).toMatchObject({ status: 403 })
  expect(await refusalOf(layla.send(calls.takeForReview, { body: await about(ID) }))).toMatchObject({ status: 403 })
  expect(await seen(ID, nadia)).toMatchObject({ ID })
  const give = (key: string, rights: string[]) =>
    sql`update accounts.account set permissions = ${rights}::text[] where email = ${`${key}@diwan.example`}`.execute(
      server.db,
    )
  await give('layla', ['enteringmembershipcard'])
  await give('omar', ['enteringmembershipcard'])
  const [holder, omar] = [await server.as('layla'), await server.as('omar')]
  expect(await refusalOf(holder.send(calls.takeForReview, { body: await about(ID) }))).toMatchObject({
    status: 403,
    code: 'ownCard',
  })
  expect((await seen(ID, holder)).Actions).toEqual([])
  expect((await seen(ID, omar)).TraineeName).toMatchObject({ en: expect.stringContaining('Layla') })
  await omar.send(calls.takeForReview, { body: await about(ID) })
  await give('layla', [])
  await give('omar', [])
})

test('lists find by number and name, by stage, state and what waits', async () => {
  const ID = await cardTo(way(), 'active')
  const other = await cardTo({ trainee: yusuf, keeper: sami }, 'pendingReview')
  const asked = async (query: object) =>
    (await sami.send(calls.getMembershipCardRequests, query)).Items.map((each) => each.ID)
  expect((await sami.send(calls.getMembershipCards)).Items.map((each) => each.ID)).toEqual([ID])
  expect(await asked({ search: 'Layla' })).toEqual([ID])
  expect(await asked({ search: (await seen(ID)).Number!.toLowerCase() })).toEqual([ID])
  expect(await asked({ Stage: 'pendingReview' })).toEqual([other])
  expect(await asked({ Stage: 'confirmed' })).toEqual([ID])
  expect(await asked({ IsWaiting: true })).toEqual([other])
  expect(await asked({ State: 'active' })).toEqual([ID])
  expect(await asked({ Kind: 'renewal' })).toEqual([])
})
