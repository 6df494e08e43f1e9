import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireEntries } from '#modules/lookups/server/public.ts'
import { writeAct, writeGone, writeNew, type Doing } from '#platform/server/acts/write-act.ts'
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

export async function addRoom(doing: Doing, fields: Fields) {
  await refuseUnknown(doing.db, fields)
  const room = await keepingNumber(fields, () => store.insertRoom(doing.db, fields))
  await store.putFacilities(doing.db, room.id, fields.FacilityIDs)
  await writeNew(doing, noun, room, 'addRoom')
  return { ID: room.id, Version: room.version }
}

export async function editRoom(doing: Doing, id: number, fields: Fields, version: number) {
  const room = await lockRoom(doing.db, id)
  if (room.version !== version) return refuseChanged(doing.db, ['room', id])
  await refuseUnknown(doing.db, fields)
  await keepingNumber(fields, () => writeAct(doing, noun, room, 'editRoom', { set: store.columnsOf(fields) }))
  await store.putFacilities(doing.db, id, fields.FacilityIDs)
  return { ID: id, Version: version + 1 }
}

export async function deleteRoom(doing: Doing, id: number): Promise<void> {
  const room = await lockRoom(doing.db, id)
  await writeGone(doing, noun, room, 'deleteRoom', () => store.removeRoom(doing.db, id))
}
