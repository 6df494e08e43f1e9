import { reading } from '#platform/server/documents/reading.ts'
import { resultsOf } from '../../server/results.ts'
import { printedCourse } from '../../server/store/printed.ts'
import courseFeedBack from './document.ts'

export default reading(courseFeedBack, async ({ db, actor }, { CourseID, CourseTypeID }) => {
  const course = await printedCourse(db, CourseID, CourseTypeID)
  if (!course) return null
  const Results = await resultsOf(db, actor, { kind: 'courseByTrainee', courseId: CourseID })
  return { content: { ...course, Results }, record: ['course', CourseID] }
})
