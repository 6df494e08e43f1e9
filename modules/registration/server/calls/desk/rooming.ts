import { refuseChanged } from '#modules/accounts/server/public.ts'
import { lockClass } from '#modules/classes/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { roomRefusals } from '../../../contract/refusals.ts'
import { pairGuests, whyNotJoin } from '../../../rules/desk/rooming.ts'
import { noun } from '../../acts/noun.ts'
import { doingOf, moved } from '../../acts/perform.ts'
import { classOf, lockRegistration } from '../../acts/reached.ts'
import { shareOfRoom } from '../../acts/share-of-room.ts'
import { countStaying, guestsOf, rooming } from '../../store/desk/rooming.ts'

export const getRooming: Handler<typeof calls.getRooming> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, rooming, query, { actor })
  const shareOf = shareOfRoom(db)
  const Items: Output<typeof calls.getRooming>['Items'] = []
  for (const { HotelID, RoomTypeID, StartDate, ...row } of rows)
    Items.push({ ...row, ...(await shareOf({ ...row, HotelID, RoomTypeID, StartDate })) })
  return { Items, Total: total }
}

export const countRooming: Handler<typeof calls.countRooming> = ({ db, actor, query }) =>
  countStaying(db, query.ClassID, actor)

/** Two who pair at once: the second finds everybody in a room. */
export const pairRooms: Handler<typeof calls.pairRooms> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  await lockClass(db, body.ClassID)
  const given = pairGuests(await guestsOf(db, body.ClassID))
  for (const [id, shared_room] of given) {
    const registration = await lockRegistration(db, actor, id, doing)
    await writeAct(doing, noun, registration, 'assignRoom', { set: { shared_room } })
  }
  const { WithoutRoom } = await countStaying(db, body.ClassID, actor)
  return { Paired: given.size, WithoutRoom }
}

export const assignRoom: Handler<typeof calls.assignRoom> = async (asked) => {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const classId = await classOf(db, actor, body.ID)
  await lockClass(db, classId)
  const registration = await lockRegistration(db, actor, body.ID, doing)
  if (registration.version !== body.Version)
    return refuseChanged(db, ['registration', registration.id], { named: true, reader: actor.userId })
  const guests = await guestsOf(db, classId)
  const guest = guests.find(({ id }) => id === body.ID) ?? refuse(notNow, { action: 'assignRoom', state: 'notStaying' })
  const why =
    body.Room === null
      ? null
      : whyNotJoin(
          guest,
          guests.filter(({ id, room }) => id !== body.ID && room === body.Room),
        )
  if (why) refuse(roomRefusals[why], { room: body.Room })
  await writeAct(doing, noun, registration, 'assignRoom', { set: { shared_room: body.Room } })
  return moved({ ...registration, version: registration.version + 1 })
}
