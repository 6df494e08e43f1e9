import type { Output } from '#platform/shared/call.ts'
import type { chatCalls as calls } from '../contract/calls.ts'
import { deletableUntil } from '../rules/messages.ts'
import type { MessageRow } from './store/messages.ts'

type Message = Output<typeof calls.getMessages>['Items'][number]

/** A message as a reader gets it; `minutes`: how long its sender may delete it. */
export function messageReply(row: MessageRow, reader: number, minutes: number): Message {
  const { key, accountId, file, answers, mentions, ...rest } = row
  const isOwn = accountId === reader
  const until = deletableUntil({ isOwn, isDeleted: row.DeletedFor !== null, sentAt: row.SentAt }, minutes)
  return {
    ...rest,
    Key: isOwn ? key : null,
    MemberID: accountId,
    IsOwn: isOwn,
    File: file,
    Answers: answers,
    Mentions: mentions,
    DeletableUntil: until?.toISOString() ?? null,
  }
}
