import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { accommodationCalls } from '../../contract/calls.ts'
import * as acts from '../acts/rooms.ts'
import * as store from '../store/rooms.ts'

// Whoever may read rooms keeps them: the calls have one rule.
const Actions: ('editRoom' | 'deleteRoom')[] = ['editRoom', 'deleteRoom']

export const getRooms: Handler<typeof accommodationCalls.getRooms> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.rooms, query, { actor })
  const Items = await store.withFacilities(db, rows)
  return { Items: Items.map((room) => ({ ...room, Actions })), Total: total }
}

export const getRoom: Handler<typeof accommodationCalls.getRoom> = async ({ db, query }) => ({
  ...((await store.findRoom(db, query.ID)) ?? refuse(notFound)),
  Actions,
})

export const addRoom: Handler<typeof accommodationCalls.addRoom> = (asked) => acts.addRoom(asked, asked.body)

export const editRoom: Handler<typeof accommodationCalls.editRoom> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editRoom(asked, asked.query.ID, fields, Version)
}

export const deleteRoom: Handler<typeof accommodationCalls.deleteRoom> = async (asked) => {
  await acts.deleteRoom(asked, asked.query.ID)
  return { Done: true }
}
