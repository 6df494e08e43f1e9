import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { serverModules } from '#apps/server/modules.ts'
import { seedSample } from '#database/seeds/sample.ts'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { lookupsCalls } from '../contract/calls.ts'
import { lookups, lookupOf, type Lookup } from '../rules/registry.ts'
import { referencesTo } from './store/references.ts'

/* What uses an entry is a link to exactly these records: each place has a filter, and its list shows what was counted. */

let server: TestServer
let nadia: Asker
beforeAll(async () => {
  server = await startTestServer()
  await seedSample(server.db, '2026-11-21')
  nadia = await server.as('nadia')
})
afterAll(() => server.close())

/** Only of these an entry may be taken away, so of these alone it is asked what uses one. */
const leaving = lookups.filter((lookup) => !lookup.isKept && !lookup.isClosed && !lookup.referredByCode)

/** What each list is read with. */
const reads: Readonly<Record<string, readonly [path: string, always?: object]>> = {
  '/User/Trainee': ['/api/Trainee/GetAll'],
  '/Instructor': ['/api/Instructor/GetAll'],
  '/User/Organization': ['/api/Customer/GetAll'],
  '/Course/:ID?': ['/api/Course/GetAllCourses'],
  '/CourseClass': ['/api/CourseClass/GetCourseClasses'],
  '/CourseDeploma/:ID?': ['/api/Diploma/GetAllDiplomas'],
  '/CourseExam': ['/api/CourseExam/SearchExams'],
  '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?': ['/api/CourseRegistration/GetRegistrations'],
  '/CourseRequest': ['/api/CourseRequest/GetCourseRequests'],
  '/CustomerReview/CourseReview': ['/api/FeedbackSheet/GetFeedbackSheets', { Family: 'course' }],
  '/CustomerReview/InstructorAssessment': ['/api/FeedbackSheet/GetFeedbackSheets', { Family: 'instructor' }],
  '/Documents': ['/api/Documents/GetDocuments'],
  '/Question/AssessmentCourseQuestion': ['/api/AssessmentQuestion/GetAssessmentQuestions', { Family: 'course' }],
  '/Question/AssessmentInstructorQuestion': [
    '/api/AssessmentQuestion/GetAssessmentQuestions',
    { Family: 'instructor' },
  ],
  '/Question/QuestionsBank/:CourseID?/:ModuleID?': ['/api/Question/SearchQuestions'],
  '/RoomPrice': ['/api/RoomPrice/GetRoomPrices'],
  '/Setting/ClassRoom': ['/api/ClassRoom/GetClassRooms'],
  '/Setting/Room': ['/api/Room/GetRooms'],
  '/planning/AnnualPlan': ['/api/AnnualPlan/GetPlanRows'],
}
const calls = declaredCalls().flatMap(({ calls: own }) => Object.values(own))

/** How many records the list shows under this filter. */
async function shown(screen: string, filter: string, entry: number): Promise<number> {
  const [path, always = {}] = reads[screen]!
  const call = calls.find((each) => each.path === path)!
  const query = { ...always, [filter]: entry }
  const reply = (await nadia.send(call, (call.method === 'POST' ? { body: query } : query) as never)) as
    | { readonly Total: number }
    | readonly { readonly Sheets: readonly unknown[] }[]
  return 'Total' in reply ? reply.Total : reply.reduce((sum, { Sheets }) => sum + Sheets.length, 0)
}

const placesOf = async ({ key }: Lookup, ID: number) =>
  (await nadia.send(lookupsCalls.getLookupUses, { Lookup: key, ID })).Places

test('every column that refers to an entry has a filter on each list of its table', async () => {
  const modules = serverModules({ identityProviders: [] } as never)
  const lists = modules.flatMap(({ foundAt = [] }) => foundAt)
  const without: string[] = []
  for (const lookup of leaving)
    for (const { table, column } of await referencesTo(server.db, `lookups.${lookup.table}`))
      for (const at of lists.filter((each) => each.table === table))
        if (!at.by?.[column] || !reads[at.screen]) without.push(`${table}.${column} at ${at.screen}`)
  expect(without).toEqual([])
})

