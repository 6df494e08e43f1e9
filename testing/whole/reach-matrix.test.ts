import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses, addRegistrations } from '#database/seeds/world/classes.ts'
import { addAccounts, addInstructors } from '#database/seeds/world/people.ts'
import type { Reach } from '#platform/shared/record/reach.ts'
import type { Permission } from '#platform/shared/access.ts'
import type { Asker } from '../asker.ts'
import { answers, holds, placeOf, type Question } from '../reach-questions/ask.ts'
import { costQuestions } from '../reach-questions/costs.ts'
import { draftQuestions, stageDrafts } from '../reach-questions/drafts.ts'
import { diplomaQuestions, stageDiplomas } from '../reach-questions/diplomas.ts'
import { examQuestions, stageExamRecords } from '../reach-questions/exams.ts'
import { invoiceQuestions, stageInvoices } from '../reach-questions/invoices.ts'
import { feedbackQuestions, stageFeedback } from '../reach-questions/feedback.ts'
import { chatQuestions, stageChat } from '../reach-questions/chat.ts'
import { competitionQuestions, stageCompetitions } from '../reach-questions/competitions.ts'
import { integrationQuestions, stageIntegrations } from '../reach-questions/integrations.ts'
import { mailboxQuestions, stageLetters } from '../reach-questions/mailbox.ts'
import { meetingQuestions, stageMeetings } from '../reach-questions/meetings.ts'
import { reportQuestions, stageReports } from '../reach-questions/reports.ts'
import { stageViews, viewQuestions } from '../reach-questions/views.ts'
import { cardQuestions, stageCards } from '../reach-questions/membership-cards.ts'
import { practicalQuestions, stagePracticalRecords } from '../reach-questions/practical.ts'
import { requestQuestions, stageRequests } from '../reach-questions/requests.ts'
import { resultQuestions, stageResultRecords } from '../reach-questions/results.ts'
import { rosterQuestions, stageRosters } from '../reach-questions/lists-of-people.ts'
import { scheduleQuestions, stageScheduled } from '../reach-questions/schedule.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { stageClass, type StagedClass } from '../stages/stage-exam.ts'

/*
 * Who reaches which records, written by hand in access/reach.tsv and asked of an academy: Salma teaches Layla, who came by
 * herself, and Yusuf, whom Nile Aviation sends and pays for; Omar teaches Yusuf in a class that he pays himself, and Mariam. On the
 * staff of Salma's class somebody examines, and somebody assesses what is practical.
 * Of the plan's rows one asks Salma, one asks Omar, and one has chosen Salma without asking her yet.
 * A noun that gets a rules/reach.ts gets its lines there and its question here.
 */
