import { reading } from '#platform/server/documents/reading.ts'
import { cardsToPrint } from '../../server/acts/printed.ts'
import membershipCardSheet from './document.ts'

export default reading(membershipCardSheet, async (asking, { IDs }) => {
  const cards = await cardsToPrint(asking, IDs)
  return cards.length === 0 ? null : { content: { Cards: cards.map(({ language: _, ...card }) => card) } }
})
