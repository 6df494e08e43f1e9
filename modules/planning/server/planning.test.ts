import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOf } from '#platform/server/reading/both-names.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { approvedRow, classRoomOf, planRowOf, stageIds } from '#testing/stages/stage-plan.ts'
import { planningCalls as calls } from '../contract/calls.ts'

let server: TestServer
let ids: Awaited<ReturnType<typeof stageIds>>
let [huda, nadia, sami, omar, salma, layla]: Asker[] = []
beforeAll(async () => {
  server = await startTestServer()
  server.at('2027-01-10T08:00:00Z')
  ids = await stageIds(server)
  // The seeded holidays move with the year in which the test runs.
  await server.db.deleteFrom('planning.holiday').execute()
  ;[huda, nadia, sami, omar, salma, layla] = await Promise.all(
    ['huda', 'nadia', 'sami', 'omar', 'salma', 'layla'].map((who) => server.as(who)),
  )
})
afterAll(() => server.close())

const row = (ID: number) => huda!.send(calls.getPlanRow, { ID })
const rows = async (...wanted: number[]) => ({
  body: { Rows: await Promise.all(wanted.map(async (ID) => ({ ID, Version: (await row(ID)).Version }))) },
})
const kinds = async (subject: number) =>
  (
    await server.db
      .selectFrom('platform.event')
      .select('kind')
      .where('subject_type', '=', 'planRow')
      .where('subject_id', '=', subject)
      .orderBy('id')
      .execute()
  ).map((event) => event.kind)

test('a row goes from draft to published: coordinators propose, the administrator approves', async () => {
  const { ID } = await huda!.send(calls.add, { body: planRowOf(ids, '2027-02-07') })
  expect(await row(ID)).toMatchObject({ State: 'draft', Year: 2027, RunNumber: 1, CourseCode: 'SMS-101' })
  expect((await row(ID)).Timetable).toMatchObject({ MissingMinutes: 0, Clashes: [] })
  expect((await row(ID)).Timetable.Sessions).toHaveLength(5)
  expect(await refusalOf(layla!.send(calls.getPlanRow, { ID }))).toMatchObject({ code: 'notAllowed' })

  await huda!.send(calls.propose, await rows(ID))
  expect((await row(ID)).Actions).not.toContain('approve')
  expect((await nadia!.send(calls.getPlanRow, { ID })).Actions).toContain('approve')
  expect(await refusalOf(huda!.send(calls.approve, await rows(ID)))).toMatchObject({ status: 403 })
  expect(await refusalOf(sami!.send(calls.publish, await rows(ID)))).toMatchObject({ code: 'notNow' })
  const edit = planRowOf(ids, '2027-02-14')
  expect(
    await refusalOf(huda!.send(calls.edit, { ID, body: { ...edit, Version: (await row(ID)).Version } })),
  ).toMatchObject({ code: 'notNow', data: { action: 'edit', state: 'proposed' } })

  const stale = await rows(ID)
  await nadia!.send(calls.approve, stale)
  expect(await refusalOf(nadia!.send(calls.approve, stale))).toMatchObject({ code: 'changedMeanwhile' })
  await huda!.send(calls.publish, await rows(ID))
  const found = await row(ID)
  expect(found).toMatchObject({ State: 'published', Instructors: [{ Role: 'lead', State: 'asked' }] })
  expect(await kinds(ID)).toEqual([
    'planning.add',
    'planning.propose',
    'planning.approve',
    'planning.askInstructor',
    'planning.publish',
  ])
  expect(found.History.map((each) => each.By)).toContain('Nadia Abdelhamid')
})

test('bulk moves are all or nothing', async () => {
  const first = await huda!.send(calls.add, { body: planRowOf(ids, '2027-05-02') })
  const approved = await approvedRow({ huda: huda!, nadia: nadia! }, planRowOf(ids, '2027-05-16'))
  expect(await refusalOf(huda!.send(calls.propose, await rows(first.ID, approved)))).toMatchObject({
    code: 'notNow',
  })
  expect((await row(first.ID)).State).toBe('draft')
})

