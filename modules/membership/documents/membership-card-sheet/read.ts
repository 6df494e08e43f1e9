import { reading } from '#platform/server/documents/reading.ts'
import { printedCards } from '../../server/store/printed.ts'
import membershipCardSheet from './document.ts'

export default reading(membershipCardSheet, async (asking, { IDs }) => {
  const cards = await printedCards(asking, IDs)
  return cards.length === 0 ? null : { content: { Cards: cards.map(({ language: _, ...card }) => card) } }
})
