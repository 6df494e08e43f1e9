import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { instructorBody, organizationBody, proveAddress, uploadAttachment } from '#testing/stages/sign-up.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

async function instructor(email: string) {
  const { Key } = await proveAddress(server, email)
  const fileId = await uploadAttachment(server, Key)
  await server.anonymous.send(calls.registerInstructor, { body: instructorBody(Key, email, fileId) })
  const sami = await server.as('sami')
  const row = (await sami.send(calls.listInstructors, { ApplicationState: 'waiting', sort: '-Code' })).Items[0]!
  return { ID: row.ID, Version: row.Version, fileId }
}
/** What was mailed beside the codes, oldest first. */
async function lettersTo(address: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from platform.outbox_mail where to_address = ${address} and kind <> 'proveEmailCode' order by id`.execute(
    server.db,
  )
  return rows.map((row) => row.kind)
}
const accountState = async (email: string) =>
  (await server.db.selectFrom('accounts.account').select('state').where('email', '=', email).executeTakeFirstOrThrow())
    .state
test('an instructor waits, is asked for more, hands in again, and is approved', async () => {
  const email = 'rami@example.com'
  const { ID, Version, fileId } = await instructor(email)
  const [nadia, sami, huda, omar] = await Promise.all(
    (['nadia', 'sami', 'huda', 'omar'] as const).map((key) => server.as(key)),
  )
  expect(await sami!.send(calls.getInstructor, { ID })).toMatchObject({
    FullName: { ar: 'رامي الحكيم', en: 'Rami Elhakim' },
    Email: email,
    IsActive: false,
    AccountState: 'pending',
    Application: { State: 'waiting', Note: '', AppliedAt: expect.any(String) },
    Actions: ['approveInstructor', 'askInstructorForMore', 'rejectInstructor', 'updateInstructor', 'deleteInstructor'],
    WorkExperience: 'عشر سنوات في إدارة السلامة',
    Languages: [{ EntryID: 1 }, { EntryID: 2 }],
    Areas: [{ EntryID: 1 }],
    Sectors: [
      { EntryID: 2, IsMain: true },
      { EntryID: 1, IsMain: false },
    ],
    Attachments: [{ FileID: fileId }],
  })
  expect(await lettersTo(email)).toEqual(['signupReceived'])
  // Nobody plans with somebody who is not approved.
  expect((await huda!.send(calls.filterInstructors, { search: 'رامي' })).Items).toEqual([])

  for (const asker of [huda!, omar!]) {
    const body = { ID, Version }
    expect((await refusalOf(asker.send(calls.approveInstructor, { body }))).code).toBe('notAllowed')
    expect((await refusalOf(asker.send(calls.rejectInstructor, { body: { ...body, Reason: 'x' } }))).code).toBe(
      'notAllowed',
    )
  }
  const on = { ID, Version, IsActive: true }
  expect((await refusalOf(sami!.send(calls.setInstructorActive, { body: on }))).code).toBe('notNow')
  expect(
    (await refusalOf(sami!.send(calls.askInstructorForMore, { body: { ID, Version, Reason: ' ' } }))).fields,
  ).toEqual([expect.objectContaining({ path: 'Reason', code: 'required' })])

  const asked = await sami!.send(calls.askInstructorForMore, { body: { ID, Version, Reason: 'صورة الشهادة' } })
  expect(await refusalOf(nadia!.send(calls.approveInstructor, { body: { ID, Version } }))).toMatchObject({
    code: 'changedMeanwhile',
    data: { byEn: 'Sami Albaghdadi', at: expect.stringMatching(/^20\d\d-/) },
  })

  server.at(new Date(Date.now() + 120_000))
  const { Key, Signup } = await proveAddress(server, email)
  expect(Signup).toMatchObject({
    Standing: 'moreAsked',
    Kind: 'instructor',
    Application: { Note: 'صورة الشهادة' },
    Instructor: { FullName: { en: 'Rami Elhakim' }, Attachments: [{ FileID: fileId }] },
  })
  const certificate = await uploadAttachment(server, Key, { name: 'degree.pdf', bytes: '%PDF-1.7\ndegree' })
  const body = instructorBody(Key, email, fileId)
  const again = { ...body, Attachments: [...body.Attachments, { FileID: certificate, Title: 'الشهادة' }] }
  expect(await server.anonymous.send(calls.registerInstructor, { body: again })).toMatchObject({ Standing: 'waiting' })
  server.at()
  const waiting = await sami!.send(calls.getInstructor, { ID })
  expect(waiting).toMatchObject({
    Application: { State: 'waiting', Note: '' },
    Attachments: [{}, { FileID: certificate }],
  })
  expect(waiting.Version).toBeGreaterThan(asked.Version)

  await nadia!.send(calls.approveInstructor, { body: { ID, Version: waiting.Version } })
  expect(await accountState(email)).toBe('active')
  expect((await huda!.send(calls.filterInstructors, { search: 'رامي' })).Items).toHaveLength(1)
  expect(await lettersTo(email)).toEqual(['signupReceived', 'signupMoreAsked', 'signupReceived'])
  expect((await (await server.as(email)).send(calls.getLoginInstructor)).Actions).toEqual(['updateInstructor'])
  const approved = { ID, Version: waiting.Version + 1, Reason: 'x' }
  expect((await refusalOf(nadia!.send(calls.rejectInstructor, { body: approved }))).code).toBe('notNow')
})

test('an organization is turned down with the reason, taken up again, and approved by an editor', async () => {
  const email = 'mona@delta.example'
  const { Key } = await proveAddress(server, email)
  const fileId = await uploadAttachment(server, Key)
  await server.anonymous.send(calls.registerUser, { body: organizationBody(Key, fileId) })
  const [sami, huda, hany] = await Promise.all((['sami', 'huda', 'hany'] as const).map((key) => server.as(key)))
  const { ID, Version } = (await sami!.send(calls.listOrganizations, { ApplicationState: 'waiting' })).Items[0]!
  for (const asker of [huda!, hany!])
    expect((await refusalOf(asker.send(calls.approveOrganization, { body: { ID, Version } }))).code).toBe('notAllowed')
  const rejected = await sami!.send(calls.rejectOrganization, { body: { ID, Version, Reason: 'السجل منتهٍ' } })
  expect(await accountState(email)).toBe('inactive')
  expect(await lettersTo(email)).toEqual(['signupReceived', 'signupTurnedDown'])

  server.at(new Date(Date.now() + 120_000))
  const proof = await proveAddress(server, email)
  expect(proof.Signup).toMatchObject({ Standing: 'rejected', Application: { Note: 'السجل منتهٍ' }, Organization: null })
  const body = organizationBody(proof.Key, await uploadAttachment(server, proof.Key))
  expect((await refusalOf(server.anonymous.send(calls.registerUser, { body }))).code).toBe('alreadyRegistered')
  server.at()

  const reopened = await sami!.send(calls.reopenOrganization, { body: { ID, Version: rejected.Version } })
  expect(await accountState(email)).toBe('pending')
  await sami!.send(calls.approveOrganization, { body: { ID, Version: reopened.Version } })
  expect(await accountState(email)).toBe('active')
  expect((await (await server.as(email)).send(calls.getLoginOrganization)).Name.ar).toBe('شركة الدلتا للخدمات')
  const events = await server.db
    .selectFrom('platform.event')
    .select('kind')
    .where('subject_type', '=', 'organization')
    .where('subject_id', '=', ID)
    .orderBy('id')
    .execute()
  expect(events.map((row) => row.kind)).toEqual([
    'people.registerOrganization',
    'people.rejectOrganization',
    'people.reopenOrganization',
    'people.approveOrganization',
  ])
})

test('what an instructor must hand in', async () => {
  const email = 'checks@example.com'
  const { Key } = await proveAddress(server, email)
  const good = instructorBody(Key, email, await uploadAttachment(server, Key))
  const cases: [object, string][] = [
    [{ FullName: { ar: 'رامي', en: '' } }, 'FullName.en required'],
    [{ WorkExperience: ' ' }, 'WorkExperience required'],
    [{ LanguageIDs: [] }, 'LanguageIDs entryMissing'],
    [{ LanguageIDs: [1, 1] }, 'LanguageIDs.1 alreadyExists'],
    [{ AreaIDs: [2, 3, 2] }, 'AreaIDs.2 alreadyExists'],
    [{ SectorIDs: [1, 1] }, 'SectorIDs.1 alreadyExists'],
    [{ IsExaminer: true }, 'IsExaminer notAllowed'],
    [{ StatusID: 1 }, 'StatusID notAllowed'],
    [{ DailyFee: { Minor: 1, Currency: 'USD' } }, 'DailyFee notAllowed'],
    [{ Kind: 'trainee' }, 'Kind notAllowed'],
  ]
  const found = []
  for (const [change] of cases) {
    const problem = await refusalOf(
      server.anonymous.send(calls.registerInstructor, { body: { ...good, ...change } as never }),
    )
    found.push(`${problem.fields?.[0]?.path} ${problem.fields?.[0]?.code}`)
  }
  expect(found).toEqual(cases.map(([, finding]) => finding))
})
