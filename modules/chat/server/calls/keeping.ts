import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { chatCalls as calls } from '../../contract/calls.ts'
import { reportActions } from '../../rules/reports.ts'
import * as reports from '../acts/reports.ts'
import { look } from '../acts/rooms.ts'
import { messageReply } from '../reply.ts'
import { keptRoom, reported, rooms } from '../store/keeping.ts'
import { messagesIn } from '../store/messages.ts'

export const getAllRooms: Handler<typeof calls.getAllRooms> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, rooms, query, { actor })
  return { Items: rows, Total: total }
}

export const getReports: Handler<typeof calls.getReports> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, reported, query, { actor })
  return { Items: rows.map((row) => ({ ...row, Actions: reportActions(row.State) })), Total: total }
}

export const lookIntoRoom: Handler<typeof calls.lookIntoRoom> = async (asked) => {
  const { db, actor, body } = asked
  const { id } = await look(asked, body.RoomID)
  const { rows, hasMore } = await messagesIn(db, id, { before: body.Before })
  return {
    Room: (await keptRoom(db, actor, id)) ?? refuse(notFound),
    // Who looks deletes nothing here.
    Items: rows.map((row) => messageReply(row, 0, 0)),
    HasMore: hasMore,
  }
}

const saved = ({ id, version }: { readonly id: number; readonly version: number }) => ({ ID: id, Version: version })

export const upholdReport: Handler<typeof calls.upholdReport> = async (asked) =>
  saved(await reports.uphold(asked, asked.body))

export const dismissReport: Handler<typeof calls.dismissReport> = async (asked) =>
  saved(await reports.dismiss(asked, asked.body))
