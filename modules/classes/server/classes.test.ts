import { afterAll, beforeAll, expect, test } from 'vitest'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { approvedRow, planRowOf, stagedClass, stageIds } from '#testing/stages/stage-plan.ts'
import { classesCalls as calls } from '../contract/calls.ts'
import { moveClassesOn } from './acts/clock.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let huda: Asker, nadia: Asker, sami: Asker, omar: Asker, salma: Asker, layla: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  await server.db.deleteFrom('planning.holiday').execute()
  ids = await stageIds(server)
  ;[huda, nadia, sami, omar, salma, layla] = (await Promise.all(
    ['huda', 'nadia', 'sami', 'omar', 'salma', 'layla'].map((who) => server.as(who)),
  )) as [Asker, Asker, Asker, Asker, Asker, Asker]
})
afterAll(() => server.close())

const found = (ID: number, asker: Asker = huda) => asker.send(calls.getCourseClass, { ID })
const version = async (ID: number) => ({ Version: (await found(ID)).Version })
const kinds = async (classId: number) =>
  (
    await server.db
      .selectFrom('platform.event')
      .select('kind')
      .where('subject_type', '=', 'courseClass')
      .where('subject_id', '=', classId)
      .orderBy('id')
      .execute()
  ).map((event) => event.kind)

test('confirming a plan row makes the class with its number, sessions and instructors; twice is once', async () => {
  const annualPlanID = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-02-07'))
  expect((await refusalOf(huda.send(calls.makeFromPlan, { annualPlanID }))).code).toBe('noLeadInstructor')
  await omar.send(planningCalls.accept, { ID: annualPlanID })
  expect((await refusalOf(sami.send(calls.makeFromPlan, { annualPlanID }))).code).toBe('notNow')
  expect((await refusalOf(omar.send(calls.makeFromPlan, { annualPlanID }))).code).toBe('notAllowed')

  const { Code } = await huda.send(calls.getCodeOfClassNo)
  const made = await huda.send(calls.makeFromPlan, { annualPlanID })
  expect(made.Code).toBe(Code)
  expect(await huda.send(calls.makeFromPlan, { annualPlanID })).toEqual(made)
  expect(await nadia.send(calls.makeFromPlan, { annualPlanID })).toEqual(made)
  expect((await huda.send(calls.getCodeOfClassNo)).Code).not.toBe(Code)

  const seen = await found(made.ID)
  expect(seen).toMatchObject({
    State: 'open',
    PlanRowID: annualPlanID,
    ClassRoomCode: 'R-101',
    Hours: 25,
    SeatsTaken: 0,
    UnderMinimum: true,
    CourseClassInstructors: [{ InstructorID: ids.omar, Role: 'lead', State: 'accepted' }],
  })
  // 9:00 in Cairo is 7:00 UTC in winter; two modules of 10 and 15 hours over five mornings.
  expect(seen.CourseClassSessions[0]).toMatchObject({ Number: 1, Date: '2027-02-07', From: '2027-02-07T07:00:00Z' })
  expect(seen.CourseClassSessions.map((each) => each.ModuleName?.en)).toEqual([
    'Introduction to safety management',
    'Introduction to safety management',
    'Risk analysis',
    'Risk analysis',
    'Risk analysis',
  ])
  expect(await huda.send(planningCalls.getPlanRow, { ID: annualPlanID })).toMatchObject({
    State: 'confirmed',
    ClassCode: made.Code,
  })
  expect(await kinds(made.ID)).toEqual(['classes.makeFromPlan', 'classes.keepInstructor'])
  expect((await omar.send(calls.getAllCourseClassNotConfirmed)).map((each) => each.ID)).not.toContain(made.ID)
})

test('whoever accepted in the plan is asked again only where something has changed, and is told what', async () => {
  const changed = async (startsOn: string, after: Parameters<typeof stagedClass>[3]) => {
    const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, startsOn), after)
    const asked = (await omar.send(calls.getAllCourseClassNotConfirmed)).find((each) => each.ID === ID)
    return { ID, Changed: asked?.Changed }
  }
  // seats and fee are not the instructor's
  expect((await changed('2028-08-06', { MaxTrainees: 15, ExpectedTrainees: 12 })).Changed).toBeUndefined()
  const moved = await changed('2028-08-13', { ClassRoomID: ids.R102 })
  expect(moved.Changed).toEqual(['place'])
  expect(await found(moved.ID)).toMatchObject({ CourseClassInstructors: [{ State: 'asked' }] })
  expect((await changed('2028-08-20', { Hours: 20, Language: 'en' })).Changed).toEqual(['sessions', 'language'])
  await omar.send(calls.accept, { courseClassID: moved.ID })
  expect(await found(moved.ID)).toMatchObject({ CourseClassInstructors: [{ State: 'accepted' }] })
})

