import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireEntries } from '#modules/lookups/server/public.ts'
import { changeRow, rowFacts } from '#platform/server/acts/change-row.ts'
import { writeTold, type Doing } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { accommodationCalls } from '../../contract/calls.ts'
import { roomNumberUsed } from '../../contract/refusals.ts'
import * as store from '../store/rooms.ts'
import { noun } from './room-noun.ts'

type Fields = Argument<typeof accommodationCalls.addRoom>['body']

/** Refuses entries that are in no list. */
const refuseUnknown = (db: Database, fields: Fields): Promise<void> =>
  requireEntries(db, [
    ['HotelID', 'Hotel', fields.HotelID],
    ['RoomTypeID', 'RoomType', fields.RoomTypeID],
    ...fields.FacilityIDs.map((id) => ['FacilityIDs', 'RoomFacility', id] as const),
  ])

/** The number of another room of the hotel is a refusal at the field, also where that room is being added at the same moment. */
async function keepingNumber<T>({ Number: number }: Fields, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (takenBy(error) !== 'room_number') throw error
    refuse(roomNumberUsed, { number }, [{ path: 'Number', code: 'alreadyUsed' }])
  }
}

const lockRoom = async (db: Database, id: number): Promise<store.LockedRoom> =>
  (await store.lockedRoom(db, id)) ?? refuse(notFound)

/** What the audit keeps of a room: its row, and what it offers. */
const keptOf = async (db: Database, id: number) => ({
  ...(await rowFacts(db, noun.stored, id)),
  facilities: await store.facilityCodes(db, id),
})

export async function addRoom(doing: Doing, fields: Fields) {
  await refuseUnknown(doing.db, fields)
  const room = await keepingNumber(fields, () => store.insertRoom(doing.db, fields))
  await store.putFacilities(doing.db, room.id, fields.FacilityIDs)
  await writeTold(doing, noun, room, 'addRoom', { after: await keptOf(doing.db, room.id) })
  return { ID: room.id, Version: room.version }
}

export async function editRoom(doing: Doing, id: number, fields: Fields, version: number) {
  const room = await lockRoom(doing.db, id)
  if (room.version !== version) return refuseChanged(doing.db, ['room', id])
  await refuseUnknown(doing.db, fields)
  const had = await store.facilityCodes(doing.db, id)
  const row = await keepingNumber(fields, () => changeRow(doing.db, noun.stored, id, store.columnsOf(fields)))
  await store.putFacilities(doing.db, id, fields.FacilityIDs)
  await writeTold(doing, noun, room, 'editRoom', {
    before: { ...row.before, facilities: had },
    after: { ...row.after, facilities: await store.facilityCodes(doing.db, id) },
  })
  return { ID: id, Version: version + 1 }
}

export async function deleteRoom(doing: Doing, id: number): Promise<void> {
  const room = await lockRoom(doing.db, id)
  const before = await keptOf(doing.db, id)
  await store.removeRoom(doing.db, id)
  await writeTold(doing, noun, room, 'deleteRoom', { before })
}