/** What the preview asks of a row. */
function slotOf(row: ReturnType<typeof planRowOf>) {
  const {
    Title: _t,
    Language: _l,
    MinTrainees: _m,
    ExpectedTrainees: _e,
    Fee: _f,
    OrganizationID: _o,
    Priority: _p,
    Notes: _n,
    ...slot
  } = row
  return slot
}

test('the preview names what is in the way, before anything is saved', async () => {
  await approvedRow({ huda: huda!, nadia: nadia! }, planRowOf(ids, '2027-03-07'))
  const draft = planRowOf(ids, '2027-03-10', { EndDate: '2027-03-16', CourseID: ids.SEC201, Hours: 20 })
  const preview = await huda!.send(calls.previewPlanRow, { body: { ...slotOf(draft), ID: null } })
  expect(preview.Sessions.map((each) => each.Date)).toEqual(['2027-03-10', '2027-03-11', '2027-03-14', '2027-03-15'])
  expect(preview.Clashes).toMatchObject([
    {
      Kind: 'classRoomTaken',
      Severity: 'hard',
      ClassRoomCode: 'R-101',
      Sessions: 2,
      With: { Kind: 'row', Code: 'SMS-101/2027-4' },
    },
    { Kind: 'instructorTaken', Severity: 'hard', InstructorName: { ar: 'عمر الراوي' }, Sessions: 2 },
  ])
  expect(preview.ClassRooms.Offered[0]).toMatchObject({ BusySessions: 0 })
  expect(preview.ClassRooms.Offered.at(-1)).toMatchObject({ Code: 'R-101', BusySessions: 2 })
  expect(preview.Instructors.map((each) => [each.Name.en, each.Reasons])).toEqual([
    ['Salma Darwish', ['able', 'free', 'lowestFee', 'lightLoad']],
    ['Omar Alrawi', ['able', 'partlyFree']],
  ])
})

test('a class room that an undecided row has is not called free in the form: who has it stands beside it', async () => {
  const { ID } = await huda!.send(calls.add, {
    body: planRowOf(ids, '2027-11-07', { ClassRoomID: ids.R102, LeadInstructorID: null }),
  })
  const asked = {
    ID: null,
    CourseID: ids.SMS101,
    EndDate: '2027-11-11',
    Hours: 25,
    Weekdays: [0, 1, 2, 3, 4],
    StartTime: '09:00',
    EndTime: '14:00',
    OnHolidays: false,
    Place: 'academy' as const,
    ClassRoomID: null,
    LeadInstructorID: null,
    BackupInstructorID: null,
    MaxTrainees: 10,
  }
  const offered = async (StartDate: string, own: number | null = null) => {
    const preview = await huda!.send(calls.previewPlanRow, { body: { ...asked, StartDate, ID: own } })
    return preview.ClassRooms.Offered.find((each) => each.Code === 'R-102')
  }
  const { CourseCode, Year, RunNumber } = await row(ID)
  expect(await offered('2027-11-08')).toMatchObject({
    BusySessions: 0,
    HeldBy: `${CourseCode}/${Year}-${RunNumber}`,
  })
  expect(await offered('2027-11-08', ID)).toMatchObject({ BusySessions: 0, HeldBy: null })
  await nadia!.send(calls.delete, { ID })
})

test('an instructor whom an undecided row names is not called free: the row stands beside the name', async () => {
  const { ID } = await huda!.send(calls.add, {
    body: planRowOf(ids, '2027-12-05', { ClassRoomID: null, LeadInstructorID: ids.omar }),
  })
  const { CourseCode, Year, RunNumber } = await row(ID)
  const asked = slotOf(planRowOf(ids, '2027-12-06', { ClassRoomID: null, LeadInstructorID: null }))
  const found = async (own: number | null) => {
    const { Instructors } = await huda!.send(calls.previewPlanRow, { body: { ...asked, ID: own } })
    return Instructors.find((each) => each.InstructorID === ids.omar)
  }
  const held = await found(null)
  expect(held).toMatchObject({ BusySessions: 0, HeldBy: `${CourseCode}/${Year}-${RunNumber}` })
  expect(held?.Reasons).not.toContain('free')
  expect(await found(ID)).toMatchObject({ BusySessions: 0, HeldBy: null })
  await nadia!.send(calls.delete, { ID })
})

