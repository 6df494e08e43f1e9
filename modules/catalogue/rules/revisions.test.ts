import { expect, test } from 'vitest'
import { courseChanges, type CourseContent } from './revisions.ts'

const lesson = (ID: number, Name: string, Minutes = 60) => ({ ID, Name: { ar: Name }, Minutes, IsActive: true })
const module = (ID: number, Name: string, Lessons: ReturnType<typeof lesson>[] = []) => ({
  ID,
  Name: { ar: Name },
  Hours: 4,
  IsActive: true,
  Lessons,
})
const content: CourseContent = {
  Code: 'C-1',
  Name: { ar: 'دورة', en: 'Course' },
  Category: { ID: 1, Name: { ar: 'فئة' } },
  Level: null,
  Provider: null,
  TrainingStrategy: null,
  Types: [],
  Areas: [],
  Languages: ['ar'],
  Hours: 10,
  Days: 2,
  Fee: { Minor: 10_000, Currency: 'USD' },
  MinTrainees: 4,
  MaxTrainees: 12,
  PassPercent: 60,
  AttendancePercent: 80,
  PracticalPassPercent: null,
  HasAdmissionTest: false,
  Objectives: {},
  Prerequisite: {},
  Content: {},
  Prerequisites: [],
  Modules: [module(1, 'أ', [lesson(11, 'س')]), module(2, 'ب'), module(3, 'ج')],
  EvaluationMeans: [{ ID: 5, Kind: 'project', Name: { ar: 'مشروع' }, Percent: 20, MaxScore: 100 }],
}
const changes = (after: Partial<CourseContent>) =>
  courseChanges(content, { ...content, ...after }).map((each) => [each.Part, each.Kind, each.Field, each.Name?.ar])

test('the same content has no changes, nor has a lookup that was renamed or a language left empty', () => {
  expect(courseChanges(content, structuredClone(content))).toEqual([])
  expect(changes({ Category: { ID: 1, Name: { ar: 'اسم آخر' } }, Objectives: { ar: '', en: '' } })).toEqual([])
})

test('fields, prices, prerequisites, modules, lessons and means are told by name', () => {
  expect(courseChanges(content, { ...content, Fee: { Minor: 20_000, Currency: 'USD' }, Category: null })).toMatchObject(
    [
      { Part: 'course', Field: 'Category', From: { ar: 'فئة' }, To: null },
      { Part: 'course', Field: 'Fee', From: { Minor: 10_000 }, To: { Minor: 20_000 } },
    ],
  )
  expect(
    changes({
      Prerequisites: [{ ID: 9, Code: 'C-9', Name: { ar: 'سابقة' } }],
      Modules: [module(1, 'أ', [lesson(11, 'س', 90), lesson(12, 'ص')]), module(3, 'جيم'), module(4, 'د')],
      EvaluationMeans: [{ ...content.EvaluationMeans[0]!, Percent: 30 }],
    }),
  ).toEqual([
    ['prerequisite', 'added', null, 'سابقة'],
    ['lesson', 'changed', 'Minutes', 'س'],
    ['lesson', 'added', null, 'ص'],
    ['module', 'changed', 'Name', 'جيم'],
    ['module', 'added', null, 'د'],
    ['module', 'removed', null, 'ب'],
    ['mean', 'changed', 'Percent', 'مشروع'],
  ])
})

test('of another order only what was moved is told', () => {
  const [first, second, third] = content.Modules
  expect(changes({ Modules: [third!, first!, second!] })).toEqual([['module', 'moved', null, 'ج']])
  expect(changes({ Modules: [third!, second!, first!] })).toHaveLength(2)
})
