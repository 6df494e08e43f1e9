import { reading } from '#platform/server/documents/reading.ts'
import { printedCards } from '../../server/store/printed.ts'
import membershipCard from './document.ts'

export default reading(membershipCard, async (asking, { ID }) => {
  const [card] = await printedCards(asking, [ID])
  if (!card) return null
  const { language, ...Card } = card
  return { content: { Card }, record: ['membershipCard', ID], language }
})
