import { inSavepoint } from '#platform/server/acts/savepoint.ts'
import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireCurrency } from '#modules/lookups/server/public.ts'
import { changeRow, rowFacts } from '#platform/server/acts/change-row.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import { takenBy } from '#platform/server/log/violations.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { classRoomCodeUsed, classRoomInUse, setupTooLong } from '../../contract/refusals.ts'
import * as store from '../store/class-rooms/class-rooms.ts'
import { photosOf } from '../store/class-rooms/photos.ts'
import type { Recording } from './doing.ts'
import { putPhotos } from './class-room-photos.ts'
import { noun } from './class-room-noun.ts'

type Fields = Argument<typeof planningCalls.addClassRoom>['body']

/** The code of another class room is a refusal at the field, also where that one is being added at the same moment. */
async function keepingCode<T>({ Code: code }: Fields, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    // Named when class rooms were rooms.
    if (takenBy(error) !== 'room_code_key') throw error
    refuse(classRoomCodeUsed, { code }, [{ path: 'Code', code: 'alreadyUsed' }])
  }
}

const lockClassRoom = async (db: Database, id: number): Promise<store.LockedClassRoom> =>
  (await store.lockedClassRoom(db, id)) ?? refuse(notFound)

type Doing = Recording & { readonly actor: Actor }

/** What the audit keeps of a class room beside its columns. */
const besideRow = async (db: Database, id: number) => ({
  facilities: await store.equipmentByCode(db, id),
  photoIds: (await photosOf(db, [id])).map((photo) => photo.ID),
})
const keptOf = async (db: Database, id: number) => ({
  ...(await rowFacts(db, noun.stored, id)),
  ...(await besideRow(db, id)),
})

export async function addClassRoom(doing: Doing, fields: Fields) {
  const { db } = doing
  await requireCurrency(db, 'DayPrice', fields.DayPrice)
  const classRoom = await keepingCode(fields, () => store.insertClassRoom(db, fields))
  await store.putEquipment(db, classRoom.id, fields.Facilities)
  await putPhotos(db, doing.actor, classRoom.id, fields.PhotoIDs)
  await writeTold(doing, noun, classRoom, 'addClassRoom', { after: await keptOf(db, classRoom.id) })
  return { ID: classRoom.id, Version: classRoom.version }
}

/** A longer set-up than sessions to come leave is refused (`setupTooLong`). */
export async function editClassRoom(doing: Doing, id: number, fields: Fields, version: number) {
  const { db } = doing
  const classRoom = await lockClassRoom(db, id)
  await requireCurrency(db, 'DayPrice', fields.DayPrice)
  if (classRoom.version !== version) return refuseChanged(db, ['classRoom', id])
  const had = await besideRow(db, id)
  const row = await keepingCode(fields, () =>
    leavingSetup(db, id, fields.SetupMinutes, () => changeRow(db, noun.stored, id, store.columnsOf(fields))),
  )
  await store.putEquipment(db, id, fields.Facilities)
  await putPhotos(db, doing.actor, id, fields.PhotoIDs)
  await writeTold(doing, noun, classRoom, 'editClassRoom', {
    before: { ...row.before, ...had },
    after: { ...row.after, ...(await besideRow(db, id)) },
  })
  return { ID: id, Version: version + 1 }
}

/** Deletes the class room; one that plan rows or sessions name is refused. */
export async function deleteClassRoom(doing: Doing, id: number): Promise<void> {
  const classRoom = await lockClassRoom(doing.db, id)
  if (await store.isClassRoomUsed(doing.db, id)) refuse(classRoomInUse, { code: classRoom.code })
  const before = await keptOf(doing.db, id)
  await putPhotos(doing.db, doing.actor, id, [])
  await store.removeClassRoom(doing.db, id)
  await writeTold(doing, noun, classRoom, 'deleteClassRoom', { before })
}

/** Runs the change; where two sessions to come stand closer to each other than the set-up, says which. */
const leavingSetup = <T>(db: Database, id: number, minutes: number, change: () => Promise<T>): Promise<T> =>
  inSavepoint(
    db,
    change,
    ({ constraint }) => constraint === 'class_room_in_one_place',
    async () => {
      const close = await store.closerThan(db, id, minutes)
      return refuse(
        setupTooLong,
        { minutes, class: close?.code ?? '', other: close?.other ?? '', day: close?.day ?? '' },
        [{ path: 'SetupMinutes', code: 'tooLarge' }],
      )
    },
  )
