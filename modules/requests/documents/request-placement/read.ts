import { reading } from '#platform/server/documents/reading.ts'
import { classToPrint } from '../../server/acts/class-printed.ts'
import requestPlacement from './document.ts'

export default reading(requestPlacement, async ({ db, actor }, { CourseRequestID }) => {
  const content = await classToPrint(db, actor, CourseRequestID, 'placed')
  return content ? { content, record: ['courseRequest', CourseRequestID] } : null
})
