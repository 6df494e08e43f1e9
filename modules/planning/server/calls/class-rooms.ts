import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { classRoomActs } from '../../contract/acts.ts'
import type { planningCalls } from '../../contract/calls.ts'
import * as acts from '../acts/class-rooms.ts'
import { activeClassRooms } from '../store/candidates.ts'
import { offered } from '../store/class-rooms/offered.ts'
import * as store from '../store/class-rooms/class-rooms.ts'

const actionsOf = (actor: Actor) => actsOpenTo(classRoomActs, actor, ['editClassRoom', 'deleteClassRoom'])

export const getClassRooms: Handler<typeof planningCalls.getClassRooms> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.classRooms, query, { actor })
  const Items = await store.withEquipment(db, rows)
  return { Items: Items.map((classRoom) => ({ ...classRoom, Actions: actionsOf(actor) })), Total: total }
}

export const getClassRoom: Handler<typeof planningCalls.getClassRoom> = async ({ db, actor, query }) => ({
  ...((await store.findClassRoom(db, query.ID)) ?? refuse(notFound)),
  Actions: actionsOf(actor),
})

export const getClassRoomChoices: Handler<typeof planningCalls.getClassRoomChoices> = ({ db }) =>
  store.classRoomChoices(db)

export const getClassRoomsForCourse: Handler<typeof planningCalls.getClassRoomsForCourse> = async ({ db, query }) => {
  const classRooms = await activeClassRooms(db)
  return offered(
    db,
    query.courseID,
    classRooms.map((each) => ({ ...each, busySessions: 0, heldBy: null })),
  )
}

export const addClassRoom: Handler<typeof planningCalls.addClassRoom> = (asked) => acts.addClassRoom(asked, asked.body)

export const editClassRoom: Handler<typeof planningCalls.editClassRoom> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editClassRoom(asked, asked.query.ID, fields, Version)
}

export const deleteClassRoom: Handler<typeof planningCalls.deleteClassRoom> = async (asked) => {
  await acts.deleteClassRoom(asked, asked.query.ID)
  return { Done: true }
}
