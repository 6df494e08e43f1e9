import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { certificatesCalls } from '#modules/certificates/contract/calls.ts'
import { evaluationCalls } from '#modules/evaluation/contract/calls.ts'
import type { Call } from '#platform/shared/call.ts'
import { lookOf, ordersOf, rowOf } from '#platform/shared/record/list.ts'
import { foldText, inLanguage, textLanguages, type Trilingual } from '#platform/shared/text.ts'
import { startTestServer, type TestServer } from '../server.ts'
import { stageClass } from '../stages/stage-exam.ts'
import { isList } from './asked.ts'
import { askersOf } from './askers.ts'

/*
 * Every list of the API document that can be ordered by a text in three languages, as whoever may open it: its rows stand in
 * the order of what is shown. A new list is asked without being entered; a table of its own needs rows in titles.sql.
 */
let server: TestServer
let omar: number
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-06-15T08:00:00Z')
  await server.asOwner(await readFile(join(import.meta.dirname, 'titles.sql'), 'utf8'))
  ;({ id: omar } = await server.db
    .selectFrom('people.instructor')
    .where('email', '=', 'omar@diwan.example')
    .select('id')
    .executeTakeFirstOrThrow())
})
afterAll(() => server.close())

const titles: readonly Trilingual[] = [
  { ar: 'أرض', en: 'Zebra', fr: 'Mangue' },
  { ar: 'إبرة', en: 'eMango', fr: 'École' },
  { ar: 'اختبار', en: 'Apple' },
  { en: 'Berry', fr: 'Ananas' },
]

/** Lists of people, whose names have two scripts: testing/lists.test.ts asks them. */
const ofPeople = new Set([
  'FullName',
  'TraineeName',
  'searchUsers Name',
  'getFeedbackAsked Name',
  'getInstructorAssessmentResults Name',
  'getMeetingInvitees Name',
])
const isOfPeople = (name: string, key: string) => ofPeople.has(key) || ofPeople.has(`${name} ${key}`)
/** Orders of a column that shows another field. */
const shownAs: Readonly<Record<string, string>> = { 'getPlanRows CourseCode': 'CourseName' }
/** What a list is never asked without. */
const always: Readonly<Record<string, () => object>> = {
  getAllInstructorCourses: () => ({ instructorID: omar }),
  listLookupEntries: () => ({ Lookup: 'Hotel' }),
  getPracticalQuestions: () => ({ Kind: 'general' }),
  getFeedbackQuestions: () => ({ Family: 'course' }),
  getFeedbackCategories: () => ({ Family: 'course' }),
}

const lists = declaredCalls().flatMap(({ calls }) =>
  Object.entries(calls)
    .filter(([, call]) => isList(call))
    .flatMap(([name, call]) =>
      [...ordersOf(call).orders].flatMap((key): [string, string, string, Call][] => {
        const shown = shownAs[`${name} ${key}`] ?? key
        const field = rowOf(call)[shown]
        return field && lookOf(field) === 'trilingual' && !isOfPeople(name, key) ? [[name, key, shown, call]] : []
      }),
    ),
)

test.each(lists)('%s by %s', async (name, key, shown, call) => {
  const asker = await server.as(askersOf(call)[0]!)
  for (const language of textLanguages)
    for (const isDown of [false, true]) {
      const query = { ...always[name]?.(), sort: isDown ? `-${key}` : key, pageSize: 100 }
      const asked = call.method === 'POST' ? { body: query } : query
      const headers = { 'accept-language': language }
      const { Items } = (await asker.send(call, asked as never, { headers })) as { Items: Record<string, Trilingual>[] }
      const read = Items.map((row) => inLanguage(row[shown], language).text)
      expect(read, language).toEqual(expect.arrayContaining(titles.map((title) => inLanguage(title, language).text)))
      const places = read.map(foldText)
      const inOrder = places.toSorted()
      expect(places, language).toEqual(isDown ? inOrder.toReversed() : inOrder)
    }
})

test('lists of titles are found', () => expect(lists.length).toBeGreaterThan(20))

test('who takes part in a class stands in the order of the names that are read', async () => {
  // In Arabic ليلى comes before مريم.
  await server.db
    .updateTable('people.trainee')
    .set({ name_en: 'Zaynab Hassan', first_en: '', middle_en: '', last_en: '' })
    .where('email', '=', 'layla@diwan.example')
    .execute()
  const { classId: courseClassID } = await stageClass(server.db)
  const huda = await server.as('huda')
  for (const [language, first] of [
    ['ar', 'ليلى'],
    ['en', 'Mariam'],
    ['fr', 'Mariam'],
  ] as const) {
    const headers = { 'accept-language': language }
    const lists = [
      await huda.send(evaluationCalls.getParticipation, { courseClassID }, { headers }),
      await huda.send(evaluationCalls.getFinalResults, { courseClassID }, { headers }),
      await huda.send(certificatesCalls.getCandidates, { courseClassID, Kind: 'attendance' }, { headers }),
      await huda.send(attendanceCalls.getClassAttendance, { courseClassID }, { headers }),
    ]
    for (const { People } of lists) {
      const names = People.map(({ NameAr, NameEn }) => (language === 'ar' ? NameAr : NameEn))
      expect(names[0]!.split(' ')[0], language).toBe(first)
      expect(names).toHaveLength(2)
    }
  }
})
