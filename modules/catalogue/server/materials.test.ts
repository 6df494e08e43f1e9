import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSessions } from '#database/seeds/world/classes.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import type { Argument } from '#platform/shared/call.ts'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import { callsOfSection } from '#platform/shared/settings/section-calls.ts'
import type { CastKey } from '#testing/stages/cast.ts'
import { audited } from '#testing/stages/audited.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { stageClass } from '#testing/stages/stage-exam.ts'
import { upload } from '#testing/stages/upload.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { catalogueCalls as calls } from '../contract/calls.ts'
import { courseImageField } from '../contract/course-shapes.ts'
import { materialSettings } from '../contract/settings.ts'

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

type Body = Argument<typeof calls.addCourse>['body']
type Material = NonNullable<Body['Materials']>[number]

const video = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(150_000, 'film')])
const film = { name: 'engine.mp4', bytes: video }
const pdf = { name: 'handout.pdf', bytes: '%PDF-1.7\nhandout' }
const sheet = { name: 'sheet.csv', bytes: 'a,b\n1,2\n' }

const material = (name: string, more: Partial<Material> = {}): Material => ({
  ID: null,
  Title: { ar: name },
  TypeID: null,
  FileID: null,
  Address: more.FileID ? null : 'https://example.org/page',
  Opens: 'always',
  AfterSession: null,
  IsDownloadable: true,
  ...more,
})

const send = async (file: { name: string; bytes: Buffer | string }) =>
  upload(server.app, await server.as('sami'), 'courseMaterial', file)

/** A course with a video of its own, and in its first module a handout from the first day and a sheet after session 2. */
async function teachingCourse(code: string, more: Partial<Body> = {}) {
  const sami = await server.as('sami')
  const body = courseBody(code)
  const made = await sami.send(calls.addCourse, {
    body: {
      ...body,
      ...more,
      Materials: [
        material('فيلم', { FileID: await send(film), IsDownloadable: false }),
        material('موقع', { Address: 'https://example.org/rules' }),
      ],
      Modules: [
        {
          ...body.Modules[0]!,
          Materials: [
            material('مذكرة', { FileID: await send(pdf), Opens: 'firstDay' }),
            material('جدول', { FileID: await send(sheet), Opens: 'afterSession', AfterSession: 2 }),
          ],
        },
        body.Modules[1]!,
      ],
    },
  })
  return made.ID
}

const titlesFor = async (who: CastKey, courseID: number) => {
  const asker = await server.as(who)
  const { Items } = await asker.send(calls.listMaterials, { CourseID: courseID })
  const all = await asker.raw(calls.getAllCourseMaterials, { courseID })
  const titles = Items.map((row) => row.Title.ar!).toSorted()
  if (all.statusCode === 200)
    expect(
      all
        .json<{ Items: typeof Items }>()
        .Items.map((row) => row.Title.ar!)
        .toSorted(),
    ).toEqual(titles)
  else expect([titles, all.statusCode]).toEqual([[], 404])
  return titles
}

async function stageSession(classId: number, number: number, from: string, to: string, state = 'scheduled') {
  const hours = { day: from.slice(0, 10), starts_at: '09:00', ends_at: '12:00', period: `[${from},${to})` }
  await addSessions(server.db, [{ class_id: classId, number, ...hours, state: state as 'scheduled' }])
}

