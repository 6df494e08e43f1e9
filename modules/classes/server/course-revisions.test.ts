import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '#database/seeds/world/classes.ts'
import courseDetail from '#modules/catalogue/documents/course-detail/document.ts'
import upcomingDetail from '#modules/registration/documents/upcoming-course-detail/document.ts'
import { documentCall } from '#platform/shared/document/documents.ts'
import { catalogueCalls as catalogue } from '#modules/catalogue/contract/calls.ts'
import { evaluationCalls } from '#modules/evaluation/contract/calls.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { audited } from '#testing/stages/audited.ts'
import { courseBody } from '#testing/stages/course-body.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { examFields } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { classesCalls as calls } from '../contract/calls.ts'

/* What a course says is frozen with each change while it is on offer; a class keeps what it was sold with. */

let server: TestServer
let sami: Asker, huda: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ;[sami, huda, layla] = (await Promise.all(['sami', 'huda', 'layla'].map((who) => server.as(who)))) as [
    Asker,
    Asker,
    Asker,
  ]
})
afterAll(() => server.close())

const course = (ID: number) => sami.send(catalogue.getCourse, { ID })
const revisions = async (CourseID: number) =>
  (await sami.send(catalogue.listCourseRevisions, { CourseID })).Items.map((row) => [
    row.Number,
    row.Changes.map((change) => [change.Part, change.Kind, change.Field]),
  ])

/** The body of a course as it stands, to be changed. */
async function bodyOf(ID: number) {
  const found = await course(ID)
  return {
    ...courseBody(found.Code),
    IsPublished: found.IsPublished,
    Fee: found.Fee,
    PassPercent: found.PassPercent,
    Modules: found.Modules,
    EvaluationMeans: found.EvaluationMeans.map(({ Participation: _p, ...mean }) => mean),
    Version: found.Version,
  }
}
const openClass = async (CourseID: number) => {
  const { ID } = await huda.send(calls.add, {
    body: {
      CourseID,
      StartDate: '2027-06-27',
      EndDate: '2027-07-01',
      Place: 'online',
      ClassRoomID: null,
      Language: 'ar',
      MinTrainees: 1,
      MaxTrainees: 10,
      Fee: { Minor: 10_000, Currency: 'USD' },
      OrganizationID: null,
      Notes: '',
      CourseClassSessions: [{ Date: '2027-06-28', StartTime: '09:00', EndTime: '14:00' }],
      CourseClassInstructors: [],
    },
  })
  const found = await huda.send(calls.getCourseClass, { ID })
  expect(found.Revision).toBeNull()
  await huda.send(calls.open, { ID, body: { Version: found.Version } })
  return ID
}

test('a course on offer is frozen when what it says changes, with who did it and what', async () => {
  const { ID } = await sami.send(catalogue.addCourse, { body: courseBody('REV-1') })
  expect(await revisions(ID)).toEqual([])
  const { Version } = await course(ID)
  await sami.send(catalogue.publishCourse, { body: { ID, Version, IsPublished: true } })
  expect(await revisions(ID)).toEqual([[1, []]])
  // A save that changes nothing of it makes none, nor does another hand on its instructors.
  await sami.send(catalogue.updateCourse, { ID, body: await bodyOf(ID) })
  const body = await bodyOf(ID)
  await sami.send(catalogue.updateCourse, { ID, body: { ...body, InternalCode: 'INT-1' } })
  expect(await revisions(ID)).toEqual([[1, []]])
  const again = await bodyOf(ID)
  await sami.send(catalogue.updateCourse, {
    ID,
    body: {
      ...again,
      Fee: { Minor: 20_000, Currency: 'USD' },
      Modules: [
        { ...again.Modules[1]!, Hours: 5 },
        { ...again.Modules[0]!, Lessons: [] },
      ],
      EvaluationMeans: [],
    },
  })
  expect((await revisions(ID))[0]).toEqual([
    2,
    [
      ['course', 'changed', 'Fee'],
      ['module', 'changed', 'Hours'],
      ['lesson', 'removed', null],
      ['module', 'moved', null],
      ['mean', 'removed', null],
    ],
  ])
  const both = await sami.send(catalogue.compareCourseRevisions, { courseID: ID, from: 2, to: 1 })
  expect(both).toMatchObject({ From: { Number: 2, ByName: { en: 'Sami Albaghdadi' } }, To: { Number: 1 } })
  expect(both.Changes[0]).toMatchObject({ Field: 'Fee', From: { Minor: 20_000 }, To: { Minor: 10_000 } })
  expect((await refusalOf(sami.send(catalogue.compareCourseRevisions, { courseID: ID, from: 1, to: 3 }))).code).toBe(
    'notFound',
  )
  for (const who of [layla, huda])
    expect((await refusalOf(who.send(catalogue.listCourseRevisions, { CourseID: ID }))).code).toBe('notAllowed')
})

