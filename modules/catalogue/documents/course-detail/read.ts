import { lookupEntries } from '#modules/lookups/server/public.ts'
import { reading } from '#platform/server/documents/reading.ts'
import type { CourseContent } from '../../rules/revisions.ts'
import { instructorsOf } from '../../server/store/course-instructors.ts'
import { courseOnOffer } from '../../server/store/courses.ts'
import { lastRevision, presentContent } from '../../server/store/revisions.ts'
import courseDetail from './document.ts'

export default reading(courseDetail, async ({ db }, { ID }) => {
  const course = await courseOnOffer(db, ID)
  if (!course) return null
  const revision = await lastRevision(db, ID)
  // What is on offer is what was frozen last; a course from before that is read as it stands.
  const said = revision?.content ?? (await presentContent(db, ID))
  if (!said) return null
  const entries = await lookupEntries(db)
  return {
    content: {
      ...told(said),
      ImageID: course.ImageID,
      Languages: said.Languages.map((code) => entries.ofCode('Language', code)?.name ?? { en: code }),
      Revision: revision?.number ?? null,
      InstructorNames: (await instructorsOf(db, ID)).map((each) => each.FullName),
    },
    record: ['course', ID],
  }
})

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
