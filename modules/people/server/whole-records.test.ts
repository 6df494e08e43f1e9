import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import type { Input } from '#platform/shared/call.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { upload } from '#testing/stages/upload.ts'
import { shownTo } from '../rules/shown-fields.ts'
import { peopleCalls as calls } from '../contract/calls.ts'

/* What a record holds beside names and contacts: title, country, visa, courses taken, attachments, and the order of lists. */

let server: TestServer
let jobs: Jobs
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
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

type OwnTrainee = Input<typeof calls.updateLoginTrainee>['body']
type OwnInstructor = Input<typeof calls.updateLoginInstructor>['body']
const pdf = { name: 'cv.pdf', bytes: '%PDF-1.7\n%%EOF' }

const ofLayla = async (change: Partial<OwnTrainee>) => {
  const layla = await server.as('layla')
  const { Version, NameParts, Gender, BirthDate, NationalityID, PassportExpiresOn, JobTitle, Employer } =
    await layla.send(calls.getLoginTrainee, {})
  const body = {
    NameParts,
    Gender,
    BirthDate,
    NationalityID,
    PassportExpiresOn,
    JobTitle,
    Employer,
    PassportFileID: null,
  }
  await layla.send(calls.updateLoginTrainee, { body: { ...body, ...change, Version } as OwnTrainee })
  return layla.send(calls.getLoginTrainee, {})
}
const ofOmar = async (change: Partial<OwnInstructor>) => {
  const omar = await server.as('omar')
  const { Version, NameParts, Biography } = await omar.send(calls.getLoginInstructor, {})
  await omar.send(calls.updateLoginInstructor, { body: { NameParts, Biography, ...change, Version } as OwnInstructor })
  return omar.send(calls.getLoginInstructor, {})
}

test('a trainee writes title, country, marital status and visa; what is left out stays; instructors see no visa', async () => {
  const visa = { VisaKind: 'زيارة', VisaNumber: 'V-77', VisaExpiresOn: '2031-05-01' }
  expect(await ofLayla({ TitleID: 1, CountryID: 2, MaritalStatusID: 1, ...visa })).toMatchObject({
    TitleID: 1,
    CountryID: 2,
    MaritalStatusID: 1,
    ...visa,
  })
  const after = await ofLayla({ VisaKind: '' })
  expect(after).toMatchObject({ TitleID: 1, VisaKind: '', VisaNumber: 'V-77' })
  const none = { VisaKind: null, VisaNumber: null, VisaExpiresOn: null }
  for (const role of ['instructor', 'evaluator'] as const) expect(shownTo(role, false, after)).toMatchObject(none)
  const huda = await server.as('huda')
  expect(await huda.send(calls.getTrainee, { ID: after.ID })).toMatchObject({ VisaNumber: 'V-77' })
})

test('lists keep the order in which they were written, behind their main entry', async () => {
  const degree = (DegreeID: number, Subject: string, IsMain = false) => ({
    DegreeID,
    Subject,
    Institution: '',
    Year: null,
    IsMain,
  })
  const subjects = async (...Education: ReturnType<typeof degree>[]) =>
    (await ofLayla({ Education })).Education.map((each) => each.Subject)
  expect(await subjects(degree(1, 'a'), degree(2, 'b', true), degree(3, 'c'))).toEqual(['b', 'a', 'c'])
  expect(await subjects(degree(3, 'c'), degree(2, 'b', true), degree(1, 'a'))).toEqual(['b', 'c', 'a'])
  const languages = await ofOmar({
    Languages: [
      { EntryID: 3, IsMain: false },
      { EntryID: 1, IsMain: true },
      { EntryID: 2, IsMain: false },
    ],
  })
  expect(languages.Languages.map((each) => each.EntryID)).toEqual([1, 3, 2])
})