test('a hard clash hinders publishing until the administrator waives it, and the waiver covers that clash alone', async () => {
  const both = { huda: huda!, nadia: nadia! }
  await approvedRow(both, planRowOf(ids, '2027-04-04'))
  const ID = await approvedRow(both, planRowOf(ids, '2027-04-04', { LeadInstructorID: ids.salma }))
  expect(await refusalOf(huda!.send(calls.publish, await rows(ID)))).toMatchObject({
    status: 409,
    code: 'clashesRemain',
    data: { count: 1, kinds: ['classRoomTaken'] },
  })
  const Version = (await row(ID)).Version
  expect((await refusalOf(huda!.send(calls.waive, { ID, body: { Reason: 'ok', Version } }))).code).toBe('notAllowed')
  await nadia!.send(calls.waive, { ID, body: { Reason: 'تُنقل الدورة الأولى إلى قاعة أخرى', Version } })
  await huda!.send(calls.publish, await rows(ID))
  expect((await row(ID)).Timetable.Clashes).toMatchObject([{ Kind: 'classRoomTaken', Waived: true }])

  await approvedRow(both, planRowOf(ids, '2027-04-07', { LeadInstructorID: null }))
  expect((await row(ID)).Timetable.Clashes.map((each) => each.Waived)).toEqual([true, false])
})

test('an instructor rejects with a reason; substitutes are offered in order and the chosen one is asked', async () => {
  const ID = await approvedRow({ huda: huda!, nadia: nadia! }, planRowOf(ids, '2027-06-06'))
  const waiting = await omar!.send(calls.getAllAnnualPlanNotConfirmed)
  expect(waiting.find((each) => each.ID === ID)).toMatchObject({ Role: 'lead', Days: 5, ClassRoomCode: 'R-101' })
  expect((await salma!.send(calls.getAllAnnualPlanNotConfirmed)).some((each) => each.ID === ID)).toBe(false)
  expect((await refusalOf(salma!.send(calls.accept, { ID }))).code).toBe('notFound')

  const Reason = 'أكون في مهمة خارج البلاد في هذا الأسبوع'
  expect((await refusalOf(omar!.send(calls.reject, { ID, body: { Reason: ' ' } }))).code).toBe('invalidInput')
  await omar!.send(calls.reject, { ID, body: { Reason } })
  await omar!.send(calls.reject, { ID, body: { Reason } })
  expect((await refusalOf(omar!.send(calls.accept, { ID }))).code).toBe('notNow')
  const found = await row(ID)
  expect(found).toMatchObject({ NeedsInstructor: true, Instructors: [{ State: 'rejected', Reason }] })

  const offered = await huda!.send(calls.getSubstitutes, { ID })
  expect(offered.Rejected).toMatchObject([{ InstructorID: ids.omar, Reason }])
  expect(offered.Candidates).toMatchObject([
    { InstructorID: ids.salma, BusySessions: 0, Reasons: ['able', 'free', 'lowestFee', 'lightLoad'] },
  ])
  const ask = (InstructorID: number, Version: number) =>
    huda!.send(calls.askInstructor, { ID, body: { InstructorID, Role: 'lead', Version } })
  expect(await refusalOf(ask(ids.karim, found.Version))).toMatchObject({ code: 'instructorNotAble' })
  const { Version } = await ask(ids.salma, found.Version)
  expect((await refusalOf(ask(ids.salma, Version))).code).toBe('alreadyAsked')
  await salma!.send(calls.accept, { ID })
  expect((await row(ID)).Instructors).toMatchObject([
    { InstructorID: ids.omar, State: 'rejected' },
    { InstructorID: ids.salma, State: 'accepted', Role: 'lead' },
  ])
  expect((await kinds(ID)).filter((kind) => /askInstructor|accept|reject/.test(kind))).toEqual([
    'planning.askInstructor',
    'planning.reject',
    'planning.askInstructor',
    'planning.accept',
  ])
})

