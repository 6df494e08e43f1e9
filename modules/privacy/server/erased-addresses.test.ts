import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignsCalls } from '#modules/campaigns/contract/calls.ts'
import { noConditions } from '#modules/campaigns/rules/audience.ts'
import { refusalKey } from '#modules/campaigns/server/acts/refusal-key.ts'
import { sendCampaigns } from '#modules/campaigns/server/acts/send-campaigns.ts'
import { requestsCalls } from '#modules/requests/contract/calls.ts'
import type { RowFacts } from '#platform/server/acts/change-row.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { recordAudit } from '#platform/server/audit/entry.ts'
import { refusalOf, startTestServer, testSecrets, type TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { accept, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import { privacyCalls } from '../contract/calls.ts'

/* An address outlives the person: somebody else bears it too, or has it now. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function erase(who: CastKey): Promise<void> {
  const [nadia, asker] = await Promise.all([server.as('nadia'), server.as(who)])
  const body = { Reason: '', Email: cast[who].email }
  const { ID, Version } = await asker.send(privacyCalls.askErasure, { body })
  await nadia.send(privacyCalls.approveErasure, { body: { ID, Version } })
}
const numberIn = async (question: RawBuilder<unknown>) =>
  ((await question.execute(server.db)).rows[0] as { id: number }).id

async function addAudience(TraineeIDs: number[], OrganizationIDs: number[]): Promise<number> {
  const Name = { ar: `قائمة ${[...TraineeIDs, 0, ...OrganizationIDs].join(' ')}` }
  const ByHand = { TraineeIDs, InstructorIDs: [], OrganizationIDs }
  const body = { Name, Note: '', Conditions: noConditions, ByHand }
  return (await (await server.as('sami')).send(campaignsCalls.addAudience, { body })).ID
}

/** The key in the letter that one of them gets by the address. */
async function keyOfLetter(AudienceID: number, address: string): Promise<string> {
  const AdvertisementID = await numberIn(
    sql`select id from campaigns.advertisement where kind = 'newCourses' order by id limit 1`,
  )
  const sami = await server.as('sami')
  const { ID } = await sami.send(campaignsCalls.planCampaign, {
    body: { AdvertisementID, AudienceID, IDs: [], At: null },
  })
  await sendCampaigns(server.db, new Date(), testSecrets)
  const personId = await numberIn(
    sql`select id from campaigns.campaign_person where campaign_id = ${ID} and address = ${address}`,
  )
  return refusalKey(testSecrets, personId)
}

test.each([
  { who: 'layla', by: 'contact' },
  { who: 'mariam', by: 'trainee' },
] as const)(
  'a refusal of mails by the $by outlives $who where an organization bears the address',
  async ({ who, by }) => {
    const { email } = cast[who]
    const organizationId = await numberIn(
      sql`insert into people.organization_contact (organization_id, name, email)
      select min(id), 'Another at the desk', ${email} from people.organization returning organization_id as id`,
    )
    const traineeId = await numberIn(sql`select id from people.trainee where email = ${email}`)
    const contacts = await addAudience([], [organizationId])
    const asked = by === 'contact' ? contacts : await addAudience([traineeId], [])
    const Key = await keyOfLetter(asked, email)
    await server.anonymous.send(campaignsCalls.refuseMails, { body: { Key } })

    const counts = async () => (await server.as('sami')).send(campaignsCalls.countRecipients, { AudienceID: contacts })
    const before = await counts()
    expect(before.Refused).toBeGreaterThan(0)
    await erase(who)
    expect(await counts()).toEqual(before)

    const { rows } = await sql`select account_id from campaigns.mail_refusal where address = ${email}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ account_id: null }])
    const opened = server.anonymous.send(campaignsCalls.getMailRefusal, { Key })
    // The contact's letter is still the contact's; the trainee's is nobody's.
    if (by === 'contact') expect(await opened).toMatchObject({ IsRefused: true, Actions: ['allowMails'] })
    else expect(await refusalOf(opened)).toMatchObject({ code: 'notFound' })
  },
)

test('a refusal at an address that nobody else bears goes with the person', async () => {
  const { email } = cast.yusuf
  await sql`insert into campaigns.mail_refusal (address, account_id, since) select email, id, now() from accounts.account
    where email = ${email}`.execute(server.db)
  await erase('yusuf')
  const { rows } = await sql`select from campaigns.mail_refusal where address = ${email}`.execute(server.db)
  expect(rows).toEqual([])
})

test('what hung on an address that the person gave up goes too; what is of whoever has one of them now stays', async () => {
  const { accountId } = await server.as('omar')
  const [former, taken] = ['former.omar@diwan.example', cast.salma.email]
  const changed = (before: string, after: string) => {
    const [was, is] = [{ email: before }, { email: after }] as unknown as [RowFacts, RowFacts]
    const subject = ['account', accountId] as const
    return recordAudit(server.db, { kind: 'accounts.confirmAddress', subject, before: was, after: is }, byItself)
  }
  await changed(taken, former)
  await sql`insert into platform.undeliverable_address (address, since, reason, last_refused_at)
    select address, now(), 'no such box', now() from unnest(${[former, taken]}::text[]) address`.execute(server.db)
  await sql`insert into platform.report_ticket (hash, report, parameters, issued_by, recipient, expires_at)
    values ('\\x0a', 'Certificate', '{}', 1, ${former}, now() + interval '7 days'),
      ('\\x0b', 'Certificate', '{}', 1, ${taken}, now() + interval '7 days')`.execute(server.db)
  await changed(former, cast.omar.email)
  await erase('omar')

  const { rows: refused } = await sql`select address from platform.undeliverable_address`.execute(server.db)
  expect(refused).toEqual([{ address: taken }])
  const { rows: tickets } = await sql`select recipient, revoked_at is not null as revoked from platform.report_ticket
    where hash in ('\\x0a', '\\x0b') order by hash`.execute(server.db)
  expect(tickets).toEqual([
    { recipient: null, revoked: true },
    { recipient: taken, revoked: false },
  ])
})

test('what was written to the address while somebody else had it stays theirs', async () => {
  const [karim, { email }] = [await server.as('karim'), cast.salma]
  const letter = (subject: string, since: string) =>
    sql`insert into platform.outbox_mail
    (kind, to_address, subject, html, message_id, state, created_at)
    values ('notice', ${email}, ${subject}, '<p>x</p>', ${subject}, 'sent', now() + ${since}::interval)`.execute(
      server.db,
    )
  await letter('of Karim', '-1 hour')
  const [was, is] = [{ email }, { email: cast.karim.email }] as unknown as [RowFacts, RowFacts]
  await recordAudit(
    server.db,
    { kind: 'accounts.confirmAddress', subject: ['account', karim.accountId], before: was, after: is },
    byItself,
  )
  await letter('of Salma', '1 hour')
  await erase('salma')
  const { rows } = await sql`select subject from platform.outbox_mail where message_id in ('of Karim', 'of Salma')
    order by id`.execute(server.db)
  expect(rows).toEqual([{ subject: 'of Karim' }, { subject: '' }])
})

test('letters to a contact of an organization who bears the address too stay theirs, with the key that they bring', async () => {
  const { email, nameEn } = cast.karim
  const desk = 'Training desk'
  await sql`insert into people.organization_contact (organization_id, name, email)
    select min(id), ${desk}, ${email} from people.organization`.execute(server.db)
  const write = (name: string, hash: string) =>
    sql`with letter as (insert into platform.outbox_mail (kind, to_address, to_name, subject, html, message_id)
        values ('courseProposal', ${email}, ${name}, 'Proposal', '<p>x</p>', ${`shared ${hash}`}))
      insert into platform.report_ticket (hash, report, parameters, issued_by, recipient, expires_at)
      values (decode(${hash}, 'hex'), 'CourseProposal', '{}', 1, ${email}, now() + interval '7 days')`.execute(
      server.db,
    )
  await write(desk, '1a')
  await write(nameEn, '1b')
  const [ofDesk, ofPerson] = [await agreed(desk, email), await agreed(nameEn, email)]
  await erase('karim')
  const { rows: letters } = await sql`select to_name, subject, state from platform.outbox_mail
    where message_id like 'shared %' order by message_id`.execute(server.db)
  expect(letters).toEqual([
    { to_name: desk, subject: 'Proposal', state: 'waiting' },
    { to_name: '', subject: '', state: 'dead' },
  ])
  const { rows: keys } = await sql`select recipient, revoked_at is not null as revoked from platform.report_ticket
    where hash in ('\\x1a', '\\x1b') order by hash`.execute(server.db)
  expect(keys).toEqual([
    { recipient: email, revoked: false },
    { recipient: null, revoked: true },
  ])
  // Who spoke for a request is told apart in the same way, and whom it named.
  expect(await spokeFor(ofDesk)).toEqual({ contact_name: desk, contact_email: email, sent_to: email, named: [desk] })
  const erased = expect.stringMatching(/^erased-\d+@erased\.invalid$/)
  expect(await spokeFor(ofPerson)).toMatchObject({ contact_email: erased, sent_to: erased })
  expect(JSON.stringify(await spokeFor(ofPerson))).not.toContain(nameEn)
})

/** A request of the organization whose proposal went to somebody at an address and was accepted; the same person is named. */
async function agreed(ContactName: string, ContactEmail: string): Promise<number> {
  const request = await stageRequest(server, 'hany', { ContactName, ContactEmail })
  const { ID } = await accept(server, request, await sendOffer(server, request))
  const { Version } = await request.seen()
  const People = [{ Name: ContactName, Email: ContactEmail, TraineeID: null }]
  await request.asker.send(requestsCalls.nominate, { body: { ID, Version, People } })
  return ID
}
const spokeFor = async (ID: number) =>
  (
    await sql`select q.contact_name, q.contact_email, p.sent_to,
        array(select n.name from requests.nomination n where n.request_id = q.id) as named
      from requests.course_request q join requests.proposal p on p.request_id = q.id where q.id = ${ID}`.execute(
      server.db,
    )
  ).rows[0]
