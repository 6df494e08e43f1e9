import { acts, follows } from '#platform/shared/record/act.ts'
import * as keeping from './keeping.ts'
import * as messages from './messages.ts'

export const roomActs = acts('chat', 'chatRoom', {
  openRoom: { call: messages.openRoom },
  lookIntoRoom: { call: keeping.lookIntoRoom },
  /** Somebody has not read what was said to them. */
  messagesWait: follows,
})

export const messageActs = acts('chat', 'chatMessage', {
  reportMessage: { call: messages.reportMessage, asks: 'reason' },
  deleteMessage: { call: messages.deleteMessage, asks: 'confirmation', grave: true },
})

export const reportActs = acts('chat', 'chatReport', {
  upholdReport: { call: keeping.upholdReport, asks: 'reason', grave: true },
  dismissReport: { call: keeping.dismissReport, asks: 'optionalReason' },
})
