import { reading } from '#platform/server/documents/reading.ts'
import { classToPrint } from '../../server/acts/class-printed.ts'
import requestInvitation from './document.ts'

export default reading(requestInvitation, async ({ db, actor }, { CourseRequestID }) => {
  const content = await classToPrint(db, actor, CourseRequestID, 'named')
  return content ? { content, record: ['courseRequest', CourseRequestID] } : null
})
