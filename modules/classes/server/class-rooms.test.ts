import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { approvedRow, classRoomOf, planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../contract/calls.ts'

/* What a class room has, when it may be booked and how long it is made ready decide which sessions meet in it. */

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, sami: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  ;[huda, nadia, sami, layla] = (await Promise.all(
    ['huda', 'nadia', 'sami', 'layla'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker]
})
afterAll(() => server.close())

let made = 0
let classRoom: { ID: number; Code: string }
beforeEach(async () => {
  const Code = `T-${++made}`
  classRoom = { ...(await huda.send(planningCalls.addClassRoom, { body: classRoomOf({ Code }) })), Code }
})
const change = async (fields: Partial<ReturnType<typeof classRoomOf>>) => {
  const { Version } = await huda.send(planningCalls.getClassRoom, { ID: classRoom.ID })
  return { ID: classRoom.ID, body: { ...classRoomOf({ Code: classRoom.Code, ...fields }), Version } }
}
const edit = async (fields: Partial<ReturnType<typeof classRoomOf>>) =>
  huda.send(planningCalls.editClassRoom, await change(fields))

const classOf = (from: string, to: string, fields: object = {}) => ({
  body: {
    CourseID: ids.SMS101,
    StartDate: '2027-05-02',
    EndDate: '2027-05-06',
    Place: 'academy' as const,
    ClassRoomID: classRoom.ID,
    Language: 'ar' as const,
    MinTrainees: 1,
    MaxTrainees: 10,
    Fee: { Minor: 0, Currency: 'USD' },
    OrganizationID: null,
    Notes: '',
    CourseClassSessions: [{ Date: '2027-05-03', StartTime: from, EndTime: to }],
    CourseClassInstructors: [],
    ...fields,
  },
})

test('a class outside of the plan bears the year in which it begins', async () => {
  const of2029 = { StartDate: '2029-05-02', EndDate: '2029-05-06', CourseClassSessions: [] }
  const { Code } = await huda.send(calls.getCodeOfClassNo, { StartDate: of2029.StartDate })
  expect(Code).toMatch(/2029/)
  expect((await huda.send(calls.add, classOf('09:00', '10:00', of2029))).Code).toBe(Code)
  expect((await huda.send(calls.add, classOf('09:00', '10:00'))).Code).toMatch(/2027/)
})

test('between two sessions of a class room there is time for its set-up, of which the refusal names the class', async () => {
  await edit({ SetupMinutes: 45 })
  const first = await huda.send(calls.add, classOf('09:00', '11:00'))
  const near = {
    code: 'setupTooShort',
    data: { classRoom: classRoom.Code, class: first.Code, minutes: 45, to: '11:00' },
  }
  expect(await refusalOf(huda.send(calls.add, classOf('11:30', '12:30')))).toMatchObject(near)
  expect(await refusalOf(huda.send(calls.add, classOf('07:00', '08:16')))).toMatchObject(near)
  expect((await refusalOf(huda.send(calls.add, classOf('10:59', '12:00')))).code).toBe('classRoomTaken')
  await huda.send(calls.add, classOf('11:45', '12:30'))
  await huda.send(calls.add, classOf('07:00', '08:15'))
})

test('the database itself keeps the set-up free, whoever asks it', async () => {
  await edit({ SetupMinutes: 45 })
  const { ID } = await huda.send(calls.add, classOf('09:00', '11:00'))
  const again = sql`insert into classes.class_session (class_id, number, day, starts_at, ends_at, period, class_room_id)
    select class_id, 2, day, '11:30', '12:30',
      tstzrange(upper(period) + interval '30 minutes', upper(period) + interval '90 minutes'), class_room_id
    from classes.class_session where class_id = ${ID}`.execute(server.db)
  await expect(again).rejects.toMatchObject({ constraint: 'class_room_in_one_place' })
})

test('a longer set-up is refused while sessions to come stand closer, and counts for them afterwards', async () => {
  const first = await huda.send(calls.add, classOf('09:00', '11:00'))
  const second = await huda.send(calls.add, classOf('11:20', '12:00'))
  expect(await refusalOf(huda.send(planningCalls.editClassRoom, await change({ SetupMinutes: 30 })))).toMatchObject({
    status: 409,
    code: 'setupTooLong',
    data: { minutes: 30, class: first.Code, other: second.Code, day: '2027-05-03' },
    fields: [{ path: 'SetupMinutes' }],
  })
  await edit({ SetupMinutes: 20 })
  expect((await refusalOf(huda.send(calls.add, classOf('12:10', '13:00')))).code).toBe('setupTooShort')
  await huda.send(calls.add, classOf('12:20', '13:00'))
})

test('a class room is booked within its hours alone, and the plan says so before', async () => {
  await edit({ BookableFrom: '08:00', BookableTo: '13:00' })
  expect(await refusalOf(huda.send(calls.add, classOf('12:00', '13:30')))).toMatchObject({
    code: 'classRoomClosed',
    data: { classRoom: classRoom.Code, day: '2027-05-03', from: '08:00', to: '13:00' },
  })
  const { ID } = await huda.send(calls.add, classOf('08:00', '13:00'))
  const [session] = (await huda.send(calls.getCourseClass, { ID })).CourseClassSessions
  const moved = {
    Date: '2027-05-04',
    StartTime: '07:30',
    EndTime: '09:00',
    ClassRoomID: classRoom.ID,
    ModuleID: null,
    InstructorIDs: [],
    Version: session!.Version,
  }
  expect((await refusalOf(huda.send(calls.moveSession, { ID: session!.ID, body: moved }))).code).toBe('classRoomClosed')

  const row = await huda.send(planningCalls.add, { body: planRowOf(ids, '2027-05-16', { ClassRoomID: classRoom.ID }) })
  const { Timetable } = await huda.send(planningCalls.getPlanRow, { ID: row.ID })
  expect(Timetable.Clashes).toMatchObject([
    { Kind: 'outsideHours', Severity: 'hard', Sessions: 5, Hours: { From: '08:00', To: '13:00' } },
  ])
})

test('what the course needs parts the class rooms; another one is chosen by an administrator alone', async () => {
  const facilities = await server.db.selectFrom('lookups.facility').select(['id', 'code']).execute()
  const idOf = (code: string) => facilities.find((each) => each.code === code)!.id
  const course = await sami.send(catalogueCalls.getCourse, { ID: ids.SEC201 })
  const need = async (Quantity: number) => {
    const { Version } = await sami.send(catalogueCalls.getCourse, { ID: ids.SEC201 })
    const body = { ...fieldsOf(course), Facilities: [{ FacilityID: idOf('XRAY'), Quantity }], Version }
    return sami.send(catalogueCalls.updateCourse, { ID: ids.SEC201, body })
  }
  await need(4)
  await edit({ Facilities: [{ FacilityID: idOf('XRAY'), Quantity: 3 }] })

  const offers = () => huda.send(planningCalls.getClassRoomsForCourse, { courseID: ids.SEC201 })
  expect((await refusalOf(layla.send(planningCalls.getClassRoomsForCourse, { courseID: ids.SEC201 }))).code).toBe(
    'notAllowed',
  )
  expect((await offers()).NotOffered.find((each) => each.ID === classRoom.ID)).toMatchObject({
    Code: classRoom.Code,
    Lacks: [{ Needed: 4, Has: 3 }],
  })
  const body = planRowOf(ids, '2027-05-23', {
    CourseID: ids.SEC201,
    ClassRoomID: classRoom.ID,
    LeadInstructorID: ids.salma,
    BackupInstructorID: null,
  })
  const { ID } = await huda.send(planningCalls.add, { body })
  expect((await huda.send(planningCalls.getPlanRow, { ID })).Timetable.Clashes).toMatchObject([
    { Kind: 'equipmentMissing', Severity: 'hard', ClassRoomCode: classRoom.Code },
  ])
  const ofSecurity = { CourseID: ids.SEC201 }
  expect(await refusalOf(huda.send(calls.add, classOf('09:00', '11:00', ofSecurity)))).toMatchObject({
    code: 'classRoomLacks',
    data: { classRoom: classRoom.Code, count: 1 },
  })
  await nadia.send(calls.add, classOf('09:00', '11:00', ofSecurity))

  await edit({ Facilities: [{ FacilityID: idOf('XRAY'), Quantity: 4 }] })
  expect((await offers()).Offered.map((each) => each.ID)).toContain(classRoom.ID)
  await huda.send(calls.add, classOf('12:00', '13:00', ofSecurity))

  // A class of a row whose class room lacks something is not made before that is waived.
  const approved = await approvedRow({ huda, nadia }, { ...body, StartDate: '2027-06-06', EndDate: '2027-06-10' })
  const salma = await server.as('salma')
  await salma.send(planningCalls.accept, { ID: approved })
  await need(5)
  expect(await refusalOf(huda.send(calls.makeFromPlan, { annualPlanID: approved }))).toMatchObject({
    code: 'planRowIncomplete',
    data: { what: ['equipmentMissing'] },
  })

  // One line is taken out by itself; whoever edits the course meanwhile is told.
  const before = await sami.send(catalogueCalls.getCourse, { ID: ids.SEC201 })
  expect(
    (await refusalOf(layla.send(catalogueCalls.deleteCourseFacility, { ID: before.Facilities[0]!.ID }))).code,
  ).toBe('notAllowed')
  await sami.send(catalogueCalls.deleteCourseFacility, { ID: before.Facilities[0]!.ID })
  expect(await sami.send(catalogueCalls.getCourse, { ID: ids.SEC201 })).toMatchObject({
    Facilities: [],
    Version: before.Version + 1,
  })
  expect((await refusalOf(sami.send(catalogueCalls.deleteCourseFacility, { ID: before.Facilities[0]!.ID }))).code).toBe(
    'notFound',
  )
})

function fieldsOf(course: Awaited<ReturnType<typeof sami.send<typeof catalogueCalls.getCourse>>>) {
  const {
    ID: _id,
    Revision: _revision,
    CategoryName: _c,
    LevelName: _l,
    ProviderName: _p,
    TrainingStrategyName: _s,
    TypeID: _i,
    TypeName: _t,
    Language: _n,
    Actions: _a,
    Version: _v,
    Types,
    Areas,
    Prerequisites,
    Instructors,
    InternalCode,
    EvaluationMeans,
    ...rest
  } = course
  const ids = (all: readonly { ID: number }[]) => all.map((each) => each.ID)
  return {
    ...rest,
    InternalCode: InternalCode ?? '',
    TypeIDs: ids(Types),
    AreaIDs: ids(Areas),
    PrerequisiteIDs: ids(Prerequisites),
    InstructorIDs: ids(Instructors),
    EvaluationMeans: EvaluationMeans.map(({ Participation: _told, ...mean }) => mean),
  }
}
