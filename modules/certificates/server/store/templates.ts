import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Post } from '#platform/shared/document/document.ts'
import type { InEachLanguage, Trilingual } from '#platform/shared/text.ts'
import type { TemplateKind } from '../../rules/template-fields.ts'

type Texts = InEachLanguage<string>

const templates = (db: Database) =>
  db
    .selectFrom('certificates.template as t')
    .select(['t.id as ID', 't.is_own as IsOwn', 't.version as Version'])
    .select([
      sql<TemplateKind>`t.kind`.as('Kind'),
      sql<number>`(select count(*)::integer from certificates.certificate c
        where c.kind = t.kind and c.mode <> 'prepared')`.as('Issued'),
    ])

export const allTemplates = (db: Database) => templates(db).orderBy('t.id').execute()

const said = [
  sql<Trilingual>`t.title`.as('Title'),
  sql<Texts>`t.body`.as('Body'),
  sql<Texts>`t.body_female`.as('BodyFemale'),
  sql<Post[] | null>`t.signed_by`.as('SignedBy'),
] as const

export const wholeTemplate = (db: Database, id: number) =>
  templates(db)
    .where('t.id', '=', id)
    .select([...said])
    .executeTakeFirst()

/** What certificates of a kind say today; undefined of a kind that has no text of its own. */
export const templateOfKind = (db: Database, kind: string) =>
  db
    .selectFrom('certificates.template as t')
    .where(sql<boolean>`t.kind = ${kind}`)
    .select([...said, 't.version as Version'])
    .executeTakeFirst()
export type TemplateText = NonNullable<Awaited<ReturnType<typeof templateOfKind>>>

/** The template, locked until the transaction ends. */
export const lockedTemplate = (db: Database, id: number) =>
  db
    .selectFrom('certificates.template as t')
    .where('t.id', '=', id)
    .select(['t.id as id', 't.is_own as isOwn', 't.version as version', ...said])
    .select([
      sql<TemplateKind>`t.kind`.as('kind'),
      sql<Texts>`t.shipped_body`.as('shippedBody'),
      sql<Texts>`t.shipped_body_female`.as('shippedBodyFemale'),
    ])
    .forUpdate()
    .executeTakeFirst()
export type LockedTemplate = NonNullable<Awaited<ReturnType<typeof lockedTemplate>>>

interface WrittenVersion {
  readonly templateId: number
  readonly version: number
  readonly title: Trilingual
  readonly body: Texts
  readonly bodyFemale: Texts
  readonly signedBy: readonly Post[] | null
  readonly isShipped: boolean
  readonly at: Date
  readonly by: number
}

export const addTemplateVersion = (db: Database, written: WrittenVersion) =>
  db
    .insertInto('certificates.template_version')
    .values({
      template_id: written.templateId,
      version: written.version,
      title: json(written.title),
      body: json(written.body),
      body_female: json(written.bodyFemale),
      signed_by: written.signedBy === null ? null : json(written.signedBy),
      is_shipped: written.isShipped,
      at: written.at,
      written_by: written.by,
    })
    .execute()

/** The latest versions, the newest first, each with who wrote it. */
export const templateVersions = (db: Database, id: number) =>
  db
    .selectFrom('certificates.template_version as t')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 't.written_by')
    .where('t.template_id', '=', id)
    .select(['t.version as Number', 't.at as At', 't.is_shipped as IsShipped', ...said])
    .select(['a.account_name_ar as ar', 'a.account_name_en as en'])
    .orderBy('t.version', 'desc')
    .limit(50)
    .execute()

/** The newest certificate of a kind that was given out, with the gender of its holder. */
export const newestOfKind = (db: Database, kind: TemplateKind) =>
  db
    .selectFrom('certificates.certificate as c')
    .where('c.kind', '=', kind)
    .where('c.mode', '<>', 'prepared')
    .select(['c.serial', 'c.version', 'c.verify_code', 'c.snapshot', 'c.signed'])
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
