import { reading } from '#platform/server/documents/reading.ts'
import { shownPass } from '../../rules/pass-code.ts'
import { guestsAtDoor } from '../../server/store/guests.ts'
import { keptOccasion } from '../../server/store/occasions.ts'
import doorList from './document.ts'

export default reading(doorList, async ({ db }, { ID }) => {
  const occasion = await keptOccasion(db, ID)
  if (!occasion) return null
  const { Title, Place, FirstDay, LastDay, StartsAt, EndsAt } = occasion
  const Guests = (await guestsAtDoor(db, ID)).map(({ Name, Organization, Code, ArrivedAt }) => ({
    Name,
    Organization,
    Code: shownPass(Code),
    HasArrived: ArrivedAt !== null,
  }))
  return { content: { Title, Place, FirstDay, LastDay, StartsAt, EndsAt, Guests }, record: ['occasion', ID] }
})
