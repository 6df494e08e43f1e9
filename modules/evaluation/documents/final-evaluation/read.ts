import { reading } from '#platform/server/documents/reading.ts'
import { publishedDetail } from '../../server/store/pass-detail.ts'
import finalEvaluation from './document.ts'

export default reading(finalEvaluation, async ({ db, actor }, asked) => {
  const found = await publishedDetail(db, actor, asked.TraineeID, asked.CourseClassID)
  if (!found?.PublishedAt) return null
  const { RegistrationID: _, TraineeID: __, Standing: ___, ...printed } = found
  return { content: { ...printed, PublishedAt: found.PublishedAt }, record: ['registration', found.RegistrationID] }
})
