import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { TemplateWords } from '#platform/shared/letters/template-marks.ts'

const columns = [
  'id',
  'mail_type',
  'status',
  'title',
  'body',
  'shipped_title',
  'shipped_body',
  'is_own',
  'version',
] as const

export const allStatusMails = (db: Database) =>
  db.selectFrom('notifications.status_mail').select(columns).orderBy('mail_type').orderBy('id').execute()

const byId = (db: Database, id: number) =>
  db.selectFrom('notifications.status_mail').select(columns).where('id', '=', id)

export const statusMailById = (db: Database, id: number) => byId(db, id).executeTakeFirst()
export type StoredStatusMail = NonNullable<Awaited<ReturnType<typeof statusMailById>>>

/** The same, locked until the transaction ends. */
export const lockedStatusMail = (db: Database, id: number) => byId(db, id).forUpdate().executeTakeFirst()

/** What goes out for a mail type and status; undefined where there is no text. */
export async function wordsFor(db: Database, mailType: number, status: string): Promise<TemplateWords | undefined> {
  const found = await db
    .selectFrom('notifications.status_mail')
    .select(['title', 'body'])
    .where('mail_type', '=', mailType)
    .where('status', '=', status)
    .executeTakeFirst()
  return found && wordsIn(found)
}

/** The statuses of a mail type for which there is a text. */
export async function writtenStatuses(db: Database, mailType: number): Promise<string[]> {
  const found = await db
    .selectFrom('notifications.status_mail')
    .select('status')
    .where('mail_type', '=', mailType)
    .where('title', 'is not', null)
    .execute()
  return found.map(({ status }) => status)
}

/** A title and a body as they are stored; undefined where there are none. */
export const wordsIn = ({ title, body }: { title: unknown; body: unknown }): TemplateWords | undefined =>
  title === null ? undefined : ({ title, body } as TemplateWords)

export const versions = { table: 'notifications.status_mail_version', text: 'template_id' } as const

export interface WrittenVersion {
  readonly templateId: number
  readonly version: number
  /** Null: it was taken away. */
  readonly words: TemplateWords | null
  readonly isShipped: boolean
  readonly at: Date
  readonly by: number
}

export const addVersion = (db: Database, { templateId, version, words, isShipped, at, by }: WrittenVersion) =>
  db
    .insertInto('notifications.status_mail_version')
    .values({
      template_id: templateId,
      version,
      title: words && json(words.title),
      body: words && json(words.body),
      is_shipped: isShipped,
      at,
      written_by: by,
    })
    .execute()

/** Letters follow from what this person did last, which is that they were sent: so the mailbox of who sent them has them. */
export async function followFrom(db: Database, mailIds: readonly number[], actorId: number): Promise<void> {
  await sql`update platform.outbox_mail set event_id = (
      select id from platform.event where actor_id = ${actorId} order by id desc limit 1)
    where id = any(${[...mailIds]}::integer[])`.execute(db)
}
