import { writeAct, writeFact } from '#platform/server/acts/write-act.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { dropFile } from '#platform/server/files/drop.ts'
import type { Database } from '#platform/server/database.ts'
import { publishLive } from '#platform/server/live/publish.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { tooLate } from '../../contract/refusals.ts'
import { chatFileField } from '../../contract/shapes.ts'
import { mayDelete } from '../../rules/messages.ts'
import { chatTopic } from '../../rules/topic.ts'
import { addReport } from '../store/keeping.ts'
import { readUpTo } from '../store/marks.ts'
import {
  addMessage,
  findMessage,
  markReported,
  messageOfKey,
  type Message,
  type MessageRow,
} from '../store/messages.ts'
import { raiseAnswers } from '../store/removed.ts'
import { accountsIn, countRoom, lockRoom, type Room } from '../store/rooms.ts'
import { chatRules, type Actors, type Doing } from './doing.ts'
import { messageNoun } from './nouns.ts'
import { askOpen, theRoom } from './rooms.ts'

/** The open pages of those who sit in the room ask what is new. */
export const tellRoom = async (db: Database, roomId: number): Promise<void> =>
  publishLive(db, await accountsIn(db, roomId), chatTopic, roomId)

export interface ToSend {
  readonly RoomID: number
  readonly Key: string
  readonly Text: string
  readonly AnswersSeq: number | null
  readonly Mentions: readonly number[]
  readonly FileID: number | null
}

/**
 * Puts a message at the end of its room. The room is locked first: who sends at the same moment waits, so that places
 * are given in the order in which they are seen, and what is sent twice finds itself.
 */
export async function send({ db, actor, now }: Actors, sent: ToSend): Promise<MessageRow> {
  const room = await theRoom(db, actor, sent.RoomID)
  const { lastSeq, revision } = await lockRoom(db, room.id)
  const before = await messageOfKey(db, actor.userId, sent.Key)
  if (before) return before
  await askOpen(db, now, room)
  if (sent.AnswersSeq !== null && sent.AnswersSeq > lastSeq) refuse(notFound)
  const members = await accountsIn(db, room.id)
  const place = { lastSeq: lastSeq + 1, revision: revision + 1 }
  const id = await addMessage(db, {
    roomId: room.id,
    seq: place.lastSeq,
    revision: place.revision,
    accountId: actor.userId,
    key: sent.Key,
    text: sent.Text,
    answersSeq: sent.AnswersSeq,
    mentions: [...new Set(sent.Mentions)].filter((each) => each !== actor.userId && members.includes(each)),
    fileId: sent.FileID,
    now,
  })
  if (sent.FileID !== null) await attachFile(db, actor, sent.FileID, chatFileField, ['chatMessage', id])
  await countRoom(db, room.id, { ...place, now })
  await readUpTo(db, room.id, actor.userId, place.lastSeq)
  await publishLive(db, members, chatTopic, room.id)
  return (await messageOfKey(db, actor.userId, sent.Key))!
}

/** A message in a room that the actor reaches, with the room; `notFound` else. */
export async function take(db: Database, actor: Actor, id: number): Promise<{ message: Message; room: Room }> {
  const message = (await findMessage(db, id)) ?? refuse(notFound)
  return { message, room: await theRoom(db, actor, message.roomId) }
}

/**
 * Takes away the words and the file of a message; its place stays. Everybody sees it at once. What a report waits about is
 * kept for whoever decides: its sender would else delete what was reported.
 */
export async function clear(doing: Doing, room: Room, message: Message, why: 'sender' | 'academy', now: Date) {
  const { db } = doing
  const { lastSeq, revision } = await lockRoom(db, room.id)
  // What answers it quotes it: open pages take the words out of there too.
  const answers = await raiseAnswers(db, message, revision + 1)
  await countRoom(db, room.id, { lastSeq, revision: revision + 1 + answers })
  const isKept = why === 'sender' && message.isReported
  const gone = {
    text: '',
    file_id: null,
    ...(isKept && { kept_file_id: message.fileId }),
    mentions: [],
    deleted_at: now,
    deleted_for: why,
    revision: revision + 1,
  }
  await tellRoom(db, room.id)
  return {
    set: gone,
    drop: async () => (message.fileId === null || isKept ? undefined : dropFile(db, message.fileId)),
  }
}

/** Its sender deletes a message, as long as there is time. Deleted twice it is deleted once. */
export async function remove(doing: Actors, id: number): Promise<void> {
  const { db, actor, now } = doing
  const { room } = await take(db, actor, id)
  await lockRoom(db, room.id)
  const message = (await findMessage(db, id)) ?? refuse(notFound)
  const isOwn = message.accountId === actor.userId
  if (!isOwn) refuse(notFound)
  if (message.isDeleted) return
  const { chatDeleteMinutes: minutes } = await chatRules(db, now)
  if (!mayDelete({ isOwn, isDeleted: false, sentAt: message.sentAt }, now, minutes)) refuse(tooLate, { minutes })
  const { set, drop } = await clear(doing, room, message, 'sender', now)
  await writeAct(doing, messageNoun, { id, room }, 'deleteMessage', { set })
  await drop()
}

/** Reports a message of somebody else; once, however often it is pressed. */
export async function report(doing: Actors, id: number, reason: string): Promise<void> {
  const { db, actor, now } = doing
  const { room } = await take(db, actor, id)
  // Its sender may be deleting it this very moment.
  await lockRoom(db, room.id)
  const message = (await findMessage(db, id)) ?? refuse(notFound)
  if (message.accountId === actor.userId || message.isDeleted) refuse(notFound)
  if (!(await addReport(db, actor, { messageId: id, reason, said: message.text, now }))) return
  await markReported(db, id)
  await writeFact(doing, messageNoun, { id, room }, 'reportMessage')
}