test('a holiday that moves the sessions of an accepted row is asked about', async () => {
  const annualPlanID = await approvedRow(
    { huda, nadia },
    planRowOf(ids, '2028-08-27', { EndDate: '2028-09-04', ClassRoomID: ids.R102 }),
  )
  await omar.send(planningCalls.accept, { ID: annualPlanID })
  await nadia.send(planningCalls.addHoliday, {
    body: {
      Name: { ar: 'عطلة طارئة', en: 'Sudden holiday', fr: 'Congé soudain' },
      Kind: 'oneOff',
      FirstDay: '2028-08-29',
      LastDay: '2028-08-29',
    },
  })
  const { ID } = await huda.send(calls.makeFromPlan, { annualPlanID })
  expect((await omar.send(calls.getAllCourseClassNotConfirmed)).find((each) => each.ID === ID)).toMatchObject({
    Changed: ['sessions'],
  })
})

test('a backup who accepted and leads now is asked about the other role', async () => {
  const body = planRowOf(ids, '2028-09-10', { LeadInstructorID: ids.salma, BackupInstructorID: ids.omar })
  const annualPlanID = await approvedRow({ huda, nadia }, body)
  await omar.send(planningCalls.accept, { ID: annualPlanID })
  await salma.send(planningCalls.reject, { ID: annualPlanID, body: { Reason: 'سفر' } })
  const { Version } = await huda.send(planningCalls.getPlanRow, { ID: annualPlanID })
  await huda.send(planningCalls.askInstructor, {
    ID: annualPlanID,
    body: { InstructorID: ids.omar, Role: 'lead', Version },
  })
  const { ID } = await huda.send(calls.makeFromPlan, { annualPlanID })
  expect((await omar.send(calls.getAllCourseClassNotConfirmed)).find((each) => each.ID === ID)).toMatchObject({
    Role: 'lead',
    Changed: ['role'],
  })
})

test('the second class in the same class room at the same time is refused, and the refusal names the first', async () => {
  const first = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-02-21'))
  const rival = await approvedRow(
    { huda, nadia },
    planRowOf(ids, '2027-02-24', {
      CourseID: ids.SEC201,
      LeadInstructorID: ids.salma,
      Hours: 20,
      EndDate: '2027-03-04',
    }),
  )
  await salma.send(planningCalls.accept, { ID: rival })
  expect(await refusalOf(huda.send(calls.makeFromPlan, { annualPlanID: rival }))).toMatchObject({
    status: 409,
    code: 'classRoomTaken',
    data: { classRoom: 'R-101', class: first.Code, day: '2027-02-24', from: '09:00', to: '14:00' },
  })
  const elsewhere = await approvedRow({ huda, nadia }, planRowOf(ids, '2027-02-21', { ClassRoomID: ids.R102 }))
  await omar.send(planningCalls.accept, { ID: elsewhere })
  expect(await refusalOf(huda.send(calls.makeFromPlan, { annualPlanID: elsewhere }))).toMatchObject({
    code: 'instructorTaken',
    data: { instructor: 'عمر الراوي', class: first.Code },
  })
})

