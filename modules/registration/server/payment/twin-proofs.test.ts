import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { addClass, addFile, addTrainees } from '#testing/stages/registrations.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'

/* The same proof handed in twice is pointed out to who verifies it, and refused to nobody. */

let server: TestServer
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  huda = await server.as('huda')
})
afterAll(() => server.close())

const stands = (ID: number) => huda.send(calls.getRegistration, { ID })
const now = async (ID: number) => ({ ID, Version: (await stands(ID)).Version })

async function invoiced() {
  const [person] = await addTrainees(server.db, 1)
  const trainee = await server.as(person!.email)
  const { ID } = await trainee.send(calls.add, { body: { ClassID: await addClass(server.db, server.now()) } })
  await huda.send(calls.startReview, { body: await now(ID) })
  await huda.send(calls.approve, { body: await now(ID) })
  const { Number: number } = await huda.send(calls.sendInvoice, { body: await now(ID) })
  const prove = async (proof: object) => {
    const { Version } = await stands(ID)
    return trainee.send(calls.uploadPaymentProof, { body: { RegistrationID: ID, Version, ...proof } })
  }
  /** A file of these bytes, as the upload leaves it. */
  const file = async (byte: number) => {
    const id = await addFile(server.db, trainee.accountId, 'paymentProof')
    await server.db
      .updateTable('platform.file')
      .set({ sha256: Buffer.alloc(32, byte) })
      .where('id', '=', id)
      .execute()
    return id
  }
  return { trainee, ID, number, prove, file }
}

test('the same file and the same code are named with where they were handed in', async () => {
  const [one, two, other] = [await invoiced(), await invoiced(), await invoiced()]
  await one.prove({ FileID: await one.file(7), SwiftCode: 'nbe-geg-cx77' })
  await two.prove({ FileID: await two.file(7), SwiftCode: 'NBEGEGCX77' })
  await other.prove({ FileID: await other.file(8), SwiftCode: 'NBEGEGCX78' })
  const about = { SubjectKind: 'registration', SubjectID: one.ID, InvoiceNumber: one.number, State: 'uploaded' }
  expect((await stands(two.ID)).Proofs[0]!.Twins).toMatchObject([
    { Same: 'file', ...about },
    { Same: 'swift', ...about },
  ])
  expect((await stands(one.ID)).Proofs[0]!.Twins).toHaveLength(2)
  expect((await stands(other.ID)).Proofs[0]!.Twins).toEqual([])
  // Whose payment it is learns nothing of others.
  expect((await two.trainee.send(calls.getRegistration, { ID: two.ID })).Proofs[0]!.Twins).toEqual([])
  const [proof] = (await stands(two.ID)).Proofs
  await huda.send(calls.verifyPayment, { body: { ...(await now(two.ID)), ProofID: proof!.ID } })
  expect((await stands(one.ID)).Proofs[0]!.Twins).toMatchObject([{ State: 'verified' }, { State: 'verified' }])
})