test('who teaches sees all of a course, who takes part what is open by now, and a stranger nothing', async () => {
  server.at('2026-02-20T08:00:00Z')
  const courseId = await teachingCourse('MAT-1')
  const { classId } = await stageClass(server.db, { course: 'MAT-1', instructors: ['omar'], trainees: ['layla'] })
  await stageSession(classId, 1, '2026-03-01T07:00:00Z', '2026-03-01T10:00:00Z')
  await stageSession(classId, 2, '2026-03-02T07:00:00Z', '2026-03-02T10:00:00Z', 'cancelled')
  await stageSession(classId, 3, '2026-03-03T07:00:00Z', '2026-03-03T10:00:00Z')
  const everything = ['جدول', 'فيلم', 'مذكرة', 'موقع']
  for (const who of ['nadia', 'sami', 'huda', 'karim', 'omar'] as const)
    expect(await titlesFor(who, courseId), who).toEqual(everything)
  for (const who of ['salma', 'yusuf', 'hany'] as const) expect(await titlesFor(who, courseId), who).toEqual([])

  expect(await titlesFor('layla', courseId)).toEqual(['فيلم', 'موقع'])
  server.at('2026-03-01T08:00:00Z')
  expect(await titlesFor('layla', courseId)).toEqual(['فيلم', 'مذكرة', 'موقع'])
  // The second session fell out, so the third opens what comes after it.
  server.at('2026-03-03T09:59:00Z')
  expect(await titlesFor('layla', courseId)).toEqual(['فيلم', 'مذكرة', 'موقع'])
  server.at('2026-03-03T10:00:00Z')
  expect(await titlesFor('layla', courseId)).toEqual(everything)
  server.at('2026-03-03T08:00:00Z')
  // A module that is not in use shows nothing to those who learn.
  await sql`update catalogue.course_module set is_active = false where course_id = ${courseId}`.execute(server.db)
  expect(await titlesFor('layla', courseId)).toEqual(['فيلم', 'موقع'])
  await sql`update catalogue.course_module set is_active = true where course_id = ${courseId}`.execute(server.db)

  // Off offer the course goes on for those who take part; withdrawn they are strangers.
  const layla = await server.as('layla')
  expect((await refusalOf(layla.send(calls.getCourse, { ID: courseId }))).status).toBe(404)
  const content = await layla.send(calls.getCourseContent, { courseID: courseId })
  expect(content).toMatchObject({ Code: 'MAT-1', Modules: [{ Lessons: [{}] }, {}] })
  expect(content.Materials.map((row) => row.Title.ar)).toEqual(['فيلم', 'موقع', 'مذكرة'])
  expect(await layla.send(calls.getOwnCourses)).toMatchObject({ Items: [{ ID: courseId, Materials: 3 }] })
  const modules = await layla.send(calls.getCourseModuleMaterials, { courseID: courseId })
  expect(modules.Items.map((row) => row.Title.ar)).toEqual(['مذكرة'])
  await sql`update registration.registration set main = 'withdrawn' where class_id = ${classId}`.execute(server.db)
  expect(await titlesFor('layla', courseId)).toEqual([])
  expect((await refusalOf(layla.send(calls.getCourseContent, { courseID: courseId }))).status).toBe(404)
  await sql`update classes.class_staff set state = 'rejected' where class_id = ${classId}`.execute(server.db)
  expect(await titlesFor('omar', courseId)).toEqual([])
  server.at()
})

test('who takes part reads the modules that the class was sold with, who teaches those of today', async () => {
  server.at('2026-03-03T12:00:00Z')
  const courseId = await teachingCourse('MAT-SOLD', { IsPublished: true })
  const { classId } = await stageClass(server.db, { course: 'MAT-SOLD', instructors: ['omar'], trainees: ['mariam'] })
  await sql`update classes.course_class set course_revision = 1 where id = ${classId}`.execute(server.db)
  await sql`insert into catalogue.course_module (course_id, position, name, hours)
    values (${courseId}, 9, '{"ar": "وحدة لاحقة"}', 1)`.execute(server.db)
  const modulesFor = async (who: CastKey) =>
    (await (await server.as(who)).send(calls.getCourseContent, { courseID: courseId })).Modules.map(
      ({ Name }) => Name.ar,
    )
  const today = await modulesFor('omar')
  expect(today).toHaveLength(3)
  expect(await modulesFor('mariam')).toEqual(today.slice(0, 2))
  // A class from before revisions says what the course says.
  await sql`update classes.course_class set course_revision = null where id = ${classId}`.execute(server.db)
  expect(await modulesFor('mariam')).toEqual(today)
  server.at()
})

const cookie = 'b'.repeat(43)
/** The session of the asker is in the browser with this cookie. */
async function inBrowser(accountId: number) {
  const hash = createHash('sha256').update(cookie).digest()
  await sql`update signin.session set browser_hash = ${hash} where account_id = ${accountId}`.execute(server.db)
}
const ask = (url: string, headers: Record<string, string> = { cookie: `browser=${cookie}` }) =>
  server.app.inject({ url, headers })

