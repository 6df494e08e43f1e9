import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import type { HappenedEvent } from '#platform/server/notices/happened.ts'
import type { TemplateWords } from '#platform/shared/letters/template-marks.ts'

/** The active template of a kind, or null: then that notice tells nobody. */
export async function templateOf(db: Database, kind: string) {
  const found = await db
    .selectFrom('notifications.mail_template')
    .select(['kind', 'title', 'body', 'sends_mail'])
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found ?? null
}

const columns = [
  'id',
  'kind',
  'title',
  'body',
  'shipped_title',
  'shipped_body',
  'sends_mail',
  'is_own',
  'version',
] as const

export const allTemplates = (db: Database) =>
  db.selectFrom('notifications.mail_template').select(columns).where('is_active', '=', true).orderBy('id').execute()

export const templateById = (db: Database, id: number) =>
  db
    .selectFrom('notifications.mail_template')
    .select(columns)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
export type StoredTemplate = NonNullable<Awaited<ReturnType<typeof templateById>>>

/** The same, locked until the transaction ends. */
export const lockedTemplate = (db: Database, id: number) =>
  db
    .selectFrom('notifications.mail_template')
    .select(columns)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst()

export const versions = { table: 'notifications.mail_template_version', text: 'template_id' } as const

export interface WrittenVersion extends TemplateWords {
  readonly templateId: number
  readonly version: number
  readonly isShipped: boolean
  readonly at: Date
  readonly by: number
}

export const addVersion = (db: Database, { templateId, version, title, body, isShipped, at, by }: WrittenVersion) =>
  db
    .insertInto('notifications.mail_template_version')
    .values({
      template_id: templateId,
      version,
      title: json(title),
      body: json(body),
      is_shipped: isShipped,
      at,
      written_by: by,
    })
    .execute()

/** What happened last of these kinds; null where nothing has. */
export async function lastEvent(db: Database, kinds: readonly EventKind[]) {
  const found = await db
    .selectFrom('platform.event')
    .select([
      'id',
      'kind',
      'subject_type as subjectType',
      'subject_id as subjectId',
      'actor_id as actorId',
      'data',
      'at',
    ])
    .where('kind', 'in', [...kinds])
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return (found as (HappenedEvent & { readonly at: Date | string }) | undefined) ?? null
}
