import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { addTrainees } from '#testing/stages/registrations.ts'
import { campaignsCalls as calls } from '../contract/calls.ts'
import { noConditions } from '../rules/audience.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())

/** Two records of one person, of whom the second gave up mails to many. */
async function twins(refused: { byAccount: boolean }) {
  const [kept, gone] = await addTrainees(server.db, 2)
  // An account has refused at an address that it had before; without one only the address has.
  const address = refused.byAccount ? `former.${gone!.email}` : gone!.email
  await sql`insert into campaigns.mail_refusal (address, account_id, since)
    select ${address}, case when ${refused.byAccount} then id end, now() from accounts.account
    where email = ${gone!.email}`.execute(server.db)
  const ByHand = { TraineeIDs: [kept!.id], InstructorIDs: [], OrganizationIDs: [] }
  const body = { Name: { ar: `قائمة ${kept!.id}` }, Note: '', Conditions: noConditions, ByHand }
  const AudienceID = (await sami.send(calls.addAudience, { body })).ID
  return { kept: kept!, gone: gone!, counts: () => sami.send(calls.countRecipients, { AudienceID }) }
}
async function merge(kept: number, gone: number) {
  const versionOf = async (ID: number) => (await sami.send(peopleCalls.getTrainee, { ID })).Version
  const body = {
    KeptID: kept,
    KeptVersion: await versionOf(kept),
    GoneID: gone,
    GoneVersion: await versionOf(gone),
    FromGone: [],
  }
  await sami.send(peopleCalls.mergeTrainees, { body: body as never })
}

test.each([{ byAccount: true }, { byAccount: false }])(
  'who refused mails to many gets none under the record that two of theirs became (%o)',
  async (refused) => {
    const { kept, gone, counts } = await twins(refused)
    expect(await counts()).toMatchObject({ Written: 1, Refused: 0 })
    await merge(kept.id, gone.id)
    expect(await counts()).toMatchObject({ Written: 0, Refused: 1 })
    const { rows } = await sql<{ email: string }>`select distinct a.email from campaigns.mail_refusal r
      join accounts.account a on a.id = r.account_id where a.email in (${kept.email}, ${gone.email})`.execute(server.db)
    expect(rows).toEqual([{ email: kept.email }])
  },
)
