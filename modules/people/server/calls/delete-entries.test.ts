import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import type { Input } from '#platform/shared/call.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { upload } from '#testing/stages/upload.ts'
import { whileHeld } from '#testing/while-held.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

/* The lists of trainees and instructors: nothing stands twice in one, and each entry is deleted by itself. */

const people = ['sami', 'huda', 'omar', 'salma', 'karim', 'hany', 'layla', 'mariam'] as const

let server: TestServer
let jobs: Jobs
let who: Record<(typeof people)[number], Asker>
beforeAll(async () => {
  server = await startTestServer()
  jobs = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    jobs: [removeBytes],
    timeZone: 'Africa/Cairo',
    onError: (error) => expect.fail(String(error)),
  })
  const signedIn = await Promise.all(people.map(async (key) => [key, await server.as(key)] as const))
  who = Object.fromEntries(signedIn) as typeof who
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

type TraineeBody = Input<typeof calls.updateTrainee>['body']
type InstructorBody = Input<typeof calls.updateInstructor>['body']
type OwnTrainee = Input<typeof calls.updateLoginTrainee>['body']
type OwnInstructor = Input<typeof calls.updateLoginInstructor>['body']

/** Layla's record with these lists, as she writes it herself and as the academy does. */
async function laylaWith(lists: object) {
  const record = await who.layla.send(calls.getLoginTrainee)
  const { Version, NameParts, Gender, BirthDate, NationalityID, PassportExpiresOn, JobTitle, Employer } = record
  const shared = { NameParts, Gender, BirthDate, NationalityID, PassportExpiresOn, JobTitle, Employer }
  const own = { ...shared, PassportFileID: null, Version, ...lists } as OwnTrainee
  const { Email, OrganizationID } = record
  const staffs = { ...own, Email, OrganizationID } as TraineeBody
  return {
    own: () => who.layla.send(calls.updateLoginTrainee, { body: own }),
    byStaff: () => who.huda.send(calls.updateTrainee, { ID: record.ID, body: staffs }),
  }
}

/** The same of Omar's. */
async function omarWith(lists: object) {
  const record = await who.omar.send(calls.getLoginInstructor)
  const { Version, NameParts, Biography } = record
  const own = { NameParts, Biography, Version, ...lists } as OwnInstructor
  const { Email, IsExaminer, IsPracticalAssessor, DailyFee, StatusID } = record
  const staffs = { ...own, Email, IsExaminer, IsPracticalAssessor, DailyFee, StatusID } as InstructorBody
  return {
    own: () => who.omar.send(calls.updateLoginInstructor, { body: own }),
    byStaff: () => who.sami.send(calls.updateInstructor, { ID: record.ID, body: staffs }),
  }
}

const contact = (Type: string, Value: string) => ({ Type, Value, IsMain: false })
const degree = (DegreeID: number, Subject: string) => ({
  DegreeID,
  Subject,
  Institution: '',
  Year: null,
  IsMain: false,
})
const chosen = (EntryID: number) => ({ EntryID, IsMain: false })
const taken = (Title: string, Provider: string) => ({ Title, Provider, Year: null, IsMain: false })

const ofBoth: [list: string, entries: [object, object]][] = [
  ['Contacts', [contact('MOBILE', '+20 100 200 3000'), contact('MOBILE', '+٢٠١٠٠٢٠٠٣٠٠٠')]],
  ['Contacts', [contact('WORKEMAIL', 'work@example.com'), contact('WORKEMAIL', 'Work@Example.com')]],
  ['Education', [degree(4, 'هندسة الطيران'), degree(4, 'هندسه  الطيران')]],
  [
    'Attachments',
    [
      { FileID: 1, Title: 'CV' },
      { FileID: 1, Title: 'Degree' },
    ],
  ],
]
const ofInstructors: typeof ofBoth = [
  ['Languages', [chosen(1), chosen(1)]],
  ['Areas', [chosen(1), chosen(1)]],
  ['Sectors', [chosen(1), chosen(1)]],
  ['Obtained', [taken('Audit', 'ICAO'), taken(' audit', 'icao')]],
]

test.each([
  ...ofBoth.map(([list, entries]) => ({ record: 'trainee', list, entries })),
  ...[...ofBoth, ...ofInstructors].map(([list, entries]) => ({ record: 'instructor', list, entries })),
])('$list of a $record: an entry twice is refused at its place, to the person and to staff', async (given) => {
  const { record, list, entries } = given
  const writing = await (record === 'trainee' ? laylaWith : omarWith)({ [list]: entries })
  for (const write of [writing.own, writing.byStaff])
    expect(await refusalOf(write())).toMatchObject({
      code: 'invalidInput',
      fields: [{ path: `${list}.1`, code: 'alreadyExists' }],
    })
})

test('one number or address under two kinds is no entry twice, nor are two degrees or courses that differ', async () => {
  const { Email } = await who.layla.send(calls.getLoginTrainee)
  const Contacts = [
    contact('WORKEMAIL', Email),
    contact('MOBILE', '+201002003000'),
    contact('WHATSAPP', '+201002003000'),
  ]
  const Education = [degree(4, 'هندسة الطيران'), degree(4, 'إدارة الأعمال')]
  await (await laylaWith({ Contacts, Education })).own()
  const layla = await who.layla.send(calls.getLoginTrainee)
  expect(layla).toMatchObject({ Email, WorkEmail: Email, Mobile: '+201002003000' })
  expect(layla.Contacts.map(({ Type, Value }) => [Type, Value])).toEqual([
    ['EMAIL', Email],
    ['WORKEMAIL', Email],
    ['MOBILE', '+201002003000'],
    ['WHATSAPP', '+201002003000'],
  ])
  expect(layla.Education).toHaveLength(2)
  // The title of the one ends where the provider of the other begins.
  const Obtained = [taken('Safety', 'management academy'), taken('Safety management', 'academy')]
  await (await omarWith({ Obtained })).own()
  expect((await who.omar.send(calls.getLoginInstructor)).Obtained).toHaveLength(2)
})

