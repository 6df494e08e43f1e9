import { addCourses } from '#database/seeds/world/classes.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { upload } from '#testing/stages/upload.ts'
import { whileHeld } from '#testing/while-held.ts'
import { diplomasCalls as calls } from '../contract/calls.ts'
import { diplomaImageField } from '../contract/shapes.ts'
import { jobs } from './jobs.ts'

let server: TestServer
let running: Jobs
const courses: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  running = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    timeZone: 'Africa/Cairo',
    jobs: [...jobs, removeBytes],
    onError: (error) => expect.fail(String(error)),
  })
  const rows = await server.db.selectFrom('catalogue.course').select(['id', 'code']).execute()
  for (const { id, code } of rows) courses[code] = id
})
afterAll(async () => {
  await running.stop()
  await server.close()
})

const text = (en: string) => ({ ar: '', en, fr: '' })
const diploma = (Code: string, more = {}) => ({
  Code,
  Name: text(Code),
  LevelID: null,
  Fee: { Minor: 250_000, Currency: 'USD' },
  ImageID: null,
  Description: text('What it is.'),
  Objectives: {},
  Admission: {},
  ...more,
})
const track = (Code: string, more = {}) => ({
  Code,
  Name: text(Code),
  Description: {},
  DiplomaID: null as number | null,
  LeastElectives: 0,
  Courses: [] as { CourseID: number; IsRequired: boolean }[],
  ...more,
})

test('an editor makes a diploma with a track and puts both on offer, first the track; a coordinator and a trainee may not', async () => {
  const sami = await server.as('sami')
  for (const who of ['huda', 'layla', 'hany', 'omar'] as const)
    expect(
      await refusalOf((await server.as(who)).send(calls.addDiploma, { body: diploma('D-NO') })),
      who,
    ).toMatchObject({ status: 403 })
  const { ID, Version } = await sami.send(calls.addDiploma, { body: diploma('D-1') })
  const set = (IsPublished: boolean, version: number) =>
    sami.send(calls.publishDiploma, { body: { ID, Version: version, IsPublished } })
  expect((await refusalOf(set(true, Version))).code).toBe('diplomaWithoutTrack')

  const made = await sami.send(calls.addTrack, { body: track('T-1', { DiplomaID: ID }) })
  const offer = (version: number) =>
    sami.send(calls.publishTrack, { body: { ID: made.ID, Version: version, IsPublished: true } })
  expect((await refusalOf(offer(made.Version))).code).toBe('trackAsksNothing')
  const Courses = [
    { CourseID: courses['SEC-201']!, IsRequired: true },
    { CourseID: courses['SMS-101']!, IsRequired: true },
  ]
  const saved = await sami.send(calls.updateTrack, {
    ID: made.ID,
    body: { ...track('T-1', { DiplomaID: ID, Courses }), Version: made.Version },
  })
  await offer(saved.Version)
  await set(true, Version)

  const shown = await sami.send(calls.getDiploma, { ID })
  expect(shown).toMatchObject({ Code: 'D-1', IsPublished: true, Fee: { Minor: 250_000 } })
  expect(shown.Tracks).toHaveLength(1)
  expect(shown.Tracks[0]!.Courses.map(({ Code }) => Code)).toEqual(['SEC-201', 'SMS-101'])
  expect(shown.Actions).toEqual(['updateDiploma', 'unpublishDiploma', 'deleteDiploma'])
  // A published track always asks for something.
  const emptied = { ...track('T-1', { DiplomaID: ID }), Version: saved.Version + 1 }
  expect((await refusalOf(sami.send(calls.updateTrack, { ID: made.ID, body: emptied }))).code).toBe('trackAsksNothing')
})

