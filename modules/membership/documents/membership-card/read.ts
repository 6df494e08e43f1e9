import { reading } from '#platform/server/documents/reading.ts'
import { cardsToPrint } from '../../server/acts/printed.ts'
import membershipCard from './document.ts'

export default reading(membershipCard, async (asking, { ID }) => {
  const [card] = await cardsToPrint(asking, [ID])
  if (!card) return null
  const { language, ...Card } = card
  return { content: { Card }, record: ['membershipCard', ID], language }
})