test('what uses an entry is shown by the list of each place, no more and no less', { timeout: 120_000 }, async () => {
  const set = async (table: string, column: string, lookup: string, where = 'true') =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = (select min(id) from ${sql.table(`lookups.${lookup}`)})
      where id in (select id from ${sql.table(table)} where ${sql.raw(where)} order by id limit 3)`.execute(server.db)
  for (const column of ['title', 'country', 'marital_status'])
    await set('people.trainee', `${column}_id`, column === 'title' ? 'user_title' : column)
  for (const column of ['nationality', 'country']) await set('people.instructor', `${column}_id`, column)
  await set('exams.exam', 'exam_type_id', 'exam_type')
  await set('planning.plan_row', 'class_room_kind_id', 'class_room_kind', `class_room_id is null and place = 'academy'`)
  await sql`insert into people.instructor_area (instructor_id, area_id)
    select i.id, a.id from (select id from people.instructor order by id limit 2) i
    cross join (select min(id) as id from lookups.course_area_of_study) a
    where not exists (select from people.instructor_area x where x.instructor_id = i.id)`.execute(server.db)
  await sql`insert into people.trainee_contact (trainee_id, type_id, value)
    select t.id, k.id, '+20 2 1234' from (select id from people.trainee order by id limit 2) t
    cross join (select id from lookups.contact_type where code = 'PHONE') k`.execute(server.db)

  const wrong: string[] = []
  const places = new Set<string>()
  for (const lookup of leaving) {
    const { Items } = await nadia.send(lookupsCalls.listLookupEntries, { Lookup: lookup.key, pageSize: 100 })
    for (const { ID, Code } of Items)
      for (const { Screen, Filter, Count } of await placesOf(lookup, ID)) {
        if (Screen === null) continue
        places.add(`${lookup.key} ${Screen} ${Filter}`)
        const found = Filter === null ? null : await shown(Screen, Filter, ID)
        if (found !== Count) wrong.push(`${lookup.key} ${Code}: ${Count} at ${Screen}, ${found} by ${Filter}`)
      }
  }
  expect(wrong).toEqual([])
  expect([...places]).toEqual(
    expect.arrayContaining([
      'UserTitle /User/Trainee TitleID',
      'UserTitle /Instructor TitleID',
      'EducationDegree /User/Trainee EducationDegreeID',
      'MaritalStatus /User/Trainee MaritalStatusID',
      'Country /Instructor CountryID',
      'ContactType /User/Trainee ContactTypeID',
      'CourseAreaOfStudy /Instructor AreaID',
      'ExamType /CourseExam ExamTypeID',
      'CategoryAssessment /CustomerReview/CourseReview CategoryID',
      'CategoryAssessment /Question/AssessmentInstructorQuestion CategoryID',
    ]),
  )
  expect(places.size).toBeGreaterThan(30)
})

test('a record that was merged into another is counted apart', async () => {
  const { ID } = await nadia.send(lookupsCalls.saveLookupEntry, {
    body: { Lookup: 'UserTitle', ID: null, Version: null, Code: 'SIR', Name: { ar: 'السير' }, IsActive: true },
  })
  const { rows } = await sql<{ id: number }>`select id from people.trainee where account_id is not null
    and merged_into is null order by id desc limit 3`.execute(server.db)
  const [kept, gone, other] = rows.map(({ id }) => id)
  await sql`update people.trainee set title_id = ${ID}, merged_into = case when id = ${gone} then ${kept}::integer end,
    is_active = is_active and id <> ${gone}, is_new = is_new and id <> ${gone}
    where id in (${kept}, ${gone}, ${other})`.execute(server.db)
  expect(await placesOf(lookupOf('UserTitle'), ID)).toEqual([
    { Screen: '/User/Trainee', Filter: 'TitleID', Count: 2 },
    { Screen: null, Filter: null, Count: 1 },
  ])
  expect(await shown('/User/Trainee', 'TitleID', ID)).toBe(2)
})

test('an entry that is no longer offered is named to whoever asks for it', async () => {
  const sami = await server.as('sami')
  const { ID } = await sami.send(lookupsCalls.saveLookupEntry, {
    body: { Lookup: 'UserTitle', ID: null, Version: null, Code: 'DAME', Name: { ar: 'السيدة' }, IsActive: false },
  })
  const offered = async (query: object) =>
    (await sami.send(lookupsCalls.getLookupOptions, { Lookup: 'UserTitle', ...query })).Items.map((entry) => entry.ID)
  expect(await offered({})).not.toContain(ID)
  expect(await offered({ ID })).toContain(ID)
})

test('by what somebody does not see of a person the list finds nobody', async () => {
  const list = calls.find(({ path }) => path === '/api/Trainee/GetAll')!
  const total = async (who: 'hany' | 'nadia', query: object) =>
    ((await (await server.as(who)).send(list, query as never)) as { Total: number }).Total
  const { rows } = await sql<{ id: number; status: number }>`update people.trainee set
    marital_status_id = (select min(id) from lookups.marital_status) where id = (select t.id from people.trainee t
      join people.organization o on o.id = t.organization_id join accounts.account a on a.id = o.account_id
      where a.email = 'hany@diwan.example' and t.merged_into is null order by t.id limit 1)
    returning id, marital_status_id as status`.execute(server.db)
  const MaritalStatusID = rows[0]!.status
  expect(await total('nadia', { MaritalStatusID })).toBeGreaterThan(0)
  expect(await total('hany', {})).toBeGreaterThan(0)
  expect(await total('hany', { MaritalStatusID })).toBe(0)
  expect(await total('hany', { NameAsked: false })).toBe(0)
})
