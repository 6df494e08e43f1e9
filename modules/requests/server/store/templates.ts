import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { InEachLanguage, Trilingual } from '#platform/shared/text.ts'
import type { TemplateKind } from '../../rules/proposal-fields.ts'

type Texts = InEachLanguage<string>

const templates = (db: Database) =>
  db
    .selectFrom('requests.proposal_template as t')
    .select([
      't.id as ID',
      sql<TemplateKind>`t.kind`.as('Kind'),
      't.name as Name',
      't.is_own as IsOwn',
      sql<boolean>`t.shipped_key is not null`.as('IsShipped'),
      't.is_default as IsDefault',
      't.is_active as IsActive',
      sql<number>`(select count(*)::integer from requests.proposal p where p.template_id = t.id)`.as('Proposals'),
    ])

/** Every template, by kind, the default first. */
export const allTemplates = (db: Database) =>
  templates(db)
    .orderBy('t.kind')
    .orderBy('t.is_default', 'desc')
    .orderBy('t.is_active', 'desc')
    .orderBy('t.id')
    .execute()

export const wholeTemplate = (db: Database, id: number) =>
  templates(db)
    .where('t.id', '=', id)
    .select([sql<Texts>`t.body`.as('Body'), 't.version as Version'])
    .executeTakeFirst()

/** Those that a proposal can be made of, the default first. */
export const templateOptions = (db: Database, kind: TemplateKind) =>
  db
    .selectFrom('requests.proposal_template')
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .select(['id as ID', 'name as Name', 'is_default as IsDefault'])
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()

/** The text of an active template of this kind; undefined where there is none. */
export async function textToFill(db: Database, id: number, kind: TemplateKind): Promise<Texts | undefined> {
  const found = await db
    .selectFrom('requests.proposal_template')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('is_active', '=', true)
    .select(sql<Texts>`body`.as('body'))
    .executeTakeFirst()
  return found?.body
}

/** The template, locked until the transaction ends. */
export const lockedTemplate = (db: Database, id: number) =>
  db
    .selectFrom('requests.proposal_template')
    .where('id', '=', id)
    .select([
      'id',
      sql<TemplateKind>`kind`.as('kind'),
      sql<Texts>`name`.as('name'),
      sql<Texts | null>`shipped_body`.as('shippedBody'),
      'is_own as isOwn',
      'is_default as isDefault',
      'is_active as isActive',
      'version',
    ])
    .forUpdate()
    .executeTakeFirst()
export type LockedTemplate = NonNullable<Awaited<ReturnType<typeof lockedTemplate>>>

interface Written {
  readonly kind: TemplateKind
  readonly name: Trilingual
  readonly body: Texts
  readonly isActive: boolean
}

export const insertTemplate = (db: Database, { kind, name, body, isActive }: Written) =>
  db
    .insertInto('requests.proposal_template')
    .values({ kind, name: json(name), body: json(body), is_active: isActive })
    .returning(['id', 'kind', 'version'])
    .executeTakeFirstOrThrow()

/** Until this transaction ends nobody else chooses a default. */
export async function holdDefaults(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('requests.default_template', 0))`.execute(db)
}

/** The default of a kind, if another than this, locked. */
export const otherDefault = (db: Database, kind: TemplateKind, id: number) =>
  db
    .selectFrom('requests.proposal_template')
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .select(['id', sql<TemplateKind>`kind`.as('kind')])
    .forUpdate()
    .executeTakeFirst()

/** How many versions of proposals were made of it. */
export async function proposalsOf(db: Database, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('requests.proposal')
    .where('template_id', '=', id)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const removeTemplate = (db: Database, id: number) =>
  db.deleteFrom('requests.proposal_template').where('id', '=', id).execute()

interface WrittenVersion {
  readonly templateId: number
  readonly version: number
  readonly name: Trilingual
  readonly body: Texts
  readonly isShipped: boolean
  readonly at: Date
  readonly by: number
}

export const addTemplateVersion = (db: Database, written: WrittenVersion) =>
  db
    .insertInto('requests.proposal_template_version')
    .values({
      template_id: written.templateId,
      version: written.version,
      name: json(written.name),
      body: json(written.body),
      is_shipped: written.isShipped,
      at: written.at,
      written_by: written.by,
    })
    .execute()

/** The latest versions, the newest first, each with who wrote it. */
export const templateVersions = (db: Database, id: number) =>
  db
    .selectFrom('requests.proposal_template_version as v')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'v.written_by')
    .where('v.template_id', '=', id)
    .select(['v.version as Number', 'v.at as At', 'v.is_shipped as IsShipped', 'v.name as Name'])
    .select([sql<Texts>`v.body`.as('Body'), 'a.account_name_ar as ar', 'a.account_name_en as en'])
    .orderBy('v.version', 'desc')
    .limit(50)
    .execute()
