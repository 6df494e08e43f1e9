import type { Noun } from '#platform/server/acts/write-act.ts'
import { messageActs, reportActs, roomActs } from '../../contract/acts.ts'
import type { Report } from '../store/keeping.ts'
import type { Doing } from './doing.ts'

/** What the facts about a room say of it. */
export interface KnownRoom {
  readonly id: number
  readonly classId: number
  readonly code: string
}

/** Each fact about a room carries its class and the class’s `code`; messagesWait the `accountId` for whom something waits. */
export const roomNoun: Noun<typeof roomActs, 'chat.room', KnownRoom, Doing> = {
  acts: roomActs,
  stored: {
    table: 'chat.room',
    unkept: [
      'id',
      'class_id',
      'instructor_id',
      'trainee_id',
      'last_at',
      'last_seq',
      'revision',
      'opened_at',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: ({ id, classId, code }) => ({ roomId: id, classId, code }),
}

/** A message in its room. */
export interface KnownMessage {
  readonly id: number
  readonly room: KnownRoom
}

/** Each fact about a message carries its room. Of what it says the audit keeps nothing. */
export const messageNoun: Noun<typeof messageActs, 'chat.message', KnownMessage, Doing> = {
  acts: messageActs,
  stored: {
    table: 'chat.message',
    unkept: [
      'id',
      'account_id',
      'answers_seq',
      'deleted_at',
      'deleted_for',
      'file_id',
      'is_reported',
      'kept_file_id',
      'key',
      'mentions',
      'revision',
      'room_id',
      'sent_at',
      'seq',
      'text',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: ({ room: { id, classId, code } }) => ({ roomId: id, classId, code }),
}

/** Each fact about a report carries the message that it is about. */
export const reportNoun: Noun<typeof reportActs, 'chat.report', Report, Doing> = {
  acts: reportActs,
  stored: {
    table: 'chat.report',
    unkept: [
      'id',
      'account_id',
      'decided_at',
      'decided_by',
      'decision',
      'instructor_id',
      'message_id',
      'reason',
      'reported_at',
      'said',
      'trainee_id',
      'version',
    ],
  },
  idOf: ({ id }) => id,
  factsOf: ({ messageId }) => ({ messageId }),
}
