import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireCurrency } from '#modules/lookups/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { roomCodeUsed, roomInUse } from '../../contract/refusals.ts'
import * as store from '../store/rooms.ts'
import type { Recording } from './doing.ts'
import { noun } from './room-noun.ts'

type Fields = Argument<typeof planningCalls.addRoom>['body']

/** Refuses a currency that is not the academy's (`currencyUnknown`) and the code of another room. */
async function refuseFields(db: Database, fields: Fields, exceptId: number | null): Promise<void> {
  await requireCurrency(db, 'DayPrice', fields.DayPrice)
  if (await store.isCodeUsed(db, fields.Code, exceptId))
    refuse(roomCodeUsed, { code: fields.Code }, [{ path: 'Code', code: 'alreadyUsed' }])
}

const lockRoom = async (db: Database, id: number): Promise<store.LockedRoom> =>
  (await store.lockedRoom(db, id)) ?? refuse(notFound)

export async function addRoom(doing: Recording, fields: Fields) {
  const { db } = doing
  await refuseFields(db, fields, null)
  const room = await store.insertRoom(db, fields)
  await store.putFacilities(db, room.id, fields.FacilityIDs)
  await writeNew(doing, noun, room, 'addRoom')
  return { ID: room.id, Version: room.version }
}

export async function editRoom(doing: Recording, id: number, fields: Fields, version: number) {
  const { db } = doing
  const room = await lockRoom(db, id)
  await refuseFields(db, fields, id)
  if (room.version !== version) return refuseChanged(db, ['room', id])
  await writeAct(doing, noun, room, 'editRoom', { set: store.columnsOf(fields) })
  await store.putFacilities(db, id, fields.FacilityIDs)
  return { ID: id, Version: version + 1 }
}

/** Deletes the room; one that plan rows or sessions name is refused. */
export async function deleteRoom(doing: Recording, id: number): Promise<void> {
  const room = await lockRoom(doing.db, id)
  if (await store.isRoomUsed(doing.db, id)) refuse(roomInUse, { code: room.code })
  await writeGone(doing, noun, room, 'deleteRoom', () => store.removeRoom(doing.db, id))
}
