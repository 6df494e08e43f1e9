import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { messageActs, reportActs, roomActs } from './acts.ts'
import { getAllRooms, getReports } from './keeping.ts'
import { findMessages, getContacts, getMembers, getMessages, getRooms, markRead, sendMessage } from './messages.ts'

export const chatCalls = {
  getRooms,
  getContacts,
  getMembers,
  getMessages,
  findMessages,
  sendMessage,
  markRead,
  getAllRooms,
  getReports,
  ...callsOf(roomActs),
  ...callsOf(messageActs),
  ...callsOf(reportActs),
} satisfies Calls