test('the instructor sees and answers the own classes alone; a rejection frees the time and offers substitutes', async () => {
  const planned = planRowOf(ids, '2027-03-14', { ClassRoomID: ids.R102 })
  const { ID, Code } = await stagedClass({ huda, nadia }, omar, planned, { ClassRoomID: ids.R101 })
  expect(await omar.send(calls.getAllCourseClassNotConfirmed)).toContainEqual(
    expect.objectContaining({ ID, Code, Role: 'lead', Hours: 25 }),
  )
  expect((await refusalOf(salma.send(calls.accept, { courseClassID: ID }))).code).toBe('notFound')
  expect((await refusalOf(found(ID, salma))).code).toBe('notFound')
  expect((await refusalOf(found(ID, layla))).code).toBe('notAllowed')
  expect((await found(ID, omar)).History).toEqual([])
  expect((await omar.send(calls.getCourseClasses)).Items.map((each) => each.Code)).toContain(Code)
  expect((await salma.send(calls.getCourseClasses)).Items.map((each) => each.Code)).not.toContain(Code)

  await omar.send(calls.reject, { courseClassID: ID, reason: 'سفر' })
  await omar.send(calls.reject, { courseClassID: ID, reason: 'سفر' })
  expect((await refusalOf(omar.send(calls.accept, { courseClassID: ID }))).code).toBe('notNow')
  expect(await found(ID)).toMatchObject({
    NeedsInstructor: true,
    CourseClassInstructors: [{ State: 'rejected', Reason: 'سفر' }],
  })
  const { Candidates } = await huda.send(calls.getClassSubstitutes, { ID })
  expect(Candidates.map((each) => [each.InstructorID, each.BusySessions])).toEqual([[ids.salma, 0]])
  await huda.send(calls.askInstructor, {
    ID,
    body: { InstructorID: ids.salma, Role: 'lead', ...(await version(ID)) },
  })
  await salma.send(calls.accept, { courseClassID: ID })
  expect((await found(ID)).CourseClassSessions.every((each) => each.Instructors[0]?.InstructorID === ids.salma)).toBe(
    true,
  )
  const week = await salma.send(calls.getInstructorSchedule, { startDate: '2027-03-14', endDate: '2027-03-20' })
  expect(week.Sessions.map((each) => each.ClassCode)).toEqual([Code, Code, Code, Code, Code])
  // Omar's time is free again.
  await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-03-14', { ClassRoomID: ids.R102 }))
})

test('sessions stay within the dates and off holidays, do not overlap, and move as a whole', async () => {
  const { ID, Code } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-04-04', { EndDate: '2027-04-15' }))
  const add = (date: string, change = {}) => ({
    courseClassID: ID,
    date,
    startTime: '09:00',
    endTime: '11:00',
    ...change,
  })
  expect(await refusalOf(huda.send(calls.addSession, add('2027-04-16')))).toMatchObject({
    code: 'sessionOutsideDates',
    data: { day: '2027-04-16', from: '2027-04-04', to: '2027-04-15' },
  })
  expect((await refusalOf(huda.send(calls.addSession, add('2027-04-05')))).code).toBe('instructorTaken')
  const holiday = await huda.send(planningCalls.addHoliday, {
    body: { Name: { ar: 'عطلة', en: 'Holiday' }, Kind: 'oneOff', FirstDay: '2027-04-12', LastDay: '2027-04-12' },
  })
  expect(await refusalOf(huda.send(calls.addSession, add('2027-04-12')))).toMatchObject({
    code: 'sessionOnHoliday',
    data: { day: '2027-04-12', holiday: 'عطلة' },
  })
  const waiverReason = 'طلب العميل'
  expect((await refusalOf(huda.send(calls.addSession, add('2027-04-12', { waiverReason })))).code).toBe(
    'sessionOnHoliday',
  )
  const added = await nadia.send(calls.addSession, add('2027-04-12', { waiverReason, classRoomID: ids.R101 }))
  expect(
    await huda.send(calls.getSessionByCourseClassIDAndDate, { courseClassID: ID, date: '2027-04-12' }),
  ).toMatchObject([{ ID: added.ID, Number: 6, Instructors: [{ InstructorID: ids.omar }] }])
  await huda.send(planningCalls.deleteHoliday, { ID: holiday.ID })

  const [first] = (await found(ID)).CourseClassSessions
  const move = (change: object) =>
    huda.send(calls.moveSession, {
      ID: first!.ID,
      body: {
        Date: '2027-04-13',
        StartTime: '09:00',
        EndTime: '14:00',
        ClassRoomID: ids.R101,
        ModuleID: first!.ModuleID,
        InstructorIDs: [ids.omar],
        Version: 1,
        ...change,
      },
    })
  expect((await refusalOf(move({ Date: '2027-04-05' }))).data).toMatchObject({ class: Code, day: '2027-04-05' })
  expect((await refusalOf(move({ InstructorIDs: [ids.karim] }))).fields).toEqual([
    { path: 'InstructorIDs.0', code: 'notAllowed' },
  ])
  await move({})
  expect((await refusalOf(move({}))).code).toBe('changedMeanwhile')
  const moved = (await found(ID)).CourseClassSessions
  expect(moved.map((each) => [each.Number, each.Date])).toEqual([
    [1, '2027-04-05'],
    [2, '2027-04-06'],
    [3, '2027-04-07'],
    [4, '2027-04-08'],
    [5, '2027-04-12'],
    [6, '2027-04-13'],
  ])
  await huda.send(calls.cancelSession, { ID: moved[0]!.ID, reason: 'مرض المحاضر' })
  expect((await refusalOf(huda.send(calls.cancelSession, { ID: moved[0]!.ID }))).code).toBe('sessionClosed')
  expect((await found(ID)).CourseClassSessions[0]).toMatchObject({ State: 'cancelled', Actions: [] })
  await huda.send(calls.addSession, add('2027-04-05', { classRoomID: ids.R101 }))
  const { Version, ...rest } = await fieldsOf(ID)
  expect(
    await refusalOf(huda.send(calls.edit, { ID, body: { ...rest, Version, EndDate: '2027-04-12' } })),
  ).toMatchObject({ code: 'sessionOutsideDates', data: { day: '2027-04-13' } })
  await huda.send(calls.edit, { ID, body: { ...rest, Version, ClassRoomID: ids.R102, MaxTrainees: 18 } })
  expect(await found(ID)).toMatchObject({ ClassRoomCode: 'R-102', MaxTrainees: 18 })
  expect(
    (await found(ID)).CourseClassSessions.filter((each) => each.State !== 'cancelled').map(
      (each) => each.ClassRoomCode,
    ),
  ).toEqual(['R-102', 'R-102', 'R-102', 'R-102', 'R-102', 'R-102'])
  expect(await kinds(ID)).toContain('classes.moveSession')
})