test('a backup that has accepted leads without being asked again', async () => {
  const body = planRowOf(ids, '2027-06-20', { BackupInstructorID: ids.salma })
  const ID = await approvedRow({ huda: huda!, nadia: nadia! }, body)
  await salma!.send(calls.accept, { ID })
  await omar!.send(calls.reject, { ID, body: { Reason: 'مرض' } })
  expect((await huda!.send(calls.getSubstitutes, { ID })).Candidates[0]).toMatchObject({
    InstructorID: ids.salma,
    Answer: 'accepted',
    Reasons: ['accepted', 'able', 'free', 'lowestFee', 'lightLoad'],
  })
  const { Version } = await row(ID)
  await huda!.send(calls.askInstructor, { ID, body: { InstructorID: ids.salma, Role: 'lead', Version } })
  expect(await row(ID)).toMatchObject({ NeedsInstructor: false })
  expect((await row(ID)).Instructors.find((each) => each.InstructorID === ids.salma)).toMatchObject({
    Role: 'lead',
    State: 'accepted',
  })
})

test('other times ask those again who had accepted; a postponed row is proposed anew', async () => {
  const ID = await approvedRow({ huda: huda!, nadia: nadia! }, planRowOf(ids, '2027-07-04'))
  await omar!.send(calls.accept, { ID })
  await nadia!.send(calls.edit, {
    ID,
    body: {
      ...planRowOf(ids, '2027-07-04', { StartTime: '10:00', EndTime: '15:00' }),
      Version: (await row(ID)).Version,
    },
  })
  expect((await row(ID)).Instructors).toMatchObject([{ State: 'asked' }])
  await omar!.send(calls.accept, { ID })
  await nadia!.send(calls.edit, {
    ID,
    body: {
      ...planRowOf(ids, '2027-07-04', { StartTime: '10:00', EndTime: '15:00', MaxTrainees: 18 }),
      Version: (await row(ID)).Version,
    },
  })
  expect((await row(ID)).Instructors).toMatchObject([{ State: 'accepted' }])

  await huda!.send(calls.postpone, {
    ID,
    body: { StartDate: '2028-01-09', Reason: 'بطلب من العملاء', Version: (await row(ID)).Version },
  })
  expect(await row(ID)).toMatchObject({
    State: 'postponed',
    Year: 2028,
    RunNumber: 1,
    StartDate: '2028-01-09',
    EndDate: '2028-01-13',
    StateReason: 'بطلب من العملاء',
    Instructors: [{ State: 'chosen' }],
  })
  await huda!.send(calls.propose, await rows(ID))
  await huda!.send(calls.cancel, { ID, body: { Reason: 'ألغي الطلب', Version: (await row(ID)).Version } })
  expect(await row(ID)).toMatchObject({ State: 'cancelled', Actions: ['copy'] })
  const copy = await huda!.send(calls.copy, { ID, body: { StartDate: '2028-02-06' } })
  expect(await row(copy.ID)).toMatchObject({ State: 'draft', RunNumber: 2, Instructors: [{ InstructorID: ids.omar }] })
  await huda!.send(calls.delete, { ID: copy.ID })
  expect((await refusalOf(huda!.send(calls.getPlanRow, { ID: copy.ID }))).code).toBe('notFound')
})