test('a class keeps the revision it was sold with, shows what changed and takes over the newest while it may', async () => {
  const { ID: courseId } = await sami.send(catalogue.addCourse, {
    body: { ...courseBody('REV-2'), IsPublished: true },
  })
  const ID = await openClass(courseId)
  const seen = () => huda.send(calls.getCourseClass, { ID })
  expect((await seen()).Revision).toMatchObject({ Number: 1, Newest: 1, Changes: [] })
  expect((await seen()).Actions).not.toContain('takeRevision')
  const means = async () =>
    (await huda.send(evaluationCalls.getParticipation, { courseClassID: ID })).Means.map((mean) => mean.Percent)
  expect(await means()).toEqual([10])

  const body = await bodyOf(courseId)
  await sami.send(catalogue.updateCourse, {
    ID: courseId,
    body: { ...body, Name: { ar: 'اسم جديد' }, PassPercent: 75, Modules: [body.Modules[0]!], EvaluationMeans: [] },
  })
  const now = await seen()
  expect(now.Actions).toContain('takeRevision')
  expect(now.Revision).toMatchObject({ Number: 1, Newest: 2 })
  expect(now.Revision!.Changes.map((change) => change.Field ?? `${change.Part} ${change.Kind}`)).toEqual([
    'Name',
    'PassPercent',
    'module removed',
    'mean removed',
  ])
  // So does its paper, for a visitor; that of the course says what is on offer.
  const paper = (await server.anonymous.send(documentCall(courseDetail), { ID: courseId })).Content
  expect(paper).toMatchObject({ Revision: 2, Name: { ar: 'اسم جديد' }, PassPercent: 75 })
  expect((await server.anonymous.send(documentCall(upcomingDetail), { ID })).Content).toMatchObject({
    CourseName: { ar: 'دورة جديدة' },
    Modules: [{ Hours: 6 }, { Hours: 4 }],
  })
  // Marks are given by what it was sold with, and its content is that.
  expect(await means()).toEqual([10])
  const contentOf = () => huda.send(calls.getCourseContentByCourseClassID, { courseClassID: ID })
  expect((await contentOf()).Modules).toHaveLength(2)
  const facts = () =>
    server.db
      .selectFrom('classes.class_facts')
      .select(['course_name', 'pass_percent'])
      .where('class_id', '=', ID)
      .executeTakeFirstOrThrow()
  expect(await facts()).toMatchObject({ course_name: { ar: 'دورة جديدة' }, pass_percent: 60 })

  const take = (Revision: number, who = huda) =>
    who.send(calls.takeRevision, { ID, body: { Version: now.Version, Revision } })
  expect((await refusalOf(take(2, layla))).code).toBe('notAllowed')
  expect(await refusalOf(take(3))).toMatchObject({ code: 'newerRevision', data: { number: 2 } })
  expect(await refusalOf(take(1))).toMatchObject({ code: 'newerRevision' })
  await take(2)
  expect(await seen()).toMatchObject({ Revision: { Number: 2, Newest: 2, Changes: [] } })
  expect(await means()).toEqual([])
  expect((await contentOf()).Modules).toHaveLength(1)
  expect(await facts()).toMatchObject({ course_name: { ar: 'اسم جديد' }, pass_percent: 75 })
  expect((await audited(server.db, 'classes.takeRevision')).at(-1)).toMatchObject({
    actor_id: huda.accountId,
    data: { from: 1, to: 2 },
    before: { courseRevision: 1 },
    after: { courseRevision: 2 },
  })
  expect((await refusalOf(take(2))).code).toBe('changedMeanwhile')
})

