import { reading } from '#platform/server/documents/reading.ts'
import { personCourses } from '../../server/acts/person-courses.ts'
import traineeCourses from './document.ts'

/** No more than one printed list holds; whoever needs others asks for a period. */
const most = 100

export default reading(traineeCourses, async (asking, { TraineeID, DateFrom, DateTo }) => {
  const query = { TraineeID, sort: 'CreatedAt', pageNum: 1, pageSize: most } as const
  const { Items } = await personCourses(asking, {
    ...query,
    ...(DateFrom !== undefined && { From: DateFrom }),
    ...(DateTo !== undefined && { To: DateTo }),
  })
  const [one] = Items
  if (!one) return null
  return {
    content: {
      TraineeCode: one.TraineeCode,
      TraineeName: one.FullName,
      From: DateFrom ?? null,
      To: DateTo ?? null,
      Hours: Items.reduce((sum, course) => sum + course.Hours, 0),
      Courses: Items,
    },
    record: ['trainee', TraineeID],
  }
})