const pdf = { name: 'cv.pdf', bytes: '%PDF-1.7\n%%EOF' }
const attachments = async (owner: Asker) => [
  { FileID: await upload(server.app, owner, 'recordAttachment', pdf), Title: 'CV' },
  { FileID: await upload(server.app, owner, 'recordAttachment', pdf), Title: 'Degree' },
]
type Entries = readonly { readonly ID: number; readonly Type?: string }[]
/** The contacts beside the address to sign in with. */
const free = (entries: Entries) => entries.filter(({ Type }) => Type !== 'EMAIL')

test('each list of a trainee: its entries are deleted by the person and by staff, and by nobody else', async () => {
  const lists = {
    Contacts: [contact('MOBILE', '+201002003001'), contact('PHONE', '+20223456789')],
    Education: [degree(1, 'a'), degree(2, 'b')],
    Attachments: await attachments(who.layla),
  }
  const deletions = {
    Contacts: calls.deleteTraineeContact,
    Education: calls.deleteTraineeEducation,
    Attachments: calls.deleteTraineeAttachment,
  }
  await (await laylaWith(lists)).own()
  for (const list of ['Contacts', 'Education', 'Attachments'] as const) {
    const record = () => who.layla.send(calls.getLoginTrainee)
    const before = await record()
    const [first, second] = free(before[list]).map(({ ID }) => ID) as [number, number]
    for (const [other, status] of [
      [who.mariam, 404],
      [who.omar, 403],
      [who.hany, 403],
      [server.anonymous, 401],
    ] as const)
      expect((await refusalOf(other.send(deletions[list], { ID: first }))).status, list).toBe(status)
    expect(free((await record())[list]), list).toHaveLength(2)
    await who.layla.send(deletions[list], { ID: first })
    expect((await refusalOf(who.layla.send(deletions[list], { ID: first }))).code, list).toBe('notFound')
    await who.huda.send(deletions[list], { ID: second })
    const after = await record()
    expect(free(after[list]), list).toEqual([])
    expect(after.Version, list).toBe(before.Version + 2)
  }
})

test('each list of an instructor likewise; whoever only plans keeps none of them', async () => {
  const lists = {
    Contacts: [contact('MOBILE', '+201002003002'), contact('PHONE', '+20223456780')],
    Education: [degree(1, 'a'), degree(2, 'b')],
    Languages: [chosen(1), chosen(2)],
    Areas: [chosen(1), chosen(2)],
    Sectors: [chosen(1), chosen(2)],
    Obtained: [taken('a', ''), taken('b', '')],
    Attachments: await attachments(who.omar),
  }
  const deletions = {
    Contacts: calls.deleteInstructorContact,
    Education: calls.deleteInstructorEducation,
    Languages: calls.deleteInstructorLanguage,
    Areas: calls.deleteInstructorArea,
    Sectors: calls.deleteInstructorSector,
    Obtained: calls.deleteInstructorObtained,
    Attachments: calls.deleteInstructorAttachment,
  }
  await (await omarWith(lists)).own()
  for (const list of Object.keys(deletions) as (keyof typeof deletions)[]) {
    const record = () => who.omar.send(calls.getLoginInstructor)
    const before = await record()
    const [first, second] = free(before[list]).map(({ ID }) => ID) as [number, number]
    for (const [other, status] of [
      [who.salma, 404],
      [who.karim, 404],
      [who.huda, 403],
      [who.layla, 403],
    ] as const)
      expect((await refusalOf(other.send(deletions[list], { ID: first }))).status, list).toBe(status)
    expect(free((await record())[list]), list).toHaveLength(2)
    await who.omar.send(deletions[list], { ID: first })
    expect((await refusalOf(who.omar.send(deletions[list], { ID: first }))).code, list).toBe('notFound')
    await who.sami.send(deletions[list], { ID: second })
    const after = await record()
    expect(free(after[list]), list).toEqual([])
    expect(after.Version, list).toBe(before.Version + 2)
  }
})

test('nobody’s address to sign in with is deleted from the list, by whomever', async () => {
  const layla = await who.layla.send(calls.getLoginTrainee)
  const ID = layla.Contacts.find(({ Type }) => Type === 'EMAIL')!.ID
  for (const asker of [who.layla, who.huda])
    expect(await refusalOf(asker.send(calls.deleteTraineeContact, { ID }))).toMatchObject({ code: 'signInAddress' })
})

test('of two who delete one entry at once the second is told that it is gone, and the record changes once', async () => {
  await (await laylaWith({ Education: [degree(1, 'at once')] })).own()
  const before = await who.layla.send(calls.getLoginTrainee)
  const ID = before.Education[0]!.ID
  const changes = async () => (await audited(server.db, 'people.updateTrainee')).length
  const changed = await changes()
  const answers = await whileHeld(
    server.db,
    (tx) => tx.selectFrom('people.trainee').where('id', '=', before.ID).select('id').forUpdate().execute(),
    [who.layla, who.huda].map((asker) => () => asker.send(calls.deleteTraineeEducation, { ID })),
  )
  expect(answers).toMatchObject([{ value: { Done: true } }, { status: 'rejected', reason: { code: 'notFound' } }])
  expect((await who.layla.send(calls.getLoginTrainee)).Version).toBe(before.Version + 1)
  expect(await changes()).toBe(changed + 1)
})
