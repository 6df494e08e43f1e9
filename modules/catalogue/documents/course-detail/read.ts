import { reading } from '#platform/server/documents/reading.ts'
import { prerequisitesOf, typesOf } from '../../server/store/course-links.ts'
import { instructorsOf } from '../../server/store/course-instructors.ts'
import { courseOnOffer } from '../../server/store/courses.ts'
import { meansOf } from '../../server/store/means.ts'
import { modulesOf } from '../../server/store/modules.ts'
import courseDetail from './document.ts'

export default reading(courseDetail, async ({ db }, { ID }) => {
  const course = await courseOnOffer(db, ID)
  if (!course) return null
  const modules = (await modulesOf(db, ID)).filter((module) => module.IsActive)
  return {
    content: {
      Code: course.Code,
      Name: course.Name,
      CategoryName: course.CategoryName,
      LevelName: course.LevelName,
      Types: (await typesOf(db, ID)).map((type) => type.Name),
      Languages: course.Languages,
      Hours: course.Hours,
      Days: course.Days,
      Fee: course.Fee,
      PassPercent: course.PassPercent,
      AttendancePercent: course.AttendancePercent,
      Objectives: course.Objectives,
      Prerequisite: course.Prerequisite,
      Prerequisites: (await prerequisitesOf(db, ID)).map(({ Code, Name }) => ({ Code, Name })),
      Modules: modules.map((module) => ({
        ...module,
        Lessons: module.Lessons.filter((lesson) => lesson.IsActive),
      })),
      EvaluationMeans: await meansOf(db, ID),
      InstructorNames: (await instructorsOf(db, ID)).map((each) => each.FullName),
    },
    record: ['course', ID],
  }
})