test('the list filters, sorts and counts; the overview adds up', async () => {
  const all = await huda!.send(calls.getPlanRows, { Year: 2027, sort: 'StartDate', pageSize: 100 })
  expect(all.Total).toBe(all.Items.length)
  expect(all.Items.map((each) => each.StartDate)).toEqual(all.Items.map((each) => each.StartDate).toSorted())
  const published = await huda!.send(calls.getPlanRows, { Year: 2027, State: 'published' })
  expect(published.Items.every((each) => each.State === 'published')).toBe(true)
  expect((await huda!.send(calls.getPlanRows, { search: 'إدارة السلامه' })).Total).toBeGreaterThan(3)
  expect((await huda!.send(calls.getPlanRows, { search: 'لا شيء من هذا' })).Total).toBe(0)
  const { ID } = all.Items[0]!
  expect((await huda!.send(calls.getPlanRows, { ID })).Items.map((row) => row.ID)).toEqual([ID])
  expect(
    (await huda!.send(calls.getPlanRows, { NeedsInstructor: true })).Items.every((each) => each.NeedsInstructor),
  ).toBe(true)
  expect((await nadia!.send(calls.getPlanRows, { Mine: true })).Total).toBe(0)
  const overview = await huda!.send(calls.getPlanOverview, { Year: 2027 })
  expect(overview.States.reduce((sum, each) => sum + each.Count, 0)).toBe(all.Total)
  expect(overview.Months.reduce((sum, each) => sum + each.Rows, 0)).toBe(
    all.Items.filter((each) => each.State !== 'cancelled').length,
  )
})

test('what waits is counted over all years, whichever is drawn, as the lists that it opens', async () => {
  const { Tasks } = await huda!.send(calls.getPlanOverview, { Year: 2027 })
  const empty = await huda!.send(calls.getPlanOverview, { Year: 2090 })
  expect(empty.States.every(({ Count }) => Count === 0)).toBe(true)
  expect(empty.Tasks).toEqual(Tasks)
  expect(Tasks.some(({ Count }) => Count > 0)).toBe(true)
  for (const { Task, Count } of Tasks) expect((await huda!.send(calls.getPlanRows, { Task })).Total).toBe(Count)
})

test('class rooms are kept by planners, with unique codes, and deleted only while nothing names them', async () => {
  const classRoom = classRoomOf({
    Code: 'R-900',
    Name: { ar: 'قاعة التجربة' },
    Facilities: [1, 2].map((FacilityID) => ({ FacilityID, Quantity: 1 })),
  })
  expect((await refusalOf(omar!.send(calls.addClassRoom, { body: classRoom }))).code).toBe('notAllowed')
  const { ID, Version } = await huda!.send(calls.addClassRoom, { body: classRoom })
  expect(await refusalOf(huda!.send(calls.addClassRoom, { body: classRoom }))).toMatchObject({
    code: 'classRoomCodeUsed',
    fields: [{ path: 'Code', code: 'alreadyUsed' }],
  })
  await huda!.send(calls.editClassRoom, {
    ID,
    body: { ...classRoom, Capacity: 32, Facilities: [{ FacilityID: 2, Quantity: 3 }], Version },
  })
  expect(await huda!.send(calls.getClassRoom, { ID })).toMatchObject({
    Capacity: 32,
    Facilities: [{ ID: 2, Quantity: 3 }],
  })
  expect((await refusalOf(huda!.send(calls.editClassRoom, { ID, body: { ...classRoom, Version } }))).code).toBe(
    'changedMeanwhile',
  )
  expect((await huda!.send(calls.getClassRooms, { search: 'التجربه', FacilityID: 2, MinCapacity: 31 })).Total).toBe(1)
  await huda!.send(calls.deleteClassRoom, { ID })
  expect(await refusalOf(huda!.send(calls.deleteClassRoom, { ID: ids.R101 }))).toMatchObject({
    code: 'classRoomInUse',
    data: { code: 'R-101' },
  })
})