let server: TestServer
let people: Readonly<Record<string, Asker>>
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-03T08:00:00Z')
  const taught = await stageClass(server.db, { instructors: ['salma'], trainees: ['layla', 'yusuf'] })
  const untaught = await stageClass(server.db, { instructors: ['omar'], trainees: ['mariam', 'yusuf'] })
  await sql`update registration.registration set organization_agreed_at = now(),
    organization_id = (select organization_id from people.trainee where id = trainee_id)
    where class_id = ${taught.classId} and trainee_id = ${taught.traineeIds['yusuf']}`.execute(server.db)
  ids['taught'] = taught.classId
  ids['untaught'] = untaught.classId
  ids['draft'] = await classLike(taught, { state: 'draft' })
  ids['forNile'] = await classLike(taught, {
    organization_id: sql`(select id from people.organization where code = ${(await nile()).code})`,
  })
  ids['laylaOnHerOwn'] = await registrationOf(taught, 'layla')
  ids['yusufPaidByNile'] = await registrationOf(taught, 'yusuf')
  ids['yusufOnHisOwn'] = await registrationOf(untaught, 'yusuf')
  const drafts = await addRegistrations(server.db, [
    { class_id: untaught.classId, trainee_id: taught.traineeIds['layla']!, main: 'draft' },
  ])
  ids['draftOfLayla'] = drafts[0]!
  const places = {
    taught: taught.classId,
    untaught: untaught.classId,
    laylaOnHerOwn: ids['laylaOnHerOwn'],
    yusufPaidByNile: ids['yusufPaidByNile'],
    yusufOnHisOwn: ids['yusufOnHisOwn'],
  }
  Object.assign(ids, await stageExamRecords(server, places), await stageResultRecords(server, places))
  Object.assign(ids, await stageInvoices(server, { ...places, repeatOfLayla: ids['repeatOfLayla']! }))
  Object.assign(ids, await stageDiplomas(server), await stageScheduled(server, places), await stageRosters(server))
  await stagePracticalRecords(server, places)
  await stagePeople()
  Object.assign(ids, await stageRequests(server, { nile: ids['nile']!, layla: ids['layla']! }))
  const asked = { taught: taught.classId, layla: ids['layla']!, salma: ids['salma']!, nile: ids['nile']! }
  Object.assign(ids, await stageFeedback(server, asked))
  Object.assign(ids, await stageCards(server, ids['layla']!), await stageCompetitions(server, ids['layla']!))
  Object.assign(ids, await stageChat(server, asked))
  Object.assign(ids, await stageDrafts(server, ids['layla']!))
  Object.assign(ids, await stageMeetings(server), await stageLetters(server), await stageReports(server))
  Object.assign(ids, await stageIntegrations(server), await stageViews(server))
  await stagePapers(taught, untaught)
  ids['onOffer'] = taught.courseId
  ids['notOnOffer'] = await courseNotOnOffer()
  await stageMaterials(ids['notOnOffer'])
  ids['asksTeacher'] = await planRow(taught.courseId, 1, 'salma', 'asked')
  ids['asksOther'] = await planRow(taught.courseId, 2, 'omar', 'asked')
  ids['chosenTeacher'] = await planRow(taught.courseId, 3, 'salma', 'chosen')
  people = {
    admin: await server.as('nadia'),
    editor: await holder('editor', []),
    coordinator: await server.as('huda'),
    evaluator: await server.as('karim'),
    teacher: await server.as('salma'),
    otherTeacher: await server.as('omar'),
    examiner: await onStaffOf(taught, 'examiner'),
    assessor: await onStaffOf(taught, 'practicalAssessor'),
    payer: await server.as('hany'),
    trainee: await server.as('layla'),
    sent: await server.as('yusuf'),
    other: await server.as('mariam'),
    holderOfClasses: await holder('instructor', ['enteringcourseclass']),
    holderOfExams: await holder('instructor', ['enteringexamination']),
    holderOfMarks: await holder('instructor', ['correctiontraineeexam']),
    holderOfCourses: await holder('customer', ['enteringcourses']),
  }
})
afterAll(() => server.close())

const idOf = async (table: string, email: string): Promise<number> =>
  (
    await sql<{ id: number }>`select id from ${sql.table(table)} where email = ${`${email}@diwan.example`}`.execute(
      server.db,
    )
  ).rows[0]!.id

/** People by their records and accounts; Nile pays for Mariam once and has not sent her. */
async function stagePeople(): Promise<void> {
  for (const key of ['layla', 'yusuf', 'mariam']) ids[key] = await idOf('people.trainee', key)
  ids['salma'] = await idOf('people.instructor', 'salma')
  ids['accountOfLayla'] = await idOf('accounts.account', 'layla')
  ids['nile'] = (await nile()).id
  const paid = await stageClass(server.db, { instructors: [], trainees: ['mariam'] })
  await sql`update registration.registration set organization_id = ${ids['nile']}, organization_agreed_at = now()
    where class_id = ${paid.classId}`.execute(server.db)
}