test('an instructor keeps the courses taken: none twice, one main, deleted one by one by the person and the editors alone', async () => {
  const course = (Title: string, IsMain = false) => ({ Title, Provider: 'ICAO', Year: 2019, IsMain })
  const twice = await refusalOf(
    ofOmar({ Obtained: [course('Instructional skills'), course(' instructional  SKILLS')] }),
  )
  expect(twice.fields).toEqual([{ path: 'Obtained.1', code: 'alreadyExists' }])
  const { Obtained } = await ofOmar({ Obtained: [course('Audit'), course('Instructional skills', true)] })
  expect(Obtained.map((each) => [each.Title, each.IsMain])).toEqual([
    ['Instructional skills', true],
    ['Audit', false],
  ])
  const salma = await server.as('salma')
  const ID = Obtained[0]!.ID
  expect(await refusalOf(salma.send(calls.deleteInstructorObtained, { ID }))).toMatchObject({ status: 404 })
  const omar = await server.as('omar')
  await omar.send(calls.deleteInstructorObtained, { ID })
  expect(await omar.send(calls.getLoginInstructor, {})).toMatchObject({ Obtained: [{ Title: 'Audit', IsMain: true }] })
  const sami = await server.as('sami')
  await sami.send(calls.deleteInstructorObtained, { ID: Obtained[1]!.ID })
})

test('attachments are added and taken away by the person; nobody else’s file gets in', async () => {
  const omar = await server.as('omar')
  const FileID = await upload(server.app, omar, 'recordAttachment', pdf)
  const salma = await server.as('salma')
  const foreign = await upload(server.app, salma, 'recordAttachment', pdf)
  const refused = await refusalOf(
    ofOmar({
      Attachments: [
        { FileID, Title: 'CV' },
        { FileID: foreign, Title: 'x' },
      ],
    }),
  )
  expect(refused).toMatchObject({ fields: [{ path: 'Attachments.1.FileID', code: 'notFound' }] })
  const { Attachments, ID } = await ofOmar({ Attachments: [{ FileID, Title: 'CV' }] })
  expect(Attachments).toMatchObject([{ Title: 'CV', FileID }])
  const opens = async (who: 'omar' | 'salma' | 'sami' | 'huda') =>
    (await (await server.as(who)).raw(fileCalls.downloadFile, { ID: FileID })).statusCode
  expect([await opens('omar'), await opens('sami'), await opens('salma'), await opens('huda')]).toEqual([
    200, 200, 404, 404,
  ])
  const renamed = await ofOmar({ Attachments: [{ FileID, Title: 'Curriculum' }] })
  expect(renamed.Attachments).toMatchObject([{ ID: Attachments[0]!.ID, Title: 'Curriculum' }])
  expect((await ofOmar({ Attachments: [] })).Attachments).toEqual([])
  const left = await server.db.selectFrom('platform.file').select('id').where('id', '=', FileID).execute()
  expect(left).toEqual([])
  expect(ID).toBeGreaterThan(0)
})

test('attachments stand in the order in which the person or the academy put them', async () => {
  const omar = await server.as('omar')
  const files = [
    await upload(server.app, omar, 'recordAttachment', pdf),
    await upload(server.app, omar, 'recordAttachment', pdf),
  ]
  const named = (order: readonly number[]) => order.map((at) => ({ FileID: files[at]!, Title: `Paper ${at}` }))
  const fileIds = (record: { Attachments: readonly { FileID: number }[] }) =>
    record.Attachments.map((each) => each.FileID)
  expect(fileIds(await ofOmar({ Attachments: named([0, 1]) }))).toEqual([files[0], files[1]])
  const turned = await ofOmar({ Attachments: named([1, 0]) })
  expect(fileIds(turned)).toEqual([files[1], files[0]])
  const sami = await server.as('sami')
  const third = await upload(server.app, sami, 'recordAttachment', pdf)
  const record = await sami.send(calls.getInstructor, { ID: turned.ID })
  await sami.send(calls.updateInstructor, {
    ID: turned.ID,
    body: {
      NameParts: record.NameParts,
      Email: record.Email,
      IsExaminer: record.IsExaminer,
      IsPracticalAssessor: record.IsPracticalAssessor,
      DailyFee: record.DailyFee!,
      StatusID: record.StatusID,
      Biography: record.Biography,
      Attachments: [{ FileID: third, Title: 'Contract' }, ...named([0, 1])],
      Version: record.Version,
    } as Input<typeof calls.updateInstructor>['body'],
  })
  expect(fileIds(await omar.send(calls.getLoginInstructor, {}))).toEqual([third, files[0], files[1]])
})

