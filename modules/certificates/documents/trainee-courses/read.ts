import { reading } from '#platform/server/documents/reading.ts'
import { personCourses } from '../../server/acts/person-courses.ts'
import traineeCourses from './document.ts'

const pageSize = 100

export default reading(traineeCourses, async (asking, { TraineeID, DateFrom, DateTo }) => {
  const all: Awaited<ReturnType<typeof personCourses>>['Items'] = []
  for (let pageNum = 1, total = 1; all.length < total; pageNum++) {
    const page = await personCourses(asking, { TraineeID, sort: '-CreatedAt', pageNum, pageSize })
    all.push(...page.Items)
    total = page.Items.length === 0 ? 0 : page.Total
  }
  const [one] = all
  if (!one) return null
  const begins = (day: string) => (DateFrom ?? day) <= day && day <= (DateTo ?? day)
  const shown = all
    .filter(({ StartDate }) => begins(StartDate))
    .sort((a, b) => a.StartDate.localeCompare(b.StartDate) || a.ID - b.ID)
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