/** What people got, were told, asked for and did. */
async function stagePapers(taught: StagedClass, untaught: StagedClass): Promise<void> {
  const certificate = async ({ classId }: StagedClass, registration: string, kind: string, mode: string) =>
    (
      await sql<{ id: number }>`insert into certificates.certificate
        (serial, kind, mode, class_id, registration_id, trainee_id, snapshot, verify_code, issued_by)
        select ${`CERT-${registration}-${kind}`}, ${kind}, ${mode}, ${classId}, r.id, r.trainee_id,
          '{"NameAr": "", "NameEn": "", "CourseName": {}, "ClassCode": ""}', ${`${registration}-${kind}`},
          (select id from accounts.account where email = 'nadia@diwan.example')
        from registration.registration r where r.id = ${ids[registration]!} returning id`.execute(server.db)
    ).rows[0]!.id
  ids['ofLaylaOnHerOwn'] = await certificate(taught, 'laylaOnHerOwn', 'completion', 'issuedLocked')
  ids['ofYusufPaidByNile'] = await certificate(taught, 'yusufPaidByNile', 'completion', 'issuedDownloadable')
  ids['ofYusufHidden'] = await certificate(taught, 'yusufPaidByNile', 'excellence', 'hidden')
  ids['ofYusufOnHisOwn'] = await certificate(untaught, 'yusufOnHisOwn', 'completion', 'issuedLocked')
  const layla = ids['accountOfLayla']!
  const added = async (insert: RawBuilder<unknown>) =>
    (await sql<{ id: number }>`${insert} returning id`.execute(server.db)).rows[0]!.id
  ids['toldToLayla'] = await added(sql`insert into notifications.notification (account_id, kind, title, subject)
    values (${layla}, 'custom', 'x', 'x')`)
  ids['askedByLayla'] = await added(sql`insert into privacy.erasure_request (account_id, reason, asked_at)
    values (${layla}, 'x', now())`)
  ids['actOfLayla'] = await added(sql`insert into platform.audit (at, kind, actor_id, subject_type, subject_id)
    values (now(), 'people.updateTrainee', ${layla}, 'trainee', ${ids['layla']!})`)
}

const nile = async () =>
  (
    await sql<{
      id: number
      code: string
    }>`select o.id, o.code from people.organization o join people.trainee t on t.organization_id = o.id
    where t.email = 'yusuf@diwan.example'`.execute(server.db)
  ).rows[0]!

async function classLike({ classId }: StagedClass, set: Record<string, unknown>): Promise<number> {
  const {
    id: _,
    search: _search,
    ...values
  } = await server.db.selectFrom('classes.course_class').where('id', '=', classId).selectAll().executeTakeFirstOrThrow()
  const [id] = await addClasses(server.db, [
    { ...values, code: `${values.code}-${Object.keys(set)[0]}`, ...set } as never,
  ])
  return id!
}

