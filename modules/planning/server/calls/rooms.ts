import { requireCurrency } from '#modules/lookups/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { planningCalls } from '../../contract/calls.ts'
import * as rooms from '../store/rooms.ts'

const actionsOf = (actor: Actor): ('edit' | 'delete')[] =>
  passes('roomKeepers', actor.role, actor.permissions) ? ['edit', 'delete'] : []

interface Room {
  readonly Code: string
  readonly Name: object
  readonly Capacity: number
  readonly IsActive: boolean
  readonly DayPrice: { readonly Minor: number; readonly Currency: string }
}
const factsOf = (room: Room) => ({
  code: room.Code,
  name: room.Name,
  seats: room.Capacity,
  active: room.IsActive,
  dayPrice: room.DayPrice,
})

export const getRooms: Handler<typeof planningCalls.getRooms> = async ({ db, actor, query }) => {
  const { Items, Total } = await rooms.listRooms(db, query)
  return { Items: Items.map((room) => ({ ...room, Actions: actionsOf(actor) })), Total }
}

export const getRoom: Handler<typeof planningCalls.getRoom> = async ({ db, actor, query }) => ({
  ...(await rooms.findRoom(db, query.ID)),
  Actions: actionsOf(actor),
})

export const getRoomChoices: Handler<typeof planningCalls.getRoomChoices> = async ({ db }) => {
  const of = (table: 'lookups.room_type' | 'lookups.facility') =>
    db
      .selectFrom(table)
      .where('is_active', '=', true)
      .select(['id as ID', 'name as Name'])
      .orderBy('position')
      .orderBy('id')
      .execute()
  return { RoomTypes: await of('lookups.room_type'), Facilities: await of('lookups.facility') }
}

export const addRoom: Handler<typeof planningCalls.addRoom> = async ({ db, body, record }) => {
  await requireCurrency(db, 'DayPrice', body.DayPrice)
  const saved = await rooms.addRoom(db, body)
  await record({ kind: 'roomAdded', subject: ['room', saved.ID], data: { code: body.Code }, after: factsOf(body) })
  return saved
}

export const updateRoom: Handler<typeof planningCalls.updateRoom> = async ({ db, query, body, record }) => {
  const { Version, ...fields } = body
  await requireCurrency(db, 'DayPrice', fields.DayPrice)
  const before = factsOf(await rooms.findRoom(db, query.ID))
  const saved = await rooms.changeRoom(db, query.ID, fields, Version)
  await record({
    kind: 'roomChanged',
    subject: ['room', saved.ID],
    data: { code: body.Code },
    before,
    after: factsOf(body),
  })
  return saved
}

export const deleteRoom: Handler<typeof planningCalls.deleteRoom> = async ({ db, query, record }) => {
  const before = factsOf(await rooms.findRoom(db, query.ID))
  await rooms.removeRoom(db, query.ID)
  await record({ kind: 'roomDeleted', subject: ['room', query.ID], before })
  return { Done: true }
}