test('a video plays in parts, in the session and the browser that opened it and nowhere else', async () => {
  server.at('2026-03-03T08:00:00Z')
  const courseId = await teachingCourse('MAT-2')
  const { classId } = await stageClass(server.db, { course: 'MAT-2', instructors: [], trainees: ['layla'] })
  const layla = await server.as('layla')
  const { Items } = await layla.send(calls.getAllCourseMaterials, { courseID: courseId })
  const [shown, link, handout] = Items
  expect([shown?.Kind, link?.Kind, handout?.Kind]).toEqual(['video', 'link', 'file'])
  await layla.token()
  await inBrowser(layla.accountId)

  const { Address } = await layla.send(calls.openMaterial, { body: { ID: shown!.ID, Saves: false } })
  const whole = await ask(Address)
  expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([
    200,
    'bytes',
    String(video.length),
  ])
  expect(whole.rawPayload.equals(video)).toBe(true)
  expect(whole.headers['content-disposition']).toMatch(/^inline/)
  const part = await ask(Address, { cookie: `browser=${cookie}`, range: 'bytes=70000-140000' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 70000-140000/${video.length}`])
  expect(part.rawPayload.equals(video.subarray(70_000, 140_001))).toBe(true)
  expect([part.headers.etag, part.headers['content-length']]).toEqual([whole.headers.etag, '70001'])
  const last = video.length - 1
  const inRange = (range: string, more: Record<string, string> = {}) =>
    ask(Address, { cookie: `browser=${cookie}`, range, ...more })
  for (const [range, from, to] of [
    ['bytes=-1000', last - 999, last],
    [`bytes=-${video.length * 2}`, 0, last],
    ['bytes=150000-', 150_000, last],
    [`bytes=${last}-`, last, last],
    [`bytes=${last}-${last + 500}`, last, last],
    ['bytes=0-0', 0, 0],
  ] as const) {
    const got = await inRange(range)
    expect([got.statusCode, got.headers['content-range']], range).toEqual([206, `bytes ${from}-${to}/${video.length}`])
    expect(got.rawPayload.equals(video.subarray(from, to + 1)), range).toBe(true)
  }
  // Beyond its end there is nothing to send, and a player that asks there learns how long it is.
  for (const range of [
    `bytes=${video.length}-`,
    `bytes=${last + 1}-${last + 9}`,
    'bytes=99999999999999999999-',
    'bytes=-0',
  ]) {
    const beyond = await inRange(range)
    const { 'content-range': length, 'accept-ranges': unit } = beyond.headers
    expect([beyond.statusCode, length, unit], range).toEqual([416, `bytes */${video.length}`, 'bytes'])
    expect(beyond.rawPayload, range).toHaveLength(0)
  }
  // What is no range, several ranges and a range of other content get all of it.
  const wholeFor: [string, Record<string, string>?][] = [
    ['bytes=9-1'],
    ['bytes=-'],
    ['bytes=a-b'],
    ['lines=0-5'],
    ['bytes=0-1,5-6'],
    ['bytes=0-9', { 'if-range': '"another"' }],
    ['bytes=0-9', { 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
    [`bytes=${video.length}-`, { 'if-range': `W/${whole.headers.etag}` }],
  ]
  for (const [range, more] of wholeFor) {
    const got = await inRange(range, more)
    expect([got.statusCode, got.headers['content-range'], got.rawPayload.length], range).toEqual([
      200,
      undefined,
      video.length,
    ])
  }
  const same = await inRange('bytes=0-9', { 'if-range': String(whole.headers.etag) })
  expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10])

  // Copied to somebody else: another browser, or none of ours.
  expect((await ask(Address, {})).statusCode).toBe(404)
  expect((await ask(Address, { cookie: `browser=${'c'.repeat(43)}` })).statusCode).toBe(404)
  const yusuf = await server.as('yusuf')
  const asYusuf = { authorization: `Bearer ${await yusuf.token()}`, cookie: `browser=${'c'.repeat(43)}` }
  expect((await ask(Address, asYusuf)).statusCode).toBe(404)
  expect((await refusalOf(yusuf.send(calls.openMaterial, { body: { ID: shown!.ID, Saves: false } }))).status).toBe(404)
  expect((await ask(Address.slice(0, -1) + (Address.endsWith('a') ? 'b' : 'a'))).statusCode).toBe(404)

  // Not to be downloaded: neither by a ticket nor by the id of its file.
  expect((await refusalOf(layla.send(calls.openMaterial, { body: { ID: shown!.ID, Saves: true } }))).status).toBe(404)
  const byId = { authorization: `Bearer ${await layla.token()}` }
  expect((await ask(`/api/File/Download?ID=${shown!.FileID}`, byId)).statusCode).toBe(404)
  const saved = await layla.send(calls.openMaterial, { body: { ID: handout!.ID, Saves: true } })
  expect((await ask(saved.Address)).headers['content-disposition']).toMatch(/^attachment; filename="handout.pdf"/)
  expect((await refusalOf(layla.send(calls.openMaterial, { body: { ID: link!.ID, Saves: false } }))).status).toBe(404)

  // What no longer may be seen stops at once, and so does a session that has ended, and every ticket after a while.
  const main = (state: string) =>
    sql`update registration.registration set main = ${state} where class_id = ${classId}`.execute(server.db)
  await main('withdrawn')
  expect((await ask(Address)).statusCode).toBe(404)
  await main('completed')
  expect((await ask(Address)).statusCode).toBe(200)
  await sql`update signin.session set revoked_at = now() where account_id = ${layla.accountId}`.execute(server.db)
  expect((await ask(Address)).statusCode).toBe(404)
  await sql`update signin.session set revoked_at = null where account_id = ${layla.accountId}`.execute(server.db)
  expect((await ask(Address)).statusCode).toBe(200)
  server.at('2026-03-03T20:00:01Z')
  await sql`update signin.session set expires_at = '2027-01-01' where account_id = ${layla.accountId}`.execute(
    server.db,
  )
  expect((await ask(Address)).statusCode).toBe(404)
  server.at()
})

test('the form puts materials in order, exchanges and deletes them; their files go when no course shows them', async () => {
  const courseId = await teachingCourse('MAT-3')
  const sami = await server.as('sami')
  const course = await sami.send(calls.getCourse, { ID: courseId })
  const copy = await sami.send(calls.duplicateCourse, { body: { ID: courseId, Code: 'MAT-3-COPY' } })
  const copied = await sami.send(calls.getAllCourseMaterials, { courseID: copy.ID })
  const given = (row: (typeof course.Materials)[number]): Material => ({
    ID: row.ID,
    Title: row.Title as Material['Title'],
    TypeID: row.TypeID,
    FileID: row.FileID,
    Address: row.Address,
    Opens: row.Opens,
    AfterSession: row.AfterSession,
    IsDownloadable: row.IsDownloadable,
  })
  expect(copied.Items.map((row) => ({ ...given(row), ID: 0 }))).toEqual(
    course.Materials.map((row) => ({ ...given(row), ID: 0 })),
  )
  const fileIds = course.Materials.map((row) => row.FileID)
  const there = async (id: number | null | undefined) =>
    (await server.db.selectFrom('platform.file').select('id').where('id', '=', id!).execute()).length === 1

  const body = { ...courseBody('MAT-3'), Modules: course.Modules as never as Body['Modules'] }
  const update = (version: number, more: Partial<Body>) =>
    sami.send(calls.updateCourse, { ID: courseId, body: { ...body, Version: version, ...more } })
  // Lists that the form does not bear stay.
  await update(1, {})
  expect((await sami.send(calls.getCourse, { ID: courseId })).Materials).toHaveLength(4)
  // The other way round; one exchanged, one gone.
  const [one, two] = course.Materials.map(given)
  const other = await send({ name: 'other.mp4', bytes: Buffer.concat([video, Buffer.from('!')]) })
  await update(2, { Materials: [two!, { ...one!, FileID: other }] })
  const after = await sami.send(calls.getCourse, { ID: courseId })
  expect(after.Materials.map((row) => [row.Title.ar, row.FileName])).toEqual([
    ['موقع', null],
    ['فيلم', 'other.mp4'],
    ['مذكرة', 'handout.pdf'],
    ['جدول', 'sheet.csv'],
  ])
  // The copy of the course still shows the former film.
  expect([await there(fileIds[0]), await there(other)]).toEqual([true, true])
  await update(3, { Materials: [] })
  expect([await there(fileIds[0]), await there(other)]).toEqual([true, false])

  // One at a time, each by its own call; whoever edits meanwhile is told.
  const [handout] = (await sami.send(calls.getCourseModuleMaterials, { courseID: courseId })).Items
  expect((await refusalOf(sami.send(calls.deleteCourseMaterial, { ID: handout!.ID }))).status).toBe(404)
  expect(
    (await refusalOf((await server.as('omar')).send(calls.deleteCourseModuleMaterial, { ID: handout!.ID }))).status,
  ).toBe(403)
  await sami.send(calls.deleteCourseModuleMaterial, { ID: handout!.ID })
  expect((await refusalOf(sami.send(calls.deleteCourseModuleMaterial, { ID: handout!.ID }))).status).toBe(404)
  expect(await audited(server.db, 'catalogue.deleteCourseModuleMaterial')).toMatchObject([
    { subject_id: courseId, data: { deletedMaterial: handout!.ID }, before: { title: { ar: 'مذكرة' } } },
  ])
  expect((await refusalOf(update(4, {}))).code).toBe('changedMeanwhile')
  // With the last course that shows it a file goes, whatever is deleted: the module, or the course.
  expect(await there(fileIds[2])).toBe(true)
  await sami.send(calls.deleteCourse, { ID: copy.ID })
  expect([await there(fileIds[0]), await there(fileIds[2]), await there(fileIds[3])]).toEqual([false, false, true])
  await update(5, { Modules: [] })
  expect(await there(fileIds[3])).toBe(false)
})

test('what is no material is refused, at its place in the form', async () => {
  const sami = await server.as('sami')
  const csv = await send(sheet)
  const fields = async (one: Material) =>
    (await refusalOf(sami.send(calls.addCourse, { body: { ...courseBody('MAT-4'), Materials: [one] } }))).fields!.map(
      (each) => [each.path, each.code],
    )
  expect(await fields(material('x', { Address: 'javascript:alert(1)' }))).toEqual([
    ['Materials.0.Address', 'invalidLink'],
  ])
  expect(await fields(material('x', { Address: 'https://a:b@example.org/' }))).toEqual([
    ['Materials.0.Address', 'invalidLink'],
  ])
  expect(await fields(material('x', { Address: null }))).toEqual([['Materials.0.FileID', 'required']])
  expect(await fields(material('x', { Opens: 'afterSession' }))).toEqual([['Materials.0.AfterSession', 'required']])
  expect(await fields(material('x', { FileID: csv, IsDownloadable: false }))).toEqual([
    ['Materials.0.IsDownloadable', 'notShownByBrowsers'],
  ])
  const taken = { ...courseBody('MAT-4'), Materials: [material('x', { FileID: 999_999 })] }
  expect((await refusalOf(sami.send(calls.addCourse, { body: taken }))).code).toBe('fileNotFound')
  // A material of another course is not this one's.
  const courseId = await teachingCourse('MAT-5')
  const [theirs] = (await sami.send(calls.getCourse, { ID: courseId })).Materials
  expect(await fields(material('x', { ID: theirs!.ID }))).toEqual([['Materials.0.ID', 'notFound']])
})

test('the academy says how large a file may be', async () => {
  const [sami, nadia] = [await server.as('sami'), await server.as('nadia')]
  const { get, save } = callsOfSection(materialSettings)
  const held = (await nadia.send(get)) as object
  await nadia.send(save, { body: { ...held, MaterialMegabytes: 1 } as never })
  const begin = (Bytes: number) =>
    sami.send(pieceCalls.beginUpload, { body: { Field: 'courseMaterial', Name: 'a.mp4', Bytes } })
  expect(await refusalOf(begin(1_000_001))).toMatchObject({ status: 413, data: { bytes: 1_000_000 } })
  await sami.send(pieceCalls.cancelUpload, { ID: (await begin(1_000_000)).ID })
  expect(await sami.send(pieceCalls.getUploads, { Field: 'courseMaterial' })).toEqual({
    Items: [],
    MostBytes: 1_000_000,
  })
  await expect(send({ name: 'b.mp4', bytes: Buffer.concat([video, Buffer.alloc(900_000)]) })).rejects.toThrow('413')
})

test('which picture a course had and has stands in the audit', async () => {
  const sami = await server.as('sami')
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const ImageID = await upload(server.app, sami, courseImageField, { name: 'course.jpg', bytes })
  const body = { ...courseBody('PIC-1'), ImageID }
  const { ID, Version } = await sami.send(calls.addCourse, { body })
  expect((await audited(server.db, 'catalogue.addCourse')).at(-1)!.after).toMatchObject({ imageFileId: ImageID })
  const without = { ...body, Modules: [], EvaluationMeans: [], ImageID: null, Version }
  await sami.send(calls.updateCourse, { ID, body: without })
  expect((await audited(server.db, 'catalogue.updateCourse')).at(-1)).toMatchObject({
    before: { imageFileId: ImageID },
    after: { imageFileId: null },
  })
})
