import { json, type Database } from '#platform/server/database.ts'
import { insertMany, insertReturningIds } from './insert-many.ts'
import { idsByCode } from './ids-by-code.ts'
import { addCourses } from './world/classes.ts'

type Text = readonly [ar: string, en: string, fr: string]

/** A course as it is written in the seeds. Fees are whole US dollars; hours of the modules sum to the course's. */
export interface CourseSeed {
  readonly code: string
  readonly name: Text
  readonly category: string
  readonly level: string
  readonly type?: string
  readonly language?: 'ar' | 'en' | 'fr'
  readonly hours: number
  readonly days: number
  readonly fee: number
  readonly seats?: readonly [min: number, max: number]
  /** One objective a line. */
  readonly objectives: Text
  readonly prerequisite?: Text
  readonly content: Text
  readonly modules: readonly (readonly [name: Text, hours: number, lessons: readonly Text[]])[]
  readonly means?: readonly (readonly [kind: keyof typeof meanNames, percent: number])[]
}

const meanNames = {
  participation: ['المشاركة', 'Participation', 'Participation'],
  attendance: ['الحضور', 'Attendance', 'Assiduité'],
  assignments: ['التكليفات', 'Assignments', 'Travaux'],
  project: ['المشروع', 'Project', 'Projet'],
} as const
// Participation is a degree from 1 to 10; the others are scored out of a hundred.
const highest = { participation: 10, attendance: 100, assignments: 100, project: 100 }

const usualMeans = [
  ['participation', 10],
  ['attendance', 10],
  ['assignments', 20],
] as const

const trilingual = ([ar, en, fr]: Text) => json({ ar, en, fr })
const paragraph = ([ar, en, fr]: Text): Text => [
  `<p dir="rtl">${ar}</p>`,
  `<p dir="ltr">${en}</p>`,
  `<p dir="ltr">${fr}</p>`,
]

/** Inserts the courses with modules, lessons and evaluation means; gives the courses' ids by code. */
export async function insertCourses(db: Database, courses: readonly CourseSeed[]): Promise<Map<string, number>> {
  const [categories, levels, types] = await Promise.all([
    idsByCode(db, 'lookups.course_category'),
    idsByCode(db, 'lookups.course_level'),
    idsByCode(db, 'lookups.course_type'),
  ])
  const courseIds = await addCourses(
    db,
    courses.map((course) => ({
      code: course.code,
      name: trilingual(course.name),
      category_id: categories.get(course.category)!,
      level_id: levels.get(course.level)!,
      type_id: types.get(course.type ?? 'CLASSROOM')!,
      language: course.language ?? 'ar',
      hours: course.hours,
      days: course.days,
      fee_minor: course.fee * 100,
      min_trainees: course.seats?.[0] ?? 6,
      max_trainees: course.seats?.[1] ?? 20,
      objectives: trilingual(course.objectives),
      prerequisite: course.prerequisite ? trilingual(course.prerequisite) : json({}),
      content: trilingual(paragraph(course.content)),
    })),
  )
  const modules = courses.flatMap((course, at) =>
    course.modules.map(([name, hours, lessons], position) => ({
      row: { course_id: courseIds[at]!, position: position + 1, name: trilingual(name), hours },
      minutes: Math.round((hours * 60) / lessons.length),
      lessons,
    })),
  )
  const moduleIds = await insertReturningIds(
    db,
    'catalogue.course_module',
    modules.map((module) => module.row),
  )
  await insertMany(
    db,
    'catalogue.lesson',
    modules.flatMap((module, at) =>
      module.lessons.map((name, position) => ({
        module_id: moduleIds[at]!,
        position: position + 1,
        name: trilingual(name),
        minutes: module.minutes,
      })),
    ),
  )
  await insertMany(
    db,
    'catalogue.evaluation_mean',
    courses.flatMap((course, at) =>
      (course.means ?? usualMeans).map(([kind, percent]) => ({
        course_id: courseIds[at]!,
        kind,
        name: trilingual(meanNames[kind]),
        percent,
        max_score: highest[kind],
      })),
    ),
  )
  return new Map(courses.map((course, at) => [course.code, courseIds[at]!]))
}
