import './pretended-browser.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { paletteParts } from '#apps/web/palette-parts.ts'
import { canBeDone } from '#platform/web/frame/palette.ts'
import { classesPalette } from '#modules/classes/web/palette.ts'

const answers = vi.hoisted((): Record<string, unknown> => ({}))
vi.mock('#platform/web/client.ts', () => ({ send: async ({ path }: { path: string }) => answers[path] }))

const [me, other] = [7, 8]
const place = (InstructorID: number, Role: string, State = 'accepted') => ({ InstructorID, Role, State })
const row = (ID: number, ...CourseClassInstructors: object[]) => ({
  ID,
  Code: `CC-2027-000${ID}`,
  CourseName: { ar: 'الملاحة' },
  State: 'running',
  StartDate: '2027-01-10',
  EndDate: '2027-01-14',
  CourseClassInstructors,
})
beforeEach(() => {
  answers['/api/Account/GetMe'] = { instructorId: me }
})

const own = classesPalette.searchers!.find(({ key }) => key === 'ownClasses')!
const acts = paletteParts.flatMap(({ recordActs = [] }) => recordActs)
/** The tabs of the classes that are found, as they are offered. */
async function tabsOffered(...Items: object[]): Promise<string[][]> {
  answers['/api/CourseClass/GetCourseClasses'] = { Items, Total: Items.length }
  const records = await own.find('CC-', new AbortController().signal)
  return records.map((record) =>
    acts
      .filter((act) => canBeDone(act, own, record))
      .map((act) => new URL(act.to(record.key), 'https://diwan.example').searchParams.get('tab')!)
      .toSorted(),
  )
}

test('of an own class the tabs of one’s place there are offered, and none that its page has not', async () => {
  expect(
    await tabsOffered(
      row(1, place(me, 'lead'), place(other, 'practicalAssessor')),
      row(2, place(other, 'lead'), place(me, 'examiner')),
      row(3, place(other, 'lead'), place(me, 'practicalAssessor')),
      row(4, place(me, 'lead', 'rejected'), place(me, 'practicalAssessor')),
      row(5, place(me, 'practicalAssessor'), place(me, 'backup')),
    ),
  ).toEqual([['attendance', 'exams', 'results'], ['exams'], [], [], ['attendance', 'exams', 'results']])
})
