import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import { requestsCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let hany: Asker
let huda: Asker
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  hany = await server.as('hany')
  huda = await server.as('huda')
  nadia = await server.as('nadia')
  server.at('2027-01-10T08:00:00Z')
})
afterAll(() => server.close())

const seen = (ID: number, who: Asker = huda) => who.send(calls.getCourseRequest, { ID })
const about = async (ID: number) => ({ ID, Version: (await seen(ID)).Version })

test('called off, a request asks for nothing more; what came in stays, and a proof that waits is still decided', async () => {
  const made = async () => {
    const request = await stageRequest(server)
    const { ID } = await accept(server, request, await sendOffer(server, request))
    const prove = async () => {
      const proof = { FileID: null, SwiftCode: 'NBEGEGCX777', Note: '' }
      await hany.send(calls.uploadProof, { body: { ...(await about(ID)), ...proof } })
      return (await seen(ID)).Proofs.find(({ State }) => State === 'uploaded')!.ID
    }
    const book = async (ProofID: number, Received: number) =>
      huda.send(calls.acceptProof, { body: { ...(await about(ID)), ProofID, Received, PaymentTypeID: null } })
    const cancel = async () => huda.send(calls.cancel, { body: { ...(await about(ID)), Reason: 'تعذّر التنفيذ' } })
    return { ID, prove, book, cancel }
  }
  const usd = (Minor: number) => ({ Minor, Currency: 'USD' })

  const partly = await made()
  await partly.book(await partly.prove(), 50_000)
  await partly.cancel()
  const off = await seen(partly.ID, hany)
  expect(off).toMatchObject({
    State: 'cancelled',
    Invoice: { State: 'paid', Received: usd(50_000), Credited: usd(150_000 - 50_000) },
  })
  expect(off.Actions).toEqual([])

  const waiting = await made()
  const proof = await waiting.prove()
  await waiting.cancel()
  expect(await seen(waiting.ID)).toMatchObject({ Invoice: { State: 'sent' }, Proofs: [{ State: 'uploaded' }] })
  const listed = async (Task: 'verifyPayment' | 'refund') =>
    (await nadia.send(calls.getCourseRequests, { Task })).Items.map((row) => row.ID)
  expect(await listed('verifyPayment')).toContain(waiting.ID)
  expect(await waiting.book(proof, 60_000)).toMatchObject({ State: 'cancelled' })
  expect(await seen(waiting.ID)).toMatchObject({
    Invoice: { State: 'paid', Received: usd(60_000), Credited: usd(150_000 - 60_000) },
  })

  const refused = await made()
  const ProofID = await refused.prove()
  await refused.cancel()
  await huda.send(calls.rejectProof, { body: { ...(await about(refused.ID)), ProofID, Reason: 'لم يصل شيء' } })
  expect(await seen(refused.ID)).toMatchObject({ State: 'cancelled', Invoice: { State: 'void' } })
  // What was paid for nothing waits for an administrator until it is paid back, once.
  expect(await listed('verifyPayment')).not.toContain(waiting.ID)
  const held = await listed('refund')
  expect(held).toEqual(expect.arrayContaining([partly.ID, waiting.ID]))
  expect(held).not.toContain(refused.ID)
  const counted = async () =>
    (await huda.send(calls.getCourseRequestTasks)).find(({ Task }) => Task === 'refund')!.Count
  expect(await counted()).toBe(held.length)
  const back = { body: { ...(await about(partly.ID)), Reason: 'حُوّل إلى حسابهم' } }
  expect(await refusalOf(huda.send(calls.refund, back))).toMatchObject({ status: 403 })
  expect((await seen(partly.ID, nadia)).Actions).toContain('refund')
  const twice = await Promise.allSettled([nadia.send(calls.refund, back), nadia.send(calls.refund, back)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refunded = await seen(partly.ID, nadia)
  expect(refunded).toMatchObject({
    State: 'cancelled',
    Invoice: { State: 'void', Received: usd(50_000), Credited: usd(150_000) },
  })
  expect(refunded.Actions).not.toContain('refund')
  expect(refunded.History[0]).toMatchObject({ Kind: 'requests.refund' })
  expect(
    await refusalOf(nadia.send(calls.refund, { body: { ...back.body, ...(await about(partly.ID)) } })),
  ).toMatchObject({
    code: 'notNow',
  })
  expect(await listed('refund')).not.toContain(partly.ID)
  expect(await counted()).toBe(held.length - 1)

  // A part is kept as the price of calling off: the rest waits, and no more than it is paid back.
  const parted = await made()
  await parted.book(await parted.prove(), 90_000)
  await parted.cancel()
  const part = async (Kept: number) =>
    nadia.send(calls.keepPaid, { body: { ...(await about(parted.ID)), Reason: 'ثلث الرسوم', Kept } })
  expect(await refusalOf(part(90_001))).toMatchObject({ code: 'moreThanHeld', data: { held: 90_000 } })
  await part(40_000)
  await part(30_000)
  expect(await seen(parted.ID, nadia)).toMatchObject({ Kept: usd(30_000), Invoice: { State: 'paid' } })
  expect((await audited(server.db, 'requests.keepPaid')).at(-1)).toMatchObject({
    before: { kept: usd(40_000) },
    after: { kept: usd(30_000) },
  })
  expect(await listed('refund')).toContain(parted.ID)
  await nadia.send(calls.refund, { body: { ...(await about(parted.ID)), Reason: 'حُوّل الباقي' } })
  const rest = await seen(parted.ID, nadia)
  expect(rest).toMatchObject({
    Kept: usd(30_000),
    Invoice: { State: 'paid', Received: usd(90_000), Credited: usd(150_000 - 30_000) },
  })
  expect(rest.Actions).not.toEqual(expect.arrayContaining(['refund']))
  expect(rest.Actions).not.toContain('keepPaid')
  expect(await listed('refund')).not.toContain(parted.ID)

  // Or all of it is kept: said with a reason, and the task ends.
  const keep = async (who: Asker) =>
    who.send(calls.keepPaid, { body: { ...(await about(waiting.ID)), Reason: 'رسوم الإلغاء بحسب الاتفاق' } })
  expect(await refusalOf(keep(huda))).toMatchObject({ status: 403 })
  expect((await seen(waiting.ID, nadia)).Actions).toContain('keepPaid')
  await keep(nadia)
  const kept = await seen(waiting.ID, nadia)
  expect(kept).toMatchObject({
    State: 'cancelled',
    Kept: usd(60_000),
    Invoice: { State: 'paid', Received: usd(60_000) },
  })
  expect(kept.Actions).not.toContain('keepPaid')
  expect(kept.Actions).not.toContain('refund')
  expect(kept.History[0]).toMatchObject({ Kind: 'requests.keepPaid' })
  expect((await audited(server.db, 'requests.keepPaid')).at(-1)).toMatchObject({
    actor_id: nadia.accountId,
    before: { kept: null },
    after: { kept: usd(60_000), reason: 'رسوم الإلغاء بحسب الاتفاق' },
  })
  expect(await refusalOf(keep(nadia))).toMatchObject({ code: 'notNow' })
  expect(await listed('refund')).not.toContain(waiting.ID)
  expect(await counted()).toBe(held.length - 2)
})
