import { reading } from '#platform/server/documents/reading.ts'
import { allPersonCourses } from '../../server/acts/person-courses.ts'
import traineeCourses from './document.ts'

export default reading(traineeCourses, async (asking, { TraineeID, DateFrom, DateTo }) => {
  const all = await allPersonCourses(asking, TraineeID)
  const [one] = all
  if (!one) return null
  const begins = (day: string) => (DateFrom ?? day) <= day && day <= (DateTo ?? day)
  const shown = all.filter(({ StartDate }) => begins(StartDate))
  return {
    content: {
      TraineeCode: one.TraineeCode,
      TraineeName: one.FullName,
      From: DateFrom ?? null,
      To: DateTo ?? null,
      Hours: shown.reduce((sum, course) => sum + course.Hours, 0),
      Courses: shown,
    },
    record: ['trainee', TraineeID],
  }
})