/** A course of the cast, taken off the offer. */
async function courseNotOnOffer(): Promise<number> {
  const { id } = await server.db
    .updateTable('catalogue.course')
    .set({ is_published: false })
    .where('code', '=', 'SEC-201')
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Materials of a course off the offer, in whose class Salma teaches Layla: one to be seen now, one after a session to come. */
async function stageMaterials(courseId: number): Promise<void> {
  await stageClass(server.db, { course: 'SEC-201', instructors: ['salma'], trainees: ['layla'] })
  ids['taughtOffOffer'] = courseId
  const material = (opens: 'firstDay' | 'afterSession', session: number | null) =>
    server.db
      .insertInto('catalogue.material')
      .values({
        course_id: courseId,
        position: 1,
        title: '{}',
        kind: 'link',
        address: 'https://example.org',
        opens,
        after_session: session,
        is_downloadable: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ids['shownMaterial'] = (await material('firstDay', null)).id
  ids['laterMaterial'] = (await material('afterSession', 9)).id
}

/** An approved row of the plan that has this instructor to lead it. */
async function planRow(courseId: number, run: number, key: string, state: 'chosen' | 'asked'): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into planning.plan_row
    (year, course_id, run_number, starts_on, ends_on, hours, weekdays, starts_at, ends_at, min_trainees, max_trainees,
     fee_minor, coordinator_id, state)
    select 2026, ${courseId}, ${run}, '2026-10-04', '2026-10-08', 25, '{0,1,2,3,4}', '09:00', '14:00', 1, 20, 0, id, 'approved'
    from accounts.account where email = 'huda@diwan.example' returning id`.execute(server.db)
  await sql`insert into planning.plan_instructor (plan_row_id, instructor_id, role, state)
    select ${rows[0]!.id}, id, 'lead', ${state} from people.instructor where email = ${`${key}@diwan.example`}`.execute(
    server.db,
  )
  return rows[0]!.id
}

async function registrationOf({ classId, traineeIds }: StagedClass, key: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from registration.registration
    where class_id = ${classId} and trainee_id = ${traineeIds[key]!}`.execute(server.db)
  return rows[0]!.id
}

/** Somebody of this role with no record and nothing but these rights. */
async function holder(
  role: 'editor' | 'instructor' | 'customer',
  rights: readonly Permission[],
  name = `${role}-${rights.join('-')}`,
): Promise<Asker> {
  const email = `${name}@diwan.example`
  const account = await server.db
    .selectFrom('accounts.account')
    .where('email', '=', 'sami@diwan.example')
    .selectAll()
    .executeTakeFirstOrThrow()
  const { id: _, search: _search, ...values } = account
  await addAccounts(server.db, [{ ...values, email, role, permissions: rights as never } as never])
  return server.as(email)
}

/** An instructor who stands on the staff of a class and teaches nothing of it. */
async function onStaffOf({ classId }: StagedClass, role: 'examiner' | 'practicalAssessor'): Promise<Asker> {
  const asker = await holder('instructor', [], role.toLowerCase())
  const email = `${role.toLowerCase()}@diwan.example`
  const is = { is_examiner: role === 'examiner', is_practical_assessor: role !== 'examiner' }
  const [instructor_id] = await addInstructors(server.db, [
    { account_id: asker.accountId, names: { ar: 'x', en: 'x' }, email, ...is },
  ])
  await server.db
    .insertInto('classes.class_staff')
    .values({ class_id: classId, instructor_id: instructor_id!, role, state: 'accepted' })
    .execute()
  return server.as(email)
}

/** Each way that is open to who asks, and whether any shows the record. */
function byWays(
  ways: Readonly<Record<string, { status: number; isShown: boolean }>>,
): Readonly<Record<string, boolean>> {
  const open = Object.entries(ways).filter(([, { status }]) => status !== 403)
  return {
    ...Object.fromEntries(open.map(([way, { isShown }]) => [way, isShown])),
    anyhow: open.some(([, { isShown }]) => isShown),
  }
}
const isRow = (ID: number) => (row: Record<string, unknown>) => row['ID'] === ID
async function one(asker: Asker, address: string, query: object) {
  const { status } = await answers(asker, address, query)
  return { status, isShown: status === 200 }
}
async function listed(asker: Asker, address: string, ID: number, query: object = {}) {
  const answer = await answers(asker, address, { pageSize: 100, ...query })
  return { status: answer.status, isShown: holds(answer, isRow(ID)) }
}
/** A call without a parameter that answers with the own record, for who has one. */
async function own(asker: Asker, address: string, ID: number) {
  const { status, text } = await answers(asker, address, {})
  const found = status === 200 ? (JSON.parse(text) as { ID?: number; Request?: { ID: number } | null }) : {}
  const isShown = (found.ID ?? found.Request?.ID) === ID
  // Who asks for the own record asks for no other.
  return { status: isShown ? 200 : 403, isShown }
}

/** How each noun is asked for one of its records; every way must give the same answer. */
const questions = (): Readonly<Record<string, Question>> => ({
  ...examQuestions(server),
  ...practicalQuestions(server),
  ...resultQuestions(server),
  ...invoiceQuestions(server),
  ...requestQuestions,
  ...feedbackQuestions,
  ...meetingQuestions,
  ...reportQuestions,
  ...viewQuestions,
  ...mailboxQuestions,
  ...integrationQuestions,
  ...cardQuestions,
  ...competitionQuestions,
  ...chatQuestions,
  ...diplomaQuestions(server),
  ...draftQuestions,
  ...scheduleQuestions,
  ...rosterQuestions,
  ...costQuestions,
  registration: async (asker, ID) => {
    const one = await answers(asker, 'GET /api/CourseRegistration/GetRegistration', { ID })
    const list = await answers(asker, 'GET /api/CourseRegistration/GetRegistrations', { pageSize: 100 })
    return { alone: one.status === 200, listed: holds(list, (row) => row['ID'] === ID) }
  },
  courseClass: async (asker, ID) => {
    const ofIt = (call: string, more = {}) =>
      answers(asker, `GET /api/CourseClass/${call}`, { courseClassID: ID, ...more })
    const one = await answers(asker, 'GET /api/CourseClass/GetCourseClass', { ID })
    const list = await answers(asker, 'GET /api/CourseClass/GetCourseClasses', { pageSize: 100 })
    const names = await answers(asker, 'GET /api/CourseClass/getCourseClassForDisplayName', {})
    return {
      sessions: (await ofIt('GetSessionByCourseClassID')).status === 200,
      ofDay: (await ofIt('GetSessionByCourseClassIDAndDate', { date: '2026-03-03' })).status === 200,
      content: (await ofIt('GetCourseContentByCourseClassID')).status === 200,
      next: (await ofIt('getNextLessonAndExam')).status === 200,
      ...(one.status !== 403 && {
        alone: one.status === 200,
        listed: holds(list, (row) => row['ID'] === ID),
        named: holds(names, (row) => row['ID'] === ID),
      }),
    }
  },
  ownClass: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/CourseClass/GetOwnClass', { ID }),
      listed: await listed(asker, 'GET /api/CourseClass/GetOwnClasses', ID),
    }),
  planRow: async (asker, ID) => {
    const one = await answers(asker, 'GET /api/AnnualPlan/GetPlanRow', { ID })
    const list = await answers(asker, 'GET /api/AnnualPlan/GetPlanRows', { pageSize: 100 })
    const toAnswer = await answers(asker, 'GET /api/Instructor/getAllAnnualPlanNotConfirmed', {})
    if (one.status !== 403) {
      const seen: Record<string, boolean> = {
        alone: one.status === 200,
        listed: holds(list, (row) => row['ID'] === ID),
      }
      return seen
    }
    // Who may not open the plan reaches a row by answering it; whoever does not is told that there is none.
    const answer = await answers(asker, 'POST /api/AnnualPlan/AcceptPlanRow', { ID })
    return {
      toAnswer: holds(toAnswer, (row) => row['ID'] === ID),
      answered: answer.status !== 403 && answer.status !== 404,
    }
  },
  course: async (asker, ID) => {
    const ofIt = async (call: string) =>
      (await answers(asker, `GET /api/Course/${call}`, { courseID: ID })).status === 200
    const one = await answers(asker, 'GET /api/Course/GetCourse', { ID })
    const list = await answers(asker, 'GET /api/Course/GetAllCourses', { pageSize: 100 })
    const filtered = await answers(asker, 'POST /api/Course/GetAllByFilter', { body: { pageSize: 100 } })
    const all = await answers(asker, 'GET /api/Course/GetAll', {})
    const modules = await answers(asker, 'GET /api/CourseModule/GetAll', {})
    return {
      alone: one.status === 200,
      listed: holds(list, (row) => row['ID'] === ID),
      filtered: holds(filtered, (row) => row['ID'] === ID),
      named: holds(all, (row) => row['ID'] === ID),
      modules: await ofIt('GetCourseModulesByCourseID'),
      means: await ofIt('GetEvaluationMeansByCourseID'),
      instructors: await ofIt('GetInstructorByCourseID'),
      ...(modules.status !== 403 && { allModules: holds(modules, (row) => row['CourseID'] === ID) }),
    }
  },
  material: async (asker, ID) => {
    const ofCourse = async (call: string) => {
      const answer = await answers(asker, `GET /api/Course/${call}`, { courseID: ids['taughtOffOffer'] })
      return holds(answer, isRow(ID))
    }
    const content = await answers(asker, 'GET /api/CourseMaterial/GetContent', { courseID: ids['taughtOffOffer'] })
    return {
      alone: (await one(asker, 'GET /api/CourseMaterial/GetMaterial', { ID })).isShown,
      listed: (await listed(asker, 'GET /api/CourseMaterial/GetAll', ID)).isShown,
      ofCourse: await ofCourse('GetAllCourseMaterialsByCourseID'),
      content: holds(content, isRow(ID), 'Materials'),
    }
  },
  courseContent: async (asker, ID) => {
    const own = await answers(asker, 'GET /api/CourseMaterial/GetOwnCourses', {})
    const { role } = await server.db
      .selectFrom('accounts.account')
      .where('id', '=', asker.accountId)
      .select('role')
      .executeTakeFirstOrThrow()
    return {
      alone: (await one(asker, 'GET /api/CourseMaterial/GetContent', { courseID: ID })).isShown,
      materials: (await one(asker, 'GET /api/Course/GetAllCourseMaterialsByCourseID', { courseID: ID })).isShown,
      ofModules: (await one(asker, 'GET /api/Course/GetCourseModuleMaterialsByCourseID', { courseID: ID })).isShown,
      // The own courses are those of the own classes: an evaluator reads every course and has none.
      ...((role === 'trainee' || role === 'instructor') && { own: holds(own, isRow(ID)) }),
    }
  },
  trainee: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/Trainee/GetTrainee', { ID }),
      listed: await listed(asker, 'GET /api/Trainee/GetAll', ID),
      filtered: await listed(asker, 'GET /api/Trainee/GetAllByFilter', ID, { pageSize: undefined }),
      ofOrganization: await listed(asker, 'GET /api/Trainee/GetTraineeByCustomer', ID),
      own: await own(asker, 'GET /api/Trainee/GetLoginTrainee', ID),
    }),
  instructor: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/Instructor/GetInstructor', { ID }),
      listed: await listed(asker, 'GET /api/Instructor/GetAll', ID),
      filtered: await listed(asker, 'GET /api/Instructor/GetAllByFilter', ID, { pageSize: undefined }),
      own: await own(asker, 'GET /api/Instructor/GetLoginInstructor', ID),
    }),
  organization: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/Customer/GetCustomer', { ID }),
      listed: await listed(asker, 'GET /api/Customer/GetAll', ID),
      own: await own(asker, 'GET /api/Customer/GetLoginCustomer', ID),
    }),
  certificate: async (asker, ID) => {
    const { rows } = await sql<{ TraineeID: number; CourseClassID: number }>`
      select trainee_id as "TraineeID", class_id as "CourseClassID" from certificates.certificate where id = ${ID}`.execute(
      server.db,
    )
    return byWays({
      listed: await listed(asker, 'GET /api/Trainee/GetAllTraineeCertificate', ID),
      ofClass: await listed(asker, 'GET /api/Trainee/GetTraineeCertificate', ID, { pageSize: undefined, ...rows[0]! }),
    })
  },
  notification: async (asker, ID) =>
    byWays({
      listed: await listed(asker, 'GET /api/UserNotifications/GetUserNotifications', ID),
      bell: await listed(asker, 'GET /GetUserNotification', ID, { pageSize: undefined }),
    }),
  erasureRequest: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/User/GetErasureRequest', { ID }),
      listed: await listed(asker, 'GET /api/User/SearchErasureRequests', ID),
      own: await own(asker, 'GET /api/User/GetOwnErasure', ID),
    }),
  auditEntry: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/Audit/GetAuditEntry', { ID }),
      listed: await listed(asker, 'GET /api/Audit/SearchAudit', ID, { Kind: 'people.updateTrainee' }),
    }),
  account: async (asker, ID) =>
    byWays({
      alone: await one(asker, 'GET /api/User/GetUser', { ID }),
      listed: await listed(asker, 'GET /api/User/SearchUsers', ID),
    }),
  enrolment: async (asker, id) => {
    const { trainee_id, class_id } = await placeOf(server.db, id)
    const found: Record<string, boolean> = {}
    const classes = await answers(asker, 'GET /api/CourseClass/GetCourseClassByTraineeID', { ID: trainee_id })
    found['classes'] = holds(classes, (row) => row['ClassID'] === class_id)
    const roster = await answers(asker, 'GET /api/CourseClass/GetTraineeByCourseClassID', { courseClassID: class_id })
    if (roster.status !== 403) found['people'] = holds(roster, (row) => row['TraineeID'] === trainee_id)
    return found
  },
})

