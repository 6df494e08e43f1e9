import * as z from 'zod'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { instant, trilingualReply } from '#platform/shared/shapes.ts'
import { roomKinds, seats } from '../rules/rooms.ts'

export const group = '/api/Chat'
export const chatFileField = 'chatFile'

export const roomKind = z.enum(roomKinds)
export const seat = z.enum(seats)

/** Somebody who sits in a room. */
export const member = z.object({ MemberID: z.int(), Name: trilingualReply, Seat: seat }).meta({ id: 'ChatMember' })

export const messageFile = z.object({ ID: z.int(), Name: z.string(), Size: z.int(), IsPicture: z.boolean() })

const deletedFor = z.enum(['sender', 'academy']).nullable()

export const message = z
  .object({
    ID: z.int(),
    /** Its place in the room, from 1 without a gap. */
    Seq: z.int(),
    /** Of the room, when it came, when it was deleted, or when what it answers was. */
    Revision: z.int(),
    /** What its sender drew for it; null to everybody else. */
    Key: z.string().nullable(),
    MemberID: z.int(),
    Name: trilingualReply,
    IsOwn: z.boolean(),
    SentAt: instant(),
    Text: z.string(),
    File: messageFile.nullable(),
    /** The message that it answers; without words and not deleted it is a file. */
    Answers: z.object({ Seq: z.int(), Name: trilingualReply, Text: z.string(), DeletedFor: deletedFor }).nullable(),
    /** Whom it names. */
    Mentions: z.array(z.object({ MemberID: z.int(), Name: trilingualReply })),
    /** Null: it stands. */
    DeletedFor: deletedFor,
    /** Until when its sender may delete it. */
    DeletableUntil: instant().nullable(),
  })
  .meta({ id: 'ChatMessage' })

/** What every page says of a room. */
const room = {
  Kind: roomKind,
  CourseClassID: z.int(),
  ClassCode: codeReply(),
  CourseName: trilingualReply,
}

export const ownRoom = z
  .object({
    /** Null: nobody has opened the room of this class yet. */
    ID: z.int().nullable(),
    ...room,
    /** The other one, in a conversation of two. */
    With: z.object({ MemberID: z.int(), Name: trilingualReply }).nullable(),
    IsOpen: z.boolean(),
    /** The last day on which something can be written. */
    LastDay: dayReply(),
    LastSeq: z.int(),
    /** The newest message; null: there is none yet. */
    Last: z
      .object({
        SentAt: instant(),
        Name: trilingualReply,
        IsOwn: z.boolean(),
        Text: z.string(),
        HasFile: z.boolean(),
        IsDeleted: z.boolean(),
      })
      .nullable(),
    ReadSeq: z.int(),
    Unread: z.int(),
    /** One of the unread messages names the reader. */
    IsMentioned: z.boolean(),
  })
  .meta({ id: 'ChatRoom' })

export const keptRoom = z
  .object({
    ID: z.int(),
    ...room,
    InstructorName: trilingualReply.nullable(),
    TraineeName: trilingualReply.nullable(),
    Messages: z.int(),
    LastAt: instant().nullable(),
    /** Reports that nobody has decided. */
    Reports: z.int(),
  })
  .meta({ id: 'KeptChatRoom' })
