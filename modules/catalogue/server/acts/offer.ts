import { lookupEntries } from '#modules/lookups/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { CourseContent } from '../../rules/revisions.ts'
import { instructorsOf } from '../store/course-instructors.ts'
import { courseOnOffer } from '../store/courses.ts'
import { lastRevision, presentContent } from '../store/revisions.ts'

/** What a course on offer says to anybody, whoever asks; null where there is none of this id. */
export async function offerOf(db: Database, courseId: number) {
  const course = await courseOnOffer(db, courseId)
  if (!course) return null
  const revision = await lastRevision(db, courseId)
  // What is on offer is what was frozen last; a course from before that is read as it stands.
  const said = revision?.content ?? (await presentContent(db, courseId))
  if (!said) return null
  const entries = await lookupEntries(db)
  return {
    ...told(said),
    ImageID: course.ImageID,
    Languages: said.Languages.map((code) => entries.ofCode('Language', code)?.name ?? { en: code }),
    Revision: revision?.number ?? null,
    InstructorNames: (await instructorsOf(db, courseId)).map((each) => each.FullName),
    /** Formatted text about the course, which the printed offer leaves out. */
    Content: said.Content,
  }
}

const told = (said: CourseContent) => ({
  Code: said.Code,
  Name: said.Name,
  CategoryName: said.Category?.Name ?? null,
  LevelName: said.Level?.Name ?? null,
  Types: said.Types.map((type) => type.Name),
  Hours: said.Hours,
  Days: said.Days,
  Fee: said.Fee,
  PassPercent: said.PassPercent,
  AttendancePercent: said.AttendancePercent,
  Objectives: said.Objectives,
  Prerequisite: said.Prerequisite,
  Prerequisites: said.Prerequisites.map(({ Code, Name }) => ({ Code, Name })),
  Modules: said.Modules.filter((module) => module.IsActive).map((module) => ({
    ...module,
    Lessons: module.Lessons.filter((lesson) => lesson.IsActive),
  })),
  EvaluationMeans: [...said.EvaluationMeans],
})
