import type { Handler } from '#platform/server/handler.ts'
import type { chatCalls as calls } from '../../contract/calls.ts'
import { isOpen, lastDay } from '../../rules/rooms.ts'
import * as acts from '../acts/messages.ts'
import { chatRules } from '../acts/doing.ts'
import * as rooms from '../acts/rooms.ts'
import { messageReply } from '../reply.ts'
import { readByOther, readUpTo } from '../store/marks.ts'
import { messagesHolding, messagesIn } from '../store/messages.ts'
import { contactsOf, ownRooms } from '../store/own-rooms.ts'
import { membersOf } from '../store/rooms.ts'

export const getRooms: Handler<typeof calls.getRooms> = async ({ db, actor, now }) => {
  const { today, chatDaysAfterEnd } = await chatRules(db, now)
  const rows = await ownRooms(db, actor.userId)
  const Items = rows.flatMap((row) => {
    const { classState, endsOn, bothSeated, withAccount, withName, ...room } = row
    const { lastAt, lastName, lastIsOwn, lastText, lastHasFile, lastIsDeleted, ...facts } = room
    const open = isOpen({ kind: row.Kind, classState, endsOn, bothSeated }, today, chatDaysAfterEnd)
    // Of a class that is over nobody has said anything.
    if (row.ID === null && !open) return []
    const last = lastAt !== null && {
      SentAt: lastAt,
      Name: lastName!,
      IsOwn: lastIsOwn!,
      Text: lastText!,
      HasFile: lastHasFile!,
      IsDeleted: lastIsDeleted!,
    }
    return {
      ...facts,
      With: withAccount === null ? null : { MemberID: withAccount, Name: withName! },
      IsOpen: open,
      LastDay: lastDay(endsOn, chatDaysAfterEnd),
      Last: last || null,
    }
  })
  return { Items }
}

export const getContacts: Handler<typeof calls.getContacts> = async ({ db, actor, now }) => {
  const { today, chatDaysAfterEnd } = await chatRules(db, now)
  const rows = await contactsOf(db, actor.userId)
  const Items = rows.flatMap(({ classState, endsOn, ...contact }) =>
    isOpen({ kind: 'two', classState, endsOn, bothSeated: true }, today, chatDaysAfterEnd) ? contact : [],
  )
  return { Items }
}

export const openRoom: Handler<typeof calls.openRoom> = async (asked) => ({
  ID: await rooms.openRoom(asked, asked.body.CourseClassID, asked.body.MemberID),
})

export const getMembers: Handler<typeof calls.getMembers> = async ({ db, actor, query }) => ({
  Items: await membersOf(db, (await rooms.theRoom(db, actor, query.RoomID)).id),
})

export const getMessages: Handler<typeof calls.getMessages> = async ({ db, actor, now, query }) => {
  const room = await rooms.theRoom(db, actor, query.RoomID)
  const { chatDeleteMinutes } = await chatRules(db, now)
  const { rows, hasMore } = await messagesIn(db, room.id, { before: query.Before, since: query.Since })
  return {
    Items: rows.map((row) => messageReply(row, actor.userId, chatDeleteMinutes)),
    HasMore: hasMore,
    OtherRead: room.ofTwo ? await readByOther(db, room.id, actor.userId) : null,
  }
}

export const findMessages: Handler<typeof calls.findMessages> = async ({ db, actor, query }) => ({
  Items: await messagesHolding(db, (await rooms.theRoom(db, actor, query.RoomID)).id, query.Text),
})

export const sendMessage: Handler<typeof calls.sendMessage> = async (asked) => {
  const { chatDeleteMinutes } = await chatRules(asked.db, asked.now)
  return { Message: messageReply(await acts.send(asked, asked.body), asked.actor.userId, chatDeleteMinutes) }
}

export const markRead: Handler<typeof calls.markRead> = async ({ db, actor, body }) => {
  const room = await rooms.theRoom(db, actor, body.RoomID)
  // In a conversation of two the other one sees it.
  if ((await readUpTo(db, room.id, actor.userId, body.Seq)) && room.ofTwo) await acts.tellRoom(db, room.id)
  return { Done: true }
}

export const deleteMessage: Handler<typeof calls.deleteMessage> = async (asked) => {
  await acts.remove(asked, asked.body.ID)
  return { Done: true }
}

export const reportMessage: Handler<typeof calls.reportMessage> = async (asked) => {
  await acts.report(asked, asked.body.ID, asked.body.Reason)
  return { Done: true }
}