test('a trainee’s and an organization’s attachments keep their order, by the person and by the academy', async () => {
  const layla = await server.as('layla')
  const own = [
    await upload(server.app, layla, 'recordAttachment', pdf),
    await upload(server.app, layla, 'recordAttachment', pdf),
  ]
  const put = async (...order: number[]) =>
    (await ofLayla({ Attachments: order.map((FileID) => ({ FileID, Title: 'x' })) })).Attachments.map(
      (each) => each.FileID,
    )
  expect(await put(own[0]!, own[1]!)).toEqual(own)
  expect(await put(own[1]!, own[0]!)).toEqual(own.toReversed())

  const [hany, sami] = [await server.as('hany'), await server.as('sami')]
  const theirs = [
    await upload(server.app, hany, 'recordAttachment', pdf),
    await upload(server.app, hany, 'recordAttachment', pdf),
  ]
  const { ID, Version: first, ...was } = await hany.send(calls.getLoginOrganization)
  const fields = {
    Name: was.Name,
    Address1: was.Address1,
    Address2: was.Address2,
    City: was.City,
    Zip: was.Zip,
    CountryID: was.CountryID,
  }
  const named = (order: readonly number[]) => order.map((FileID) => ({ FileID, Title: 'x' }))
  await hany.send(calls.updateLoginOrganization, {
    body: { ...fields, ContactName: was.ContactName, Attachments: named(theirs), Version: first },
  })
  const byStaff = await sami.send(calls.getOrganization, { ID })
  expect(byStaff.Attachments.map((each) => each.FileID)).toEqual(theirs)
  // Contact people and attachments by staff: added, put in order, taken out.
  const paper = await upload(server.app, sami, 'recordAttachment', pdf)
  const contact = (Name: string, Email: string, IsMain = false) => ({ Name, JobTitle: '', Email, Phone: '', IsMain })
  const Contacts = [contact('Second', 'second@example.com'), contact(was.ContactName, byStaff.ContactEmail, true)]
  await sami.send(calls.updateOrganization, {
    ID,
    body: {
      ...fields,
      CreditApproved: false,
      Contacts,
      Attachments: named([paper, theirs[1]!]),
      Version: byStaff.Version,
    },
  })
  const after = await hany.send(calls.getLoginOrganization)
  expect(after.Attachments.map((each) => each.FileID)).toEqual([paper, theirs[1]])
  expect(after.Contacts.map((each) => [each.Name, each.IsMain])).toEqual([
    [was.ContactName, true],
    ['Second', false],
  ])
  const huda = await server.as('huda')
  const refused = huda.send(calls.updateOrganization, {
    ID,
    body: { ...fields, CreditApproved: false, Contacts, Version: after.Version },
  })
  expect((await refusalOf(refused)).status).toBe(403)
})

test('languages, areas and sectors are the instructor’s own: none twice, one main, deleted one by one, by nobody else', async () => {
  const chosen = (...ids: number[]) => ids.map((EntryID, at) => ({ EntryID, IsMain: at === 0 }))
  const lists = ['Languages', 'Areas', 'Sectors'] as const
  for (const list of lists) {
    const twice = await refusalOf(ofOmar({ [list]: [...chosen(1), { EntryID: 1, IsMain: false }] }))
    expect(twice.fields).toEqual([{ path: `${list}.1`, code: 'alreadyExists' }])
    const mains = await refusalOf(ofOmar({ [list]: chosen(1, 2).map((each) => ({ ...each, IsMain: true })) }))
    expect(mains.fields).toEqual([{ path: `${list}.1.IsMain`, code: 'severalMain' }])
  }
  const written = await ofOmar({ Languages: chosen(2, 1), Areas: chosen(2, 1), Sectors: chosen(2, 1) })
  const [omar, salma, sami] = [await server.as('omar'), await server.as('salma'), await server.as('sami')]
  const deletions = {
    Languages: calls.deleteInstructorLanguage,
    Areas: calls.deleteInstructorArea,
    Sectors: calls.deleteInstructorSector,
  }
  for (const list of lists) {
    expect(written[list].map((each) => [each.EntryID, each.IsMain])).toEqual([
      [2, true],
      [1, false],
    ])
    const [first, second] = written[list]
    expect((await refusalOf(salma.send(deletions[list], { ID: first!.ID }))).status).toBe(404)
    await omar.send(deletions[list], { ID: first!.ID })
    expect((await omar.send(calls.getLoginInstructor, {}))[list]).toMatchObject([{ EntryID: 1, IsMain: true }])
    await sami.send(deletions[list], { ID: second!.ID })
    expect((await omar.send(calls.getLoginInstructor, {}))[list]).toEqual([])
  }
})
