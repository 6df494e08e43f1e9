import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireCurrency } from '#modules/lookups/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { classRoomCodeUsed, classRoomInUse } from '../../contract/refusals.ts'
import * as store from '../store/class-rooms.ts'
import type { Recording } from './doing.ts'
import { noun } from './class-room-noun.ts'

type Fields = Argument<typeof planningCalls.addClassRoom>['body']

/** Refuses a currency that is not the academy's (`currencyUnknown`) and the code of another class room. */
async function refuseFields(db: Database, fields: Fields, exceptId: number | null): Promise<void> {
  await requireCurrency(db, 'DayPrice', fields.DayPrice)
  if (await store.isCodeUsed(db, fields.Code, exceptId))
    refuse(classRoomCodeUsed, { code: fields.Code }, [{ path: 'Code', code: 'alreadyUsed' }])
}

const lockClassRoom = async (db: Database, id: number): Promise<store.LockedClassRoom> =>
  (await store.lockedClassRoom(db, id)) ?? refuse(notFound)

export async function addClassRoom(doing: Recording, fields: Fields) {
  const { db } = doing
  await refuseFields(db, fields, null)
  const classRoom = await store.insertClassRoom(db, fields)
  await store.putFacilities(db, classRoom.id, fields.FacilityIDs)
  await writeNew(doing, noun, classRoom, 'addClassRoom')
  return { ID: classRoom.id, Version: classRoom.version }
}

export async function editClassRoom(doing: Recording, id: number, fields: Fields, version: number) {
  const { db } = doing
  const classRoom = await lockClassRoom(db, id)
  await refuseFields(db, fields, id)
  if (classRoom.version !== version) return refuseChanged(db, ['classRoom', id])
  await writeAct(doing, noun, classRoom, 'editClassRoom', { set: store.columnsOf(fields) })
  await store.putFacilities(db, id, fields.FacilityIDs)
  return { ID: id, Version: version + 1 }
}

/** Deletes the class room; one that plan rows or sessions name is refused. */
export async function deleteClassRoom(doing: Recording, id: number): Promise<void> {
  const classRoom = await lockClassRoom(doing.db, id)
  if (await store.isClassRoomUsed(doing.db, id)) refuse(classRoomInUse, { code: classRoom.code })
  await writeGone(doing, noun, classRoom, 'deleteClassRoom', () => store.removeClassRoom(doing.db, id))
}