const fieldsOf = async (ID: number) => {
  const row = await found(ID)
  return {
    StartDate: row.StartDate,
    EndDate: row.EndDate,
    Place: row.Place,
    ClassRoomID: row.ClassRoomID,
    Language: 'ar' as const,
    MinTrainees: row.MinTrainees,
    MaxTrainees: row.MaxTrainees,
    Fee: row.Fee,
    OrganizationID: row.OrganizationID,
    Notes: row.Notes,
    Version: row.Version,
  }
}

test('seats limit the maximum; going under the minimum needs a reason', async () => {
  const { ID } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-05-02'))
  await server.db.updateTable('classes.course_class').set({ seats_taken: 8 }).where('id', '=', ID).execute()
  const fields = await fieldsOf(ID)
  expect((await refusalOf(huda.send(calls.edit, { ID, body: { ...fields, Language: 'xx' } }))).fields).toEqual([
    { path: 'Language', code: 'notFound' },
  ])
  expect(
    await refusalOf(huda.send(calls.edit, { ID, body: { ...fields, MinTrainees: 2, MaxTrainees: 7 } })),
  ).toMatchObject({ code: 'maximumBelowTaken', data: { taken: 8 } })
  expect((await refusalOf(huda.send(calls.edit, { ID, body: { ...fields, MaxTrainees: 25 } }))).code).toBe(
    'classRoomTooSmall',
  )
  await nadia.send(calls.edit, { ID, body: { ...fields, MaxTrainees: 25 } })

  expect(await refusalOf(huda.send(calls.go, { ID, body: await version(ID) }))).toMatchObject({
    code: 'underMinimum',
    data: { enrolled: 0, minimum: 6 },
  })
  expect((await refusalOf(sami.send(calls.go, { ID, body: { ...(await version(ID)), Reason: 'x' } }))).code).toBe(
    'notNow',
  )
  await huda.send(calls.hold, { ID, body: await version(ID) })
  await huda.send(calls.go, { ID, body: { ...(await version(ID)), Reason: 'عميل مهم' } })
  expect(await found(ID)).toMatchObject({ State: 'confirmed', StateReason: 'عميل مهم' })
  expect((await refusalOf(huda.send(calls.start, { ID, body: await version(ID) }))).code).toBe('tooEarly')
  // the page is told so before anybody asks
  const early = await found(ID)
  expect(early.Actions).not.toContain('start')
  expect(early.Later).toEqual([{ Action: 'start', From: early.StartDate }])
  expect((await refusalOf(huda.send(calls.close, { ID, body: await version(ID) }))).code).toBe('notNow')
})