test('a diploma on offer keeps a track that is: the last one is not taken off, moved away or deleted', async () => {
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const diplomaId = (await sami.send(calls.addDiploma, { body: diploma('D-Kept') })).ID
  const Courses = [{ CourseID: courses['SEC-201']!, IsRequired: true }]
  const offered = async (Code: string) => {
    const { ID } = await sami.send(calls.addTrack, { body: track(Code, { DiplomaID: diplomaId, Courses }) })
    await sami.send(calls.publishTrack, { body: { ID, Version: 1, IsPublished: true } })
    return ID
  }
  const off = (who: typeof sami, ID: number, Version = 2) =>
    who.send(calls.publishTrack, { body: { ID, Version, IsPublished: false } })
  const [one, other] = [await offered('T-Kept-1'), await offered('T-Kept-2')]
  await sami.send(calls.publishDiploma, { body: { ID: diplomaId, Version: 1, IsPublished: true } })

  // Of the last two at once the second stays.
  const answers = await whileHeld(
    server.db,
    (tx) => tx.selectFrom('diplomas.diploma').select('id').where('id', '=', diplomaId).forUpdate().execute(),
    [() => off(sami, one), () => off(nadia, other)],
  )
  expect(answers).toMatchObject([
    { status: 'fulfilled' },
    {
      status: 'rejected',
      reason: { problem: { code: 'lastTrackOnOffer', data: { name: 'T-Kept-2', diploma: 'D-Kept' } } },
    },
  ])
  const moved = { ...track('T-Kept-2', { Courses }), Version: 2 }
  for (const send of [
    () => sami.send(calls.updateTrack, { ID: other, body: moved }),
    () => sami.send(calls.deleteTrack, { ID: other }),
  ])
    expect((await refusalOf(send())).code).toBe('lastTrackOnOffer')
  // What is not on offer goes, and with the diploma off offer everything.
  await sami.send(calls.deleteTrack, { ID: one })
  await sami.send(calls.publishDiploma, { body: { ID: diplomaId, Version: 2, IsPublished: false } })
  await off(sami, other)
})

test('courses keep their order, stand once, and no more electives are asked for than there are', async () => {
  const sami = await server.as('sami')
  const one = { CourseID: courses['SMS-101']!, IsRequired: true }
  const two = { CourseID: courses['SEC-201']!, IsRequired: false }
  const put = (Courses: object[], LeastElectives = 0) =>
    sami.send(calls.addTrack, { body: track(`T-${Math.random()}`, { Courses, LeastElectives }) })
  expect(await refusalOf(put([one, one]))).toMatchObject({ status: 400, fields: [{ path: 'Courses' }] })
  expect(await refusalOf(put([one, two], 2))).toMatchObject({
    status: 400,
    fields: [{ path: 'LeastElectives', code: 'moreThanElectives' }],
  })
  expect(await refusalOf(put([{ CourseID: 999_999, IsRequired: true }]))).toMatchObject({
    fields: [{ path: 'Courses', code: 'notFound' }],
  })
  const { ID, Version } = await put([one, two], 1)
  const codes = async () => (await sami.send(calls.getTrack, { ID })).Courses.map(({ Code }) => Code)
  expect(await codes()).toEqual(['SMS-101', 'SEC-201'])
  const { Code } = await sami.send(calls.getTrack, { ID })
  await sami.send(calls.updateTrack, { ID, body: { ...track(Code, { Courses: [two, one] }), Version } })
  expect(await codes()).toEqual(['SEC-201', 'SMS-101'])
  const last = async (kind: 'diplomas.updateTrack' | 'diplomas.deleteTrack') => (await audited(server.db, kind)).at(-1)!
  expect(await last('diplomas.updateTrack')).toMatchObject({
    subject_id: ID,
    before: { courses: ['SMS-101', 'SEC-201'], leastElectives: 1 },
    after: { courses: ['SEC-201', 'SMS-101'], leastElectives: 0 },
  })
  await sami.send(calls.deleteTrack, { ID })
  expect((await last('diplomas.deleteTrack')).before).toMatchObject({
    courses: ['SEC-201', 'SMS-101'],
    electives: ['SEC-201'],
  })
})

