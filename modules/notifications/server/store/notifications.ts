import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import { contains, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { notificationsCalls } from '../../contract/calls.ts'
import { reachesNotification } from './reach.ts'

const rows = (db: Database) => db.selectFrom('notifications.notification as n')
const reached = (db: Database, actor: Actor) => rows(db).where(reachesNotification(actor))

/** In the reader's language where it has been written in it; what somebody typed stays as it is. */
const wordsIn = (language: Language) => {
  const inIt = textLanguageOf(language, 'en')
  const word = (of: 'title' | 'subject') =>
    sql<string>`coalesce(n.words->${sql.lit(inIt)}->>${sql.lit(of)}, ${sql.ref(`n.${of}`)})`
  return { title: word('title'), subject: word('subject') }
}

const columns = [
  'n.id as ID',
  'n.kind as Kind',
  'n.href as Href',
  'n.is_new as IsNew',
  'n.is_read as IsRead',
  'n.created_at as CreatedAt',
] as const

function selected(found: ReturnType<typeof rows>, language: Language) {
  const words = wordsIn(language)
  return found.select(columns).select([words.title.as('Title'), words.subject.as('Subject')])
}

export const newest = (db: Database, actor: Actor, language: Language) =>
  selected(reached(db, actor), language).orderBy('n.id', 'desc').limit(sql.lit(50)).execute()

export async function countNew(db: Database, actor: Actor): Promise<number> {
  const found = await reached(db, actor)
    .where('n.is_new', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

interface Reader {
  readonly actor: Actor
  readonly language: Language
  /** The kinds that are about a topic. */
  readonly kindsOf: (topic: Topic) => readonly string[]
}
const isUnread = (asked: 'true' | 'false') => sql<boolean>`n.is_read = ${asked !== 'true'}`
const about = (topic: Topic, { kindsOf }: Reader) => sql<boolean>`n.kind = any(${[...kindsOf(topic)]})`

/** What the reader was told, in the reader's words, which are searched too. */
export const notifications = listOf<typeof notificationsCalls.getUserNotifications, Reader>()({
  reach: ({ actor }) => reachesNotification(actor),
  rows: (db, { language }) => selected(rows(db), language),
  id: 'n.id',
  search: (text, { language }) => contains(wordsIn(language).title, text),
  filters: { unread: isUnread, kind: 'n.kind', topic: about, CourseClassID: 'n.class_id' },
  orders: { CreatedAt: { by: 'n.id', unique: true } },
})

/** Those of one kind about one class are one row, which bears the newest of them. */
const grouped = (db: Database, { userId }: Actor) =>
  db
    .selectFrom('notifications.notification as x')
    .selectAll('x')
    .select(() => [
      sql<number>`count(*) over alike`.as('count'),
      sql<number>`count(*) filter (where not x.is_read) over alike`.as('unread_count'),
      sql<boolean>`row_number() over (alike order by x.id desc) = 1`.as('is_newest'),
    ])
    .where('x.account_id', '=', userId)
    .modifyEnd(sql`window alike as (partition by x.kind, coalesce(x.class_id, -x.id))`)

export const groups = listOf<typeof notificationsCalls.getNotificationGroups, Reader>()({
  reach: ({ actor }) => reachesNotification(actor),
  rows: (db, { actor, language }) => {
    const words = wordsIn(language)
    return db
      .selectFrom(grouped(db, actor).as('n'))
      .leftJoin('classes.class_facts as c', 'c.class_id', 'n.class_id')
      .where('n.is_newest', '=', true)
      .select(columns)
      .select([words.title.as('Title'), words.subject.as('Subject')])
      .select(['n.count as Count', 'n.unread_count as UnreadCount', 'n.class_id as CourseClassID'])
      .select('c.class_code as ClassCode')
  },
  id: 'n.id',
  search: (text, { language }) => contains(wordsIn(language).title, text),
  filters: { unread: (asked) => sql`(n.unread_count > 0) = ${asked === 'true'}`, topic: about },
  orders: { CreatedAt: { by: 'n.id', unique: true } },
})

export async function markGroupRead(db: Database, actor: Actor, kind: string, classId: number): Promise<void> {
  await db
    .updateTable('notifications.notification as n')
    .set({ is_new: false, is_read: true })
    .where(reachesNotification(actor))
    .where('n.kind', '=', kind)
    .where('n.class_id', '=', classId)
    .where('n.is_read', '=', false)
    .execute()
}

export const kinds = (db: Database, actor: Actor) =>
  reached(db, actor)
    .select((eb) => ['n.kind as Kind' as const, eb.fn.countAll<number>().as('Count')])
    .groupBy('n.kind')
    .orderBy('n.kind')
    .execute()

/** Marks the actor's notification; false where there is none of that id among the actor's. */
export async function mark(db: Database, actor: Actor, id: number, as: 'notNew' | 'read'): Promise<boolean> {
  const done = await db
    .updateTable('notifications.notification as n')
    .set(as === 'read' ? { is_read: true, is_new: false } : { is_new: false })
    .where(reachesNotification(actor))
    .where('n.id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function markAllNotNew(db: Database, actor: Actor): Promise<void> {
  await db
    .updateTable('notifications.notification as n')
    .set({ is_new: false })
    .where(reachesNotification(actor))
    .where('n.is_new', '=', true)
    .execute()
}

export async function markAllRead(db: Database, actor: Actor): Promise<void> {
  await db
    .updateTable('notifications.notification as n')
    .set({ is_new: false, is_read: true })
    .where(reachesNotification(actor))
    .where('n.is_read', '=', false)
    .execute()
}
