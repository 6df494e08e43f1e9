import { shownTrainee } from '#modules/people/server/public.ts'
import { reading } from '#platform/server/documents/reading.ts'
import { allPersonCourses } from '../../server/acts/person-courses.ts'
import traineeProfile, { ProfileOfTrainee } from './document.ts'

export default reading(traineeProfile, async (asking, { TraineeID }) => {
  const found = await shownTrainee(asking.db, asking.actor, TraineeID)
  if (!found) return null
  const content = { Trainee: ProfileOfTrainee.parse(found) }
  return { content: { ...content, Courses: await allPersonCourses(asking, TraineeID) }, record: ['trainee', TraineeID] }
})
