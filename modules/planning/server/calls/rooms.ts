import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../contract/calls.ts'
import * as acts from '../acts/rooms.ts'
import * as store from '../store/rooms.ts'

const actionsOf = (actor: Actor): ('editRoom' | 'deleteRoom')[] =>
  passes('roomKeepers', actor.role, actor.permissions) ? ['editRoom', 'deleteRoom'] : []

export const getRooms: Handler<typeof planningCalls.getRooms> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.rooms, query, null)
  const Items = await store.withFacilities(db, rows)
  return { Items: Items.map((room) => ({ ...room, Actions: actionsOf(actor) })), Total: total }
}

export const getRoom: Handler<typeof planningCalls.getRoom> = async ({ db, actor, query }) => ({
  ...((await store.findRoom(db, query.ID)) ?? refuse(notFound)),
  Actions: actionsOf(actor),
})

export const getRoomChoices: Handler<typeof planningCalls.getRoomChoices> = ({ db }) => store.roomChoices(db)

export const addRoom: Handler<typeof planningCalls.addRoom> = (asked) => acts.addRoom(asked, asked.body)

export const editRoom: Handler<typeof planningCalls.editRoom> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editRoom(asked, asked.query.ID, fields, Version)
}

export const deleteRoom: Handler<typeof planningCalls.deleteRoom> = async (asked) => {
  await acts.deleteRoom(asked, asked.query.ID)
  return { Done: true }
}