test('a postponed class comes back with the same number when its row is confirmed again; cancelling takes the row along', async () => {
  const { ID, Code, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-05-16'))
  await huda.send(calls.postpone, {
    ID,
    body: { ...(await version(ID)), StartDate: '2027-05-30', Reason: 'قلة التسجيل' },
  })
  expect(await found(ID)).toMatchObject({ State: 'postponed', StartDate: '2027-05-30', EndDate: '2027-06-03' })
  const row = () => huda.send(planningCalls.getPlanRow, { ID: planRowId })
  expect(await row()).toMatchObject({ State: 'postponed', StartDate: '2027-05-30', Instructors: [{ State: 'chosen' }] })
  expect(
    (
      await refusalOf(
        huda.send(planningCalls.cancel, {
          ID: planRowId,
          body: { Reason: 'x', Version: (await row()).Version },
        }),
      )
    ).code,
  ).toBe('rowHasClass')
  const chosen = async () => ({ body: { Rows: [{ ID: planRowId, Version: (await row()).Version }] } })
  await huda.send(planningCalls.propose, await chosen())
  await nadia.send(planningCalls.approve, await chosen())
  await omar.send(planningCalls.accept, { ID: planRowId })
  expect(await huda.send(calls.makeFromPlan, { annualPlanID: planRowId })).toEqual({ ID, Code })
  const again = await found(ID)
  expect(again).toMatchObject({ State: 'open', Code, StartDate: '2027-05-30' })
  expect(again.CourseClassSessions.filter((each) => each.State === 'scheduled').map((each) => each.Date)).toEqual([
    '2027-05-30',
    '2027-05-31',
    '2027-06-01',
    '2027-06-02',
    '2027-06-03',
  ])
  await huda.send(calls.cancel, { ID, body: { ...(await version(ID)), Reason: 'ألغي' } })
  expect(await found(ID)).toMatchObject({ State: 'cancelled', Actions: [] })
  expect(await row()).toMatchObject({ State: 'cancelled', StateReason: 'ألغي' })
  await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-05-30'))
})

test('a class outside of the plan is a draft: opened with sessions, deleted without people', async () => {
  const { Version: _, ...fields } = await fieldsOf(
    (await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-06-13'))).ID,
  )
  const body = {
    ...fields,
    CourseID: ids.GHO110,
    ClassRoomID: ids.R102,
    StartDate: '2027-06-27',
    EndDate: '2027-07-01',
    CourseClassSessions: [
      { Date: '2027-06-28', StartTime: '09:00', EndTime: '14:00' },
      { Date: '2027-06-27', StartTime: '09:00', EndTime: '14:00' },
    ],
    CourseClassInstructors: [{ InstructorID: ids.salma, Role: 'lead' as const }],
  }
  expect(
    await refusalOf(
      huda.send(calls.add, {
        body: { ...body, CourseClassInstructors: [{ InstructorID: ids.omar, Role: 'lead' }] },
      }),
    ),
  ).toMatchObject({ code: 'instructorNotAble', fields: [{ path: 'CourseClassInstructors.0.InstructorID' }] })
  const made = await huda.send(calls.add, { body })
  const empty = await huda.send(calls.add, {
    body: { ...body, CourseClassSessions: [], CourseClassInstructors: [] },
  })
  expect((await refusalOf(huda.send(calls.add, { body }))).code).toBe('classRoomTaken')
  expect((await refusalOf(huda.send(calls.open, { ID: empty.ID, body: { Version: 1 } }))).code).toBe('noSessions')
  expect((await huda.send(calls.getCourseClass, { ID: empty.ID })).Obstacles).toEqual([{ Code: 'noSessions' }])
  await huda.send(calls.open, { ID: made.ID, body: { Version: 1 } })
  expect(
    await refusalOf(huda.send(calls.deleteListOfCourseClass, { body: { IDs: [empty.ID, made.ID] } })),
  ).toMatchObject({
    code: 'classInUse',
    data: { class: made.Code },
  })
  expect((await found(empty.ID)).State).toBe('draft')
  await huda.send(calls.delete, { ID: empty.ID })
  expect((await refusalOf(found(empty.ID))).code).toBe('notFound')
})

test('the clock moves classes on: confirmed → running → ended, and the plan row is executed', async () => {
  const { ID, planRowId } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-08-01'))
  await moveClassesOn(server.db, new Date('2027-07-10T08:00:00Z'))
  expect((await found(ID)).State).toBe('open')
  await moveClassesOn(server.db, new Date('2027-07-20T08:00:00Z'))
  expect((await found(ID)).State).toBe('tentative')
  await huda.send(calls.go, { ID, body: { ...(await version(ID)), Reason: 'قرار الإدارة' } })
  await moveClassesOn(server.db, new Date('2027-08-01T06:00:00Z'))
  expect((await found(ID)).State).toBe('running')
  await moveClassesOn(server.db, new Date('2027-08-03T20:00:00Z'))
  expect((await found(ID)).CourseClassSessions.map((each) => each.State)).toEqual([
    'held',
    'held',
    'held',
    'scheduled',
    'scheduled',
  ])
  await moveClassesOn(server.db, new Date('2027-08-06T01:00:00Z'))
  await moveClassesOn(server.db, new Date('2027-08-06T02:00:00Z'))
  expect((await found(ID)).State).toBe('ended')
  expect((await huda.send(planningCalls.getPlanRow, { ID: planRowId })).State).toBe('executed')
  expect((await kinds(ID)).filter((kind) => kind === 'classes.end')).toHaveLength(1)
})

test('lists, calendars and content answer each to whom they belong', async () => {
  server.at('2027-06-01T08:00:00Z')
  const { ID, Code } = await stagedClass({ huda, nadia }, omar, planRowOf(ids, '2027-06-06'))
  const upcoming = await layla.send(calls.getUpComingTwoWeeksCourseClass)
  expect(upcoming.map((each) => each.Code)).toContain(Code)
  expect(upcoming[0]!.Actions).toEqual([])
  expect((await huda.send(calls.searchCourseClass, { body: { search: Code } })).Items).toMatchObject([{ ID }])
  expect(
    (await huda.send(calls.searchCourseClass, { body: { search: 'ادارة السلامه', Live: true } })).Total,
  ).toBeGreaterThan(2)
  expect(
    (
      await huda.send(calls.searchCourseClassForRoom, {
        body: { ClassRoomID: ids.R101, startDate: '2027-06-06', endDate: '2027-06-07' },
      })
    ).Items,
  ).toMatchObject([{ ID }])
  expect(await huda.send(calls.getCourseClassByDate, { date: '2027-06-07' })).toMatchObject([
    { ID, CourseClassSessions: [{ Number: 2 }] },
  ])
  expect(await salma.send(calls.getCourseClassByDateForInstructor, { date: '2027-06-07' })).toEqual([])
  expect((await omar.send(calls.getNotEndCourseClassByInstructor)).map((each) => each.ID)).toContain(ID)
  expect((await huda.send(calls.getAll)).Items.map((each) => each.ID)).toContain(ID)
  expect(await huda.send(calls.getCourseClassForDisplayName, { search: Code })).toMatchObject([
    { ID, DisplayName: `${Code} · Safety management systems: essentials` },
  ])
  expect((await layla.send(calls.getNextLessonAndExam, { courseClassID: ID })).Lesson).toMatchObject({ Number: 1 })
  expect((await layla.send(calls.getCourseContentByCourseClassID, { courseClassID: ID })).Modules).toMatchObject([
    { Lessons: [{}, {}, {}] },
    { Lessons: [{}, {}, {}] },
  ])
  await approvedRow(
    { huda, nadia },
    planRowOf(ids, '2027-06-06', { ClassRoomID: ids.R102, LeadInstructorID: ids.salma }),
  )
  const plan = await huda.send(calls.getRoomPlanInPeriod, { startDate: '2027-06-06', endDate: '2027-06-07' })
  expect(plan.Items.map((item) => [item.Kind, item.Date, item.ClassRoomID])).toEqual([
    ['session', '2027-06-06', ids.R101],
    ['session', '2027-06-07', ids.R101],
    ['plan', '2027-06-06', ids.R102],
    ['plan', '2027-06-07', ids.R102],
  ])
  // An approved row the administrator alone moves.
  const ofRow = { StartDate: '2027-06-06', EndDate: '2027-06-10', ClassRoomID: ids.R102 }
  expect(plan.Rows).toMatchObject([{ ...ofRow, Version: 3, CanMove: false }])
  expect(
    (await nadia.send(calls.getRoomPlanInPeriod, { startDate: '2027-06-06', endDate: '2027-06-07' })).Rows,
  ).toMatchObject([{ ...ofRow, CanMove: true }])
  expect(
    (await refusalOf(huda.send(calls.getRoomPlanInPeriod, { startDate: '2027-01-01', endDate: '2027-12-31' }))).code,
  ).toBe('invalidInput')
  expect((await refusalOf(layla.send(calls.getCourseClasses))).code).toBe('notAllowed')
  server.at('2027-01-10T08:00:00Z')
})