const [head, ...lines] = readFileSync(join(import.meta.dirname, '../access/reach.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replace(/^# /, '').split('\t'))

test.each(lines.map(([noun, record, ...signs]) => ({ noun: noun!, record: record!, signs })))(
  '$noun: $record',
  async ({ noun, record, signs }) => {
    const expected: string[] = []
    const found: string[] = []
    for (const [at, name] of head!.slice(2).entries()) {
      const asked = Object.entries(await questions()[noun]!(people[name]!, ids[record]!))
      for (const [way, isReached] of asked) {
        expected.push(`${name} ${way}: ${signs[at] === '+'}`)
        found.push(`${name} ${way}: ${isReached}`)
      }
    }
    expect(found).toEqual(expected)
  },
)

test('every noun with a table of who reaches it has its lines', async () => {
  const modules = join(import.meta.dirname, '../../modules')
  const files = readdirSync(modules).map((name) => join(modules, name, 'rules/reach.ts'))
  const tables = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => import(file) as Promise<object>),
  )
  const nouns = tables.flatMap((table) => Object.values(table) as Reach[]).map(({ noun }) => noun)
  expect(nouns.length).toBeGreaterThan(0)
  expect([...new Set(lines.map(([noun]) => noun))].sort()).toEqual(nouns.sort())
})
