import { sql, type RawBuilder } from 'kysely'
import { contains, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Instant } from '#platform/shared/values/dates.ts'
import { messagesAPage } from '../../rules/messages.ts'
import { nameOf } from './rooms.ts'

export interface MessageRow {
  readonly ID: number
  readonly Seq: number
  readonly Revision: number
  readonly key: string
  readonly accountId: number
  readonly Name: Trilingual
  readonly SentAt: Instant
  readonly Text: string
  readonly file: {
    readonly ID: number
    readonly Name: string
    readonly Size: number
    readonly IsPicture: boolean
  } | null
  readonly answers: {
    readonly Seq: number
    readonly Name: Trilingual
    readonly Text: string
    readonly DeletedFor: MessageRow['DeletedFor']
  } | null
  readonly mentions: { readonly MemberID: number; readonly Name: Trilingual }[]
  readonly DeletedFor: 'sender' | 'academy' | null
}

/** The file of this alias as a message shows it; null where there is none. */
export const fileOf = (f: string) =>
  sql<
    MessageRow['file']
  >`case when ${sql.ref(`${f}.id`)} is not null then jsonb_build_object('ID', ${sql.ref(`${f}.id`)},
    'Name', ${sql.ref(`${f}.name`)}, 'Size', ${sql.ref(`${f}.bytes`)},
    'IsPicture', ${sql.ref(`${f}.media_type`)} like 'image/%') end`

const asked = (db: Database) =>
  db
    .selectFrom('chat.message as m')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'm.account_id')
    .leftJoin('platform.file as f', 'f.id', 'm.file_id')
    .select(['m.id as ID', 'm.seq as Seq', 'm.revision as Revision', 'm.key', 'm.account_id as accountId'])
    .select(['m.sent_at as SentAt', 'm.text as Text', 'm.deleted_for as DeletedFor'])
    .select([
      nameOf('a').as('Name'),
      fileOf('f').as('file'),
      sql`(select jsonb_build_object('Seq', o.seq, 'Name', ${nameOf('b')}, 'Text', left(o.text, 160),
          'DeletedFor', o.deleted_for)
        from chat.message o join accounts.account_facts b on b.account_id = o.account_id
        where o.room_id = m.room_id and o.seq = m.answers_seq)`.as('answers'),
      sql`coalesce((select jsonb_agg(jsonb_build_object('MemberID', n.account_id, 'Name', ${nameOf('n')}) order by n.account_id)
        from accounts.account_facts n where n.account_id = any (m.mentions)), '[]')`.as('mentions'),
    ])

/** A page of a room: the newest messages, those before a place, or what came, was deleted or answers what was since a revision. */
export interface Asked {
  readonly before?: number | null | undefined
  readonly since?: number | undefined
}

/** The page, the oldest first, and whether there is more of what was asked for. */
export async function messagesIn(
  db: Database,
  roomId: number,
  { before, since }: Asked,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const found = asked(db)
    .where('m.room_id', '=', roomId)
    .limit(messagesAPage + 1)
  const page =
    since === undefined
      ? found.$if(before != null, (q) => q.where('m.seq', '<', before!)).orderBy('m.seq', 'desc')
      : found.where('m.revision', '>', since).orderBy('m.revision')
  const rows = (await page.execute()) as MessageRow[]
  const shown = rows.slice(0, messagesAPage)
  return { rows: since === undefined ? shown.toReversed() : shown, hasMore: rows.length > messagesAPage }
}

/** What its sender has sent under this key. */
export const messageOfKey = async (db: Database, accountId: number, key: string): Promise<MessageRow | undefined> =>
  (await asked(db).where('m.account_id', '=', accountId).where('m.key', '=', key).executeTakeFirst()) as
    | MessageRow
    | undefined

export interface NewMessage {
  readonly roomId: number
  readonly seq: number
  readonly revision: number
  readonly accountId: number
  readonly key: string
  readonly text: string
  readonly answersSeq: number | null
  readonly mentions: readonly number[]
  readonly fileId: number | null
  readonly now: Date
}

export async function addMessage(db: Database, message: NewMessage): Promise<number> {
  const made = await db
    .insertInto('chat.message')
    .values({
      room_id: message.roomId,
      seq: message.seq,
      revision: message.revision,
      account_id: message.accountId,
      key: message.key,
      text: message.text,
      answers_seq: message.answersSeq,
      mentions: [...message.mentions],
      file_id: message.fileId,
      sent_at: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** One message in hand. */
export interface Message {
  readonly id: number
  readonly roomId: number
  readonly seq: number
  readonly accountId: number
  readonly text: string
  readonly fileId: number | null
  /** A report about it waits. */
  readonly isReported: boolean
  /** Its file, which its sender took away meanwhile. */
  readonly keptFileId: number | null
  readonly sentAt: Instant
  readonly isDeleted: boolean
}

/** The message, whoever may see it: the caller asks for its room. */
export const findMessage = (db: Database, id: number): Promise<Message | undefined> =>
  db
    .selectFrom('chat.message as m')
    .where('m.id', '=', id)
    .select(['m.id', 'm.room_id as roomId', 'm.seq', 'm.account_id as accountId', 'm.text', 'm.file_id as fileId'])
    .select(['m.is_reported as isReported', 'm.kept_file_id as keptFileId', 'm.sent_at as sentAt'])
    .select(sql<boolean>`m.deleted_at is not null`.as('isDeleted'))
    .executeTakeFirst()

/** A report about it waits. */
export const markReported = (db: Database, id: number) =>
  db.updateTable('chat.message').set({ is_reported: true }).where('id', '=', id).execute()

/** No report about it waits any more, and nothing is kept for one. */
export const markDecided = (db: Database, id: number) =>
  db.updateTable('chat.message').set({ is_reported: false, kept_file_id: null }).where('id', '=', id).execute()

/** Messages of a room that hold the text, the newest first. */
export const messagesHolding = (db: Database, roomId: number, text: string) =>
  db
    .selectFrom('chat.message as m')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'm.account_id')
    .where('m.room_id', '=', roomId)
    .where('m.deleted_at', 'is', null)
    .where(contains(sql<string>`m.text`, text) as RawBuilder<boolean>)
    .orderBy('m.seq', 'desc')
    .limit(messagesAPage)
    .select(['m.seq as Seq', nameOf('a').as('Name'), 'm.sent_at as SentAt', 'm.text as Text'])
    .execute()