test('holidays shorten the timetable, and hours without a place are named with the day by which they fit', async () => {
  const holiday = {
    Name: { ar: 'إجازة طارئة', en: 'Extra holiday' },
    Kind: 'oneOff' as const,
    FirstDay: '2027-08-09',
    LastDay: '2027-08-10',
  }
  expect(await refusalOf(layla!.send(calls.addHoliday, { body: holiday }))).toMatchObject({ status: 403 })
  const { ID: HolidayID, Version } = await huda!.send(calls.addHoliday, { body: holiday })
  const { ID } = await huda!.send(calls.add, { body: planRowOf(ids, '2027-08-08') })
  expect((await row(ID)).Timetable).toMatchObject({
    MissingMinutes: 600,
    FitsBy: '2027-08-16',
    SkippedHolidays: [{ Days: 2, FirstDay: '2027-08-09', Name: { en: 'Extra holiday' } }],
    Clashes: [{ Kind: 'hoursMissing', Severity: 'hard', FitsBy: '2027-08-16' }],
  })
  await huda!.send(calls.edit, {
    ID,
    body: { ...planRowOf(ids, '2027-08-08', { OnHolidays: true }), Version: (await row(ID)).Version },
  })
  expect((await row(ID)).Timetable.Clashes).toMatchObject([
    { Kind: 'onHoliday', Severity: 'hard', HolidayName: { en: 'Extra holiday' }, Sessions: 2 },
  ])
  await huda!.send(calls.editHoliday, { ID: HolidayID, body: { ...holiday, LastDay: '2027-08-09', Version } })
  expect((await huda!.send(calls.getHolidays, { Year: 2027, search: 'طارئه' })).Items).toMatchObject([{ Days: 1 }])
  await huda!.send(calls.deleteHoliday, { ID: HolidayID })
  expect((await row(ID)).Timetable.Clashes).toEqual([])
  expect(
    (await refusalOf(huda!.send(calls.addHoliday, { body: { ...holiday, LastDay: '2027-08-01' } }))).fields,
  ).toEqual([{ path: 'LastDay', code: 'endBeforeStart' }])
})

test('who does not answer is reminded once, then the coordinator is told', async () => {
  const { remindInstructors } = await import('./acts/remind.ts')
  const ID = await approvedRow({ huda: huda!, nadia: nadia! }, planRowOf(ids, '2027-09-05'))
  for (const day of ['2027-01-12', '2027-01-16', '2027-01-17', '2027-01-21', '2027-02-21'])
    await server.db.transaction().execute((tx) => remindInstructors(tx, new Date(`${day}T08:00:00Z`)))
  expect((await kinds(ID)).slice(-2)).toEqual(['planning.remindInstructor', 'planning.reportSilentInstructor'])
})

test('the plan is put in order by the names of its courses, in the language of whoever reads it', async () => {
  // In the order of their numbers they would stand otherwise.
  const of = (CourseID: number) => ({
    ...planRowOf(ids, '2031-01-05'),
    CourseID,
    LeadInstructorID: null,
    BackupInstructorID: null,
  })
  for (const id of [ids.SMS101, ids.SEC201, ids.GHO110]) await huda!.send(calls.add, { body: of(id) })
  const names = async (sort: 'CourseCode' | '-CourseCode') =>
    (await huda!.send(calls.getPlanRows, { Year: 2031, sort })).Items.map((each) => each.CourseName.en)
  const collation = await server.db
    .selectFrom('catalogue.course')
    .where('id', 'in', [ids.SMS101, ids.SEC201, ids.GHO110])
    .select(sql<string>`name->>'en'`.as('name'))
    .orderBy(placeOf('en', sql`name->>'en'`))
    .execute()
  const inOrder = collation.map(({ name }) => name)
  expect(await names('CourseCode')).toEqual(inOrder)
  expect(await names('-CourseCode')).toEqual(inOrder.toReversed())
})

test('a row is taught in a language of the academy’s list', async () => {
  const body = planRowOf(ids, '2027-05-02', { Language: 'xx' })
  expect((await refusalOf(huda!.send(calls.add, { body }))).fields).toEqual([{ path: 'Language', code: 'notFound' }])
  const { ID, Version } = await huda!.send(calls.add, { body: { ...body, Language: 'fr' } })
  expect(await refusalOf(huda!.send(calls.edit, { ID, body: { ...body, Version } }))).toMatchObject({ status: 400 })
  expect((await row(ID)).Language).toBe('fr')
})
