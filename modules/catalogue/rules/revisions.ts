import type { Money } from '#platform/shared/values/money.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { MeanKind } from './means.ts'

interface Named {
  readonly ID: number
  readonly Name: Trilingual
}
interface Lesson extends Named {
  readonly Minutes: number
  readonly IsActive: boolean
}
interface Module extends Named {
  readonly Hours: number
  readonly IsActive: boolean
  readonly Lessons: readonly Lesson[]
}
interface Mean extends Named {
  readonly Kind: MeanKind
  readonly Percent: number
  readonly MaxScore: number
  /** What is marked of participation; revisions from before do not say it. */
  readonly Participation?: Named | null
}

/** What is frozen of a course: all that people are sold. Who delivers it, its materials and its picture are not. */
export interface CourseContent {
  readonly Code: string
  readonly Name: Trilingual
  readonly Category: Named | null
  readonly Level: Named | null
  readonly Provider: Named | null
  readonly TrainingStrategy: Named | null
  /** The main one first, as the languages. */
  readonly Types: readonly Named[]
  readonly Areas: readonly Named[]
  readonly Languages: readonly string[]
  readonly Hours: number
  readonly Days: number
  readonly Fee: Money
  readonly MinTrainees: number
  readonly MaxTrainees: number
  readonly PassPercent: number
  readonly AttendancePercent: number
  readonly PracticalPassPercent: number | null
  readonly HasAdmissionTest: boolean
  readonly Objectives: Trilingual
  readonly Prerequisite: Trilingual
  readonly Content: Trilingual
  readonly Prerequisites: readonly (Named & { readonly Code: string })[]
  readonly Modules: readonly Module[]
  readonly EvaluationMeans: readonly Mean[]
}

/** Plain ones in the order in which they are told; lists of parts are compared part by part. */
export const frozenFields = [
  'Code',
  'Name',
  'Category',
  'Level',
  'Provider',
  'TrainingStrategy',
  'Types',
  'Areas',
  'Languages',
  'Hours',
  'Days',
  'Fee',
  'MinTrainees',
  'MaxTrainees',
  'PassPercent',
  'AttendancePercent',
  'PracticalPassPercent',
  'HasAdmissionTest',
  'Objectives',
  'Prerequisite',
  'Content',
] as const satisfies readonly (keyof CourseContent)[]
const moduleFields = ['Name', 'Hours', 'IsActive'] as const
const lessonFields = ['Name', 'Minutes', 'IsActive'] as const
const meanFields = ['Name', 'Percent', 'MaxScore', 'Participation'] as const

export const changedParts = ['course', 'module', 'lesson', 'mean', 'prerequisite'] as const
export type ChangedPart = (typeof changedParts)[number]
export const changeKinds = ['changed', 'added', 'removed', 'moved'] as const

/** A value as it is told: of what has a name, its name. */
export type Told = string | number | boolean | Money | Trilingual | readonly Trilingual[] | readonly string[] | null

/** One thing that differs between two revisions. */
export interface CourseChange {
  readonly Kind: (typeof changeKinds)[number]
  readonly Part: ChangedPart
  /** Of the module, lesson, mean or prerequisite; null where the course itself changed. */
  readonly Name: Trilingual | null
  /** Of the module that a lesson belongs to. */
  readonly Module: Trilingual | null
  /** What of it; null where all of it came, went or stands elsewhere. */
  readonly Field: string | null
  readonly From: Told
  readonly To: Told
}

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && 'Name' in value

/** What tells two values apart: entries of lookups by themselves, not by how they were called at the time. */
const essence = (value: unknown): string => {
  if (Array.isArray(value)) return JSON.stringify(value.map(essence))
  if (isNamed(value)) return String(value.ID)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  // A language that was never written and one that is empty say the same.
  return JSON.stringify(
    Object.entries(value)
      .filter(([, each]) => each !== '' && each !== null && each !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}

const told = (value: unknown): Told => {
  if (Array.isArray(value)) return value.map(told) as readonly Trilingual[]
  return (isNamed(value) ? value.Name : (value ?? null)) as Told
}

interface Place {
  readonly Part: ChangedPart
  readonly Name: Trilingual | null
  readonly Module: Trilingual | null
}
const ofCourse: Place = { Part: 'course', Name: null, Module: null }

function changedFields<T>(place: Place, fields: readonly (keyof T & string)[], before: T, after: T): CourseChange[] {
  return fields
    .filter((field) => essence(before[field]) !== essence(after[field]))
    .map((Field) => ({ ...place, Kind: 'changed', Field, From: told(before[Field]), To: told(after[Field]) }))
}

/** Parts by their ids: those that came, those that went, and what `within` finds in those that stayed. */
function changedList<T extends Named>(
  Part: ChangedPart,
  Module: Trilingual | null,
  before: readonly T[],
  after: readonly T[],
  within: (before: T, after: T) => CourseChange[],
): CourseChange[] {
  const place = (part: T): Place => ({ Part, Name: part.Name, Module })
  const whole = { Field: null, From: null, To: null }
  const kept = after.filter((part) => before.some((each) => each.ID === part.ID))
  const former = before.filter((part) => kept.some((each) => each.ID === part.ID))
  return [
    ...after.flatMap((part): CourseChange[] => {
      const was = before.find((each) => each.ID === part.ID)
      return was ? within(was, part) : [{ ...place(part), ...whole, Kind: 'added' }]
    }),
    ...before
      .filter((part) => !former.includes(part))
      .map((part): CourseChange => ({ ...place(part), ...whole, Kind: 'removed' })),
    ...movedOf(former, kept).map((part): CourseChange => ({ ...place(part), ...whole, Kind: 'moved' })),
  ]
}

/**
 * Of the same parts in another order the fewest that moved: all but the longest run that kept its order. Parts are at
 * most some hundred.
 */
function movedOf<T extends Named>(before: readonly T[], after: readonly T[]): T[] {
  const places = after.map((part) => before.findIndex((each) => each.ID === part.ID))
  const runs: { length: number; former: number }[] = []
  for (const [at, place] of places.entries()) {
    let best = { length: 1, former: -1 }
    for (let each = 0; each < at; each++)
      if (places[each]! < place && runs[each]!.length >= best.length)
        best = { length: runs[each]!.length + 1, former: each }
    runs.push(best)
  }
  const longest = runs.reduce((most, run, at) => (run.length > (runs[most]?.length ?? 0) ? at : most), 0)
  const stayed = new Set<number>()
  for (let at = runs.length > 0 ? longest : -1; at >= 0; at = runs[at]!.former) stayed.add(at)
  return after.filter((_, at) => !stayed.has(at))
}

/** What a course says in `after` that it did not in `before`, in the order of its page; empty where both say the same. */
export function courseChanges(before: CourseContent, after: CourseContent): CourseChange[] {
  return [
    ...changedFields(ofCourse, frozenFields, before, after),
    ...changedList('prerequisite', null, before.Prerequisites, after.Prerequisites, () => []),
    ...changedList('module', null, before.Modules, after.Modules, (was, is) => [
      ...changedFields({ Part: 'module', Name: is.Name, Module: null }, moduleFields, was, is),
      ...changedList('lesson', is.Name, was.Lessons, is.Lessons, (wasLesson, isLesson) =>
        changedFields({ Part: 'lesson', Name: isLesson.Name, Module: is.Name }, lessonFields, wasLesson, isLesson),
      ),
    ]),
    ...changedList('mean', null, before.EvaluationMeans, after.EvaluationMeans, (was, is) =>
      changedFields({ Part: 'mean', Name: is.Name, Module: null }, meanFields, was, is),
    ),
  ]
}
