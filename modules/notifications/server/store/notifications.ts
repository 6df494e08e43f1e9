import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'

const rows = (db: Database, actor: Actor) =>
  db.selectFrom('notifications.notification').where('account_id', '=', actor.userId)

/** In the reader's language where it has been written in it; what somebody typed stays as it is. */
const wordsIn = (language: Language) => {
  const inIt = language === 'ar' || language === 'fr' ? language : 'en'
  const word = (of: 'title' | 'subject') =>
    sql<string>`coalesce(words->${sql.lit(inIt)}->>${sql.lit(of)}, ${sql.ref(of)})`
  return { title: word('title'), subject: word('subject') }
}

const columns = [
  'id as ID',
  'kind as Kind',
  'href as Href',
  'is_new as IsNew',
  'is_read as IsRead',
  'created_at as CreatedAt',
] as const

function selected(found: ReturnType<typeof rows>, language: Language) {
  const words = wordsIn(language)
  return found.select(columns).select([words.title.as('Title'), words.subject.as('Subject')])
}

export const newest = (db: Database, actor: Actor, language: Language) =>
  selected(rows(db, actor), language).orderBy('id', 'desc').limit(sql.lit(50)).execute()

export async function countNew(db: Database, actor: Actor): Promise<number> {
  const found = await rows(db, actor)
    .where('is_new', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

export interface NotificationQuery {
  readonly pageNum: number
  readonly pageSize: number
  readonly search?: string | undefined
  readonly sort?: 'CreatedAt' | '-CreatedAt' | undefined
  readonly unread?: 'true' | 'false' | undefined
  readonly kind?: string | undefined
}

export async function list(db: Database, actor: Actor, language: Language, query: NotificationQuery) {
  let found = rows(db, actor)
  if (query.unread) found = found.where('is_read', '=', query.unread !== 'true')
  if (query.kind) found = found.where('kind', '=', query.kind)
  if (query.search) {
    const text = query.search.replace(/[\\%_]/g, '\\$&')
    found = found.where(
      sql<boolean>`platform.fold(${wordsIn(language).title}) like '%' || platform.fold(${text}) || '%'`,
    )
  }
  const ordered = selected(found, language).orderBy('id', query.sort === 'CreatedAt' ? 'asc' : 'desc')
  const { rows: Items, total: Total } = await paged(ordered, found, query)
  return { Items, Total }
}

export const kinds = (db: Database, actor: Actor) =>
  rows(db, actor)
    .select((eb) => ['kind as Kind' as const, eb.fn.countAll<number>().as('Count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute()

/** Marks the actor's notification; false where there is none of that id among the actor's. */
export async function mark(db: Database, actor: Actor, id: number, as: 'notNew' | 'read'): Promise<boolean> {
  const done = await db
    .updateTable('notifications.notification')
    .set(as === 'read' ? { is_read: true, is_new: false } : { is_new: false })
    .where('account_id', '=', actor.userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export async function markAllNotNew(db: Database, actor: Actor): Promise<void> {
  await db
    .updateTable('notifications.notification')
    .set({ is_new: false })
    .where('account_id', '=', actor.userId)
    .where('is_new', '=', true)
    .execute()
}

export async function markAllRead(db: Database, actor: Actor): Promise<void> {
  await db
    .updateTable('notifications.notification')
    .set({ is_new: false, is_read: true })
    .where('account_id', '=', actor.userId)
    .where('is_read', '=', false)
    .execute()
}
