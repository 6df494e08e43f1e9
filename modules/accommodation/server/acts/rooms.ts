import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew, type Doing } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { accommodationCalls } from '../../contract/calls.ts'
import { roomNumberUsed } from '../../contract/refusals.ts'
import * as store from '../store/rooms.ts'
import { requireEntries } from './known.ts'
import { noun } from './room-noun.ts'

type Fields = Argument<typeof accommodationCalls.addRoom>['body']

/** Refuses entries that are in no list, and the number of another room of the hotel. */
async function refuseFields(db: Database, fields: Fields, exceptId: number | null): Promise<void> {
  await requireEntries(db, [
    ['HotelID', 'Hotel', fields.HotelID],
    ['RoomTypeID', 'RoomType', fields.RoomTypeID],
    ...fields.FacilityIDs.map((id) => ['FacilityIDs', 'RoomFacility', id] as const),
  ])
  if (await store.isNumberUsed(db, fields, exceptId))
    refuse(roomNumberUsed, { number: fields.Number }, [{ path: 'Number', code: 'alreadyUsed' }])
}

const lockRoom = async (db: Database, id: number): Promise<store.LockedRoom> =>
  (await store.lockedRoom(db, id)) ?? refuse(notFound)

export async function addRoom(doing: Doing, fields: Fields) {
  await refuseFields(doing.db, fields, null)
  const room = await store.insertRoom(doing.db, fields)
  await store.putFacilities(doing.db, room.id, fields.FacilityIDs)
  await writeNew(doing, noun, room, 'addRoom')
  return { ID: room.id, Version: room.version }
}

export async function editRoom(doing: Doing, id: number, fields: Fields, version: number) {
  const room = await lockRoom(doing.db, id)
  if (room.version !== version) return refuseChanged(doing.db, ['room', id])
  await refuseFields(doing.db, fields, id)
  await writeAct(doing, noun, room, 'editRoom', { set: store.columnsOf(fields) })
  await store.putFacilities(doing.db, id, fields.FacilityIDs)
  return { ID: id, Version: version + 1 }
}

export async function deleteRoom(doing: Doing, id: number): Promise<void> {
  const room = await lockRoom(doing.db, id)
  await writeGone(doing, noun, room, 'deleteRoom', () => store.removeRoom(doing.db, id))
}
