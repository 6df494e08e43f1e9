import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import {
  doneReply,
  id,
  line,
  plainText,
  queryId,
  queryNumber,
  shortText,
  tooMany,
  trilingualReply,
  instant,
} from '#platform/shared/shapes.ts'
import { longestText, mostMentions } from '../rules/messages.ts'
import { cannotTalk, roomClosed, tooLate } from './refusals.ts'
import { group, member, message, ownRoom } from './shapes.ts'

/* What people of a class do. An administrator who acts as one of them reads nothing: looks of the academy are written down. */
const reads = { method: 'GET', who: 'chat', effect: 'reads', whileActing: 'refused', refusals: [] } as const
const writes = { method: 'POST', who: 'chat', effect: 'writes', whileActing: 'refused' } as const

const anySeq = 999_999_999

export const getRooms = call({
  ...reads,
  path: `${group}/GetRooms`,
  summary:
    'The rooms in which the caller sits, the one with the newest message first, with how much in each is unread; at most 200.',
  reply: z.object({ Items: z.array(ownRoom) }),
})

export const getContacts = call({
  ...reads,
  path: `${group}/GetContacts`,
  summary: 'With whom of the own classes the caller may have a conversation of two; at most 500.',
  reply: z.object({
    Items: z.array(member.extend({ CourseClassID: z.int(), ClassCode: z.string(), CourseName: trilingualReply })),
  }),
})

export const openRoom = call({
  ...writes,
  path: `${group}/OpenRoom`,
  repeatable: true,
  summary: 'The room of a class, or the conversation with somebody of it; made where there is none yet.',
  body: z.strictObject({ CourseClassID: id(), MemberID: id().nullable() }),
  reply: z.object({ ID: z.int() }),
  refusals: [cannotTalk, roomClosed],
})

export const getMembers = call({
  ...reads,
  path: `${group}/GetMembers`,
  summary: 'Who sits in a room now.',
  query: z.strictObject({ RoomID: queryId() }),
  reply: z.object({ Items: z.array(member) }),
})

/** `HasMore`: of older ones, or of what happened since. */
export const messagesReply = z.object({
  Items: z.array(message),
  HasMore: z.boolean(),
  /** Up to where the other one has read, in a conversation of two. */
  OtherRead: z.int().nullable(),
})

export const getMessages = call({
  ...reads,
  path: `${group}/GetMessages`,
  summary:
    'Fifty messages of a room: the newest, those `Before` a place, or what has come or was deleted `Since` a revision, the oldest first.',
  query: z.strictObject({
    RoomID: queryId(),
    Before: queryNumber(1, anySeq).optional(),
    Since: queryNumber(0, anySeq).optional(),
  }),
  reply: messagesReply,
})

export const findMessages = call({
  ...reads,
  path: `${group}/FindMessages`,
  summary: 'Messages of a room that hold a text, the newest first; at most 50.',
  query: z.strictObject({ RoomID: queryId(), Text: line(100) }),
  reply: z.object({
    Items: z.array(z.object({ Seq: z.int(), Name: trilingualReply, SentAt: instant(), Text: z.string() })),
  }),
})

export const sendMessage = call({
  ...writes,
  path: `${group}/SendMessage`,
  repeatable: true,
  summary:
    'Sends a message to a room. It is known by the `Key` that its sender draws: sent again, it is the one that stands.',
  body: z
    .strictObject({
      RoomID: id(),
      Key: shortText(36, 'notAllowed').pipe(z.uuid('notAllowed')),
      Text: plainText(longestText),
      /** The place of the message that it answers. */
      AnswersSeq: id().nullable(),
      Mentions: z.array(id()).max(mostMentions, tooMany),
      FileID: id().nullable(),
    })
    .refine(({ Text, FileID }) => Text !== '' || FileID !== null, { path: ['Text'], error: 'required' }),
  reply: z.object({ Message: message }),
  refusals: [roomClosed, fileNotFound, fileTaken],
})

export const markRead = call({
  ...writes,
  path: `${group}/MarkRead`,
  repeatable: true,
  summary: 'The caller has read a room up to a message.',
  body: z.strictObject({ RoomID: id(), Seq: id() }),
  reply: doneReply,
  refusals: [],
})

export const deleteMessage = call({
  ...writes,
  path: `${group}/DeleteMessage`,
  summary: 'Deletes the words and the file of an own message for everybody, within the time that the academy has set.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [tooLate],
})

export const reportMessage = call({
  ...writes,
  path: `${group}/ReportMessage`,
  summary:
    'Reports a message of somebody else to the administrators, with a reason; a second report of it changes nothing.',
  body: z.strictObject({ ID: id(), Reason: line(500) }),
  reply: doneReply,
  refusals: [],
})