test('codes are of one each, whatever their case; two who edit are told of each other', async () => {
  const sami = await server.as('sami')
  const nadia = await server.as('nadia')
  const { ID, Version } = await sami.send(calls.addDiploma, { body: diploma('D-Code') })
  expect(await refusalOf(nadia.send(calls.addDiploma, { body: diploma('d-code') }))).toMatchObject({
    code: 'diplomaCodeTaken',
    fields: [{ path: 'Code' }],
  })
  await sami.send(calls.addTrack, { body: track('T-Code') })
  expect((await refusalOf(nadia.send(calls.addTrack, { body: track('t-code') }))).code).toBe('trackCodeTaken')
  await sami.send(calls.updateDiploma, { ID, body: { ...diploma('D-Code'), Version } })
  expect((await refusalOf(nadia.send(calls.updateDiploma, { ID, body: { ...diploma('D-Code'), Version } }))).code).toBe(
    'changedMeanwhile',
  )
  expect(
    await refusalOf(sami.send(calls.addDiploma, { body: diploma('D-Money', { Fee: { Minor: 1, Currency: 'XXX' } }) })),
  ).toMatchObject({ fields: [{ path: 'Fee', code: 'unknownCurrency' }] })
  expect(await refusalOf(sami.send(calls.addDiploma, { body: diploma('D-Level', { LevelID: 99_999 }) }))).toMatchObject(
    {
      fields: [{ path: 'LevelID', code: 'notFound' }],
    },
  )
})

test('which picture a diploma had and has stands in the audit', async () => {
  const sami = await server.as('sami')
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const picture = () => upload(server.app, sami, diplomaImageField, { name: 'diploma.jpg', bytes })
  const last = async (kind: 'diplomas.addDiploma' | 'diplomas.updateDiploma' | 'diplomas.deleteDiploma') =>
    (await audited(server.db, kind)).at(-1)!
  const [first, second] = [await picture(), await picture()]
  const { ID, Version } = await sami.send(calls.addDiploma, { body: diploma('D-Picture', { ImageID: first }) })
  expect((await last('diplomas.addDiploma')).after).toMatchObject({ imageFileId: first })
  const changed = { ...diploma('D-Picture', { ImageID: second }), Version }
  await sami.send(calls.updateDiploma, { ID, body: changed })
  expect(await last('diplomas.updateDiploma')).toMatchObject({
    before: { imageFileId: first },
    after: { imageFileId: second },
  })
  await sami.send(calls.deleteDiploma, { ID })
  expect((await last('diplomas.deleteDiploma')).before).toMatchObject({ imageFileId: second })
})

test('a diploma goes once no track belongs to it; a course stays while a track has it', async () => {
  const sami = await server.as('sami')
  const { ID } = await sami.send(calls.addDiploma, { body: diploma('D-Gone') })
  const [held] = (await addCourses(server.db, [{ code: 'HELD-1' }])) as [number]
  const made = await sami.send(calls.addTrack, {
    body: track('T-Gone', { DiplomaID: ID, Courses: [{ CourseID: held, IsRequired: true }] }),
  })
  expect(await refusalOf(sami.send(calls.deleteDiploma, { ID }))).toMatchObject({ code: 'diplomaInUse', status: 409 })
  const { catalogueCalls } = await import('#modules/catalogue/contract/calls.ts')
  expect((await refusalOf(sami.send(catalogueCalls.deleteCourse, { ID: held }))).code).toBe('courseInUse')
  await sami.send(calls.deleteTrack, { ID: made.ID })
  await sami.send(calls.deleteDiploma, { ID })
  expect((await refusalOf(sami.send(calls.getDiploma, { ID }))).status).toBe(404)
  await sami.send(catalogueCalls.deleteCourse, { ID: held })
})

test('whoever holds the right to enter diplomas does all of it, and whoever enters courses alone nothing', async () => {
  const holding = async (rights: string[]) => {
    await server.db
      .updateTable('accounts.account')
      .set({ permissions: rights as never })
      .where('email', '=', 'mariam@diwan.example')
      .execute()
    return server.as('mariam')
  }
  const enters = await holding(['enteringdeploma'])
  const { ID } = await enters.send(calls.addDiploma, { body: diploma('D-Right') })
  expect((await enters.send(calls.listDiplomas, { search: 'D-Right' })).Items.map((row) => row.ID)).toEqual([ID])
  const other = await holding(['enteringcourses'])
  expect((await refusalOf(other.send(calls.getDiploma, { ID }))).status).toBe(403)
  expect((await refusalOf(other.send(calls.listTracks, {}))).status).toBe(403)
})