test('a class that was sold under another name is found by it, lists say it, and its people hear of a newer revision', async () => {
  const { ID: courseId } = await sami.send(catalogue.addCourse, {
    body: { ...courseBody('REV-6'), Name: { ar: 'مبادئ الملاحة', en: 'Celestial navigation' }, IsPublished: true },
  })
  const ID = await openClass(courseId)
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select ${ID}, id, 'lead', 'accepted' from people.instructor where email = 'omar@diwan.example'`.execute(server.db)
  const trainee = await server.db
    .selectFrom('people.trainee')
    .select('id')
    .where('email', '=', 'layla@diwan.example')
    .executeTakeFirstOrThrow()
  await enrol(server.db, ID, [trainee.id])
  const day = { StartDate: '2027-07-01', CloseDate: '2027-07-01' }
  const { ID: ExamID } = await sami.send(examsCalls.addExam, { body: examFields(ID, [], day) })
  await sami.send(catalogue.updateCourse, {
    ID: courseId,
    body: { ...(await bodyOf(courseId)), Name: { ar: 'الإبحار', en: 'Wayfinding' } },
  })

  const classes = async (query: object) =>
    (await huda.send(calls.getCourseClasses, query)).Items.map((row) => [row.ID, row.CourseName.en])
  const exams = async (search: string) =>
    (await sami.send(examsCalls.searchExams, { search })).Items.map((row) => [row.ID, row.CourseName.en])
  const sold = 'Celestial navigation'
  for (const search of [sold, 'ملاحة', 'Wayfinding', 'الابحار']) {
    expect(await classes({ search })).toEqual([[ID, sold]])
    expect(await exams(search)).toEqual([[ExamID, sold]])
  }
  expect(await sami.send(examsCalls.getExam, { ID: ExamID })).toMatchObject({ CourseName: { en: sold } })
  expect(await classes({ CourseID: courseId, CourseRevision: 1 })).toEqual([[ID, sold]])
  expect(await classes({ CourseID: courseId, CourseRevision: 2 })).toEqual([])
  const ofCourse = async (query: object) => (await classes({ CourseID: courseId, ...query })).length
  expect([await ofCourse({ OlderRevision: true }), await ofCourse({ OlderRevision: false })]).toEqual([1, 0])
  expect([await ofCourse({ HasSeats: true }), await ofCourse({ HasSeats: false })]).toEqual([1, 0])
  const fill = (to: string) =>
    sql`update classes.course_class set seats_taken = ${sql.raw(to)} where id = ${ID}`.execute(server.db)
  const { SeatsTaken } = await huda.send(calls.getCourseClass, { ID })
  await fill('max_trainees')
  expect([await ofCourse({ HasSeats: true }), await ofCourse({ HasSeats: false })]).toEqual([0, 1])
  await fill(String(SeatsTaken))

  const omar = await server.as('omar')
  await tellNews(server, omar, layla, huda)
  const { Version } = await huda.send(calls.getCourseClass, { ID })
  await huda.send(calls.takeRevision, { ID, body: { Version, Revision: 2 } })
  expect(await ofCourse({ OlderRevision: true })).toBe(0)
  const told = await tellNews(server, omar, layla, huda)
  const page = `/CourseClassDetail/${ID}`
  expect(told.map((news) => news.map(({ kind, opens, title }) => [kind, opens, title]))).toEqual([
    [['classRevised', page, 'تغيّر محتوى الإبحار']],
    [['classRevised', page, 'تغيّر محتوى الإبحار']],
    [],
  ])
  expect(told[1]![0]!.letter!.subject).toContain('الإبحار')
  expect(await classes({ CourseID: courseId, CourseRevision: 2 })).toEqual([[ID, 'Wayfinding']])
  expect(await exams('Wayfinding')).toEqual([[ExamID, 'Wayfinding']])
  expect(await classes({ search: sold })).toEqual([])
})

test('what a class has begun with it ends with', async () => {
  const { ID: courseId } = await sami.send(catalogue.addCourse, {
    body: { ...courseBody('REV-3'), IsPublished: true },
  })
  const ID = await openClass(courseId)
  await sami.send(catalogue.updateCourse, { ID: courseId, body: { ...(await bodyOf(courseId)), PassPercent: 70 } })
  await server.db.updateTable('classes.course_class').set({ state: 'running' }).where('id', '=', ID).execute()
  const found = await huda.send(calls.getCourseClass, { ID })
  expect(found.Actions).not.toContain('takeRevision')
  expect(
    (await refusalOf(huda.send(calls.takeRevision, { ID, body: { Version: found.Version, Revision: 2 } }))).code,
  ).toBe('notNow')
})

test('classes of a course that was never frozen keep what it said when it first changes', async () => {
  const { ID: courseId } = await sami.send(catalogue.addCourse, { body: courseBody('REV-4') })
  const ID = await openClass(courseId)
  await server.asOwner(`update classes.course_class set course_revision = null where id = ${ID}`)
  await server.asOwner(`delete from catalogue.course_revision where course_id = ${courseId}`)
  expect((await huda.send(calls.getCourseClass, { ID })).Revision).toBeNull()
  await sami.send(catalogue.updateCourse, {
    ID: courseId,
    body: { ...(await bodyOf(courseId)), IsPublished: true, PassPercent: 90 },
  })
  expect((await huda.send(calls.getCourseClass, { ID })).Revision).toMatchObject({ Number: 1, Newest: 2 })
})

test('a mean that left the course comes back as itself', async () => {
  const { ID } = await sami.send(catalogue.addCourse, { body: { ...courseBody('REV-5'), IsPublished: true } })
  const body = await bodyOf(ID)
  await sami.send(catalogue.updateCourse, { ID, body: { ...body, EvaluationMeans: [] } })
  expect((await course(ID)).EvaluationMeans).toEqual([])
  await sami.send(catalogue.updateCourse, {
    ID,
    body: { ...(await bodyOf(ID)), EvaluationMeans: courseBody('').EvaluationMeans },
  })
  expect((await course(ID)).EvaluationMeans).toMatchObject([{ ID: body.EvaluationMeans[0]!.ID, Percent: 10 }])
})
