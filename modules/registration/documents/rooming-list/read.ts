import { reading } from '#platform/server/documents/reading.ts'
import { classOfRooming, printedRooming } from '../../server/store/desk/printed-rooming.ts'
import roomingList from './document.ts'

export default reading(roomingList, async ({ db, actor }, { ID }) => {
  const of = await classOfRooming(db, ID)
  if (!of) return null
  const guests = await printedRooming(db, actor, ID)
  const byHotel = Map.groupBy(guests, ({ HotelName }) => JSON.stringify(HotelName))
  const Hotels = [...byHotel.values()].map((all) => ({
    Name: all[0]!.HotelName,
    Guests: all.map(({ HotelName: _, ...guest }) => guest),
  }))
  return { content: { ...of, Hotels }, record: ['courseClass', ID] }
})
