import { reading } from '#platform/server/documents/reading.ts'
import { offerOf } from '../../server/acts/offer.ts'
import courseDetail from './document.ts'

export default reading(courseDetail, async ({ db }, { ID }) => {
  const offer = await offerOf(db, ID)
  if (!offer) return null
  const { Content: _, ...content } = offer
  return { content, record: ['course', ID] }
})
