import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audited } from '#testing/stages/audited.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls as calls } from '../contract/calls.ts'

/* The audit is kept for ever: of people it knows the name and the address of the account, and nothing beside. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Everything that events and audit hold, as text. */
const written = async () => {
  const { rows } = await sql<{ text: string }>`
    select e::text as text from platform.event e union all select a::text from platform.audit a`.execute(server.db)
  return rows.map(({ text }) => text).join('\n')
}
const money = (Minor: number) => ({ Minor, Currency: 'EGP' })

test('what is personal never reaches events and audit: added, changed, deleted', async () => {
  const sami = await server.as('sami')
  const trainee = {
    FullName: { ar: 'هالة فؤاد', en: 'Hala Fouad' },
    Email: 'hala@example.com',
    Gender: 'female' as const,
    BirthDate: '1991-02-03',
    NationalityID: 1,
    PassportNumber: 'CANARY1234',
    PassportExpiresOn: '2033-04-05',
    PassportFileID: null,
    WorkEmail: 'canary.work@example.com',
    Mobile: '+201007654321',
    JobTitle: 'canary job',
    Employer: 'canary employer',
    EducationDegreeID: null,
    OrganizationID: null,
  }
  const { ID, Version } = await sami.send(calls.addTrainee, { body: { ...trainee, SendInvitation: false } })
  const changed = { ...trainee, FullName: { ar: 'هالة فؤاد', en: 'Hala Fouad Ali' }, Mobile: '+201007654322', Version }
  await sami.send(calls.updateTrainee, { ID, body: changed })
  await sami.send(calls.deleteTrainee, { ID })

  const instructor = {
    FullName: { ar: 'باسل عادل', en: 'Basel Adel' },
    Email: 'basel@example.com',
    Mobile: '+201007654323',
    IsExaminer: false,
    IsPracticalAssessor: false,
    DailyFee: money(100_000),
    StatusID: null,
    IndustrySectorID: null,
    Biography: { en: 'canary biography' },
  }
  await sami.send(calls.addInstructor, { body: { ...instructor, SendInvitation: false } })
  const organization = {
    Name: { ar: 'شركة البحر', en: 'Sea Company' },
    Address1: '',
    Address2: '',
    City: '',
    Zip: '',
    CountryID: null,
    ContactName: 'Canary Contact',
    ContactJobTitle: 'canary title',
    ContactEmail: 'rami@sea.example',
    ContactPhone: '+201007654324',
    CreditApproved: false,
  }
  await sami.send(calls.addOrganization, { body: { ...organization, SendInvitation: false } })

  const all = await written()
  for (const personal of [/canary/i, /20100765432/, /1991-02-03/, /2033-04-05/, /1234/])
    expect(all, String(personal)).not.toMatch(personal)
  expect((await audited(server.db, 'people.updateTrainee')).at(-1)).toMatchObject({
    before: { nameEn: 'Hala Fouad' },
    after: { nameEn: 'Hala Fouad Ali' },
  })
  expect((await audited(server.db, 'people.deleteTrainee')).at(-1)).toMatchObject({
    before: { nameEn: 'Hala Fouad Ali', email: 'hala@example.com', isActive: true },
    after: null,
  })
  expect((await audited(server.db, 'people.addInstructor')).at(-1)).toMatchObject({
    after: { email: 'basel@example.com', dailyFee: money(100_000), application: 'approved' },
  })
})

test('that somebody was seen is written down once', async () => {
  const sami = await server.as('sami')
  await server.db.updateTable('people.trainee').set({ is_new: true }).where('code', '=', 'T-0001').execute()
  const { Items } = await sami.send(calls.listTrainees, { IsNew: true })
  const seen = Items[0]!
  await sami.send(calls.markTraineeSeen, { ID: seen.ID })
  await sami.send(calls.markTraineeSeen, { ID: seen.ID })
  const rows = (await audited(server.db, 'people.markTraineeSeen')).filter((row) => row.subject_id === seen.ID)
  expect(rows).toMatchObject([{ actor_id: sami.accountId, before: { isNew: true }, after: { isNew: false } }])
})
