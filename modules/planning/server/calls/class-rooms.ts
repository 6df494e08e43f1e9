import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import * as acts from '../acts/class-rooms.ts'
import * as store from '../store/class-rooms.ts'

const actionsOf = (actor: Actor): ('editClassRoom' | 'deleteClassRoom')[] =>
  passes('classRoomKeepers', actor.role, actor.permissions) ? ['editClassRoom', 'deleteClassRoom'] : []

export const getClassRooms: Handler<typeof planningCalls.getClassRooms> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.classRooms, query, null)
  const Items = await store.withFacilities(db, rows)
  return { Items: Items.map((classRoom) => ({ ...classRoom, Actions: actionsOf(actor) })), Total: total }
}

export const getClassRoom: Handler<typeof planningCalls.getClassRoom> = async ({ db, actor, query }) => ({
  ...((await store.findClassRoom(db, query.ID)) ?? refuse(notFound)),
  Actions: actionsOf(actor),
})

export const getClassRoomChoices: Handler<typeof planningCalls.getClassRoomChoices> = ({ db }) =>
  store.classRoomChoices(db)

export const addClassRoom: Handler<typeof planningCalls.addClassRoom> = (asked) => acts.addClassRoom(asked, asked.body)

export const editClassRoom: Handler<typeof planningCalls.editClassRoom> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editClassRoom(asked, asked.query.ID, fields, Version)
}

export const deleteClassRoom: Handler<typeof planningCalls.deleteClassRoom> = async (asked) => {
  await acts.deleteClassRoom(asked, asked.query.ID)
  return { Done: true }
}
