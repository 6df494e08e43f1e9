import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { InEachLanguage, Trilingual } from '#platform/shared/text.ts'
import type { TemplateKind } from '../../rules/proposal-fields.ts'

const kindOf = sql<TemplateKind>`case when q.organization_id is null then 'trainee' else 'organization' end`

/** What a version of a proposal says of itself, as its template is filled by it. */
const facts = (db: Database) =>
  db
    .selectFrom('requests.proposal as p')
    .innerJoin('requests.course_request as q', 'q.id', 'p.request_id')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'q.organization_id')
    .select([
      'p.id',
      kindOf.as('kind'),
      'q.number as code',
      sql<Trilingual | null>`o.organization_name`.as('organizationName'),
      sql<Trilingual>`f.course_name`.as('courseName'),
      'p.first_day as firstDay',
      'p.last_day as lastDay',
      'p.hours',
      sql<string>`to_char(p.starts_at, 'HH24:MI')`.as('startsAt'),
      sql<string>`to_char(p.ends_at, 'HH24:MI')`.as('endsAt'),
      'p.trainees',
      'p.currency',
      'p.net_minor as netMinor',
      'p.discount_percent as discountPercent',
      'p.tax_minor as taxMinor',
      'p.total_minor as totalMinor',
      'p.valid_until as validUntil',
    ])

export const factsOfVersion = (db: Database, proposalId: number) =>
  facts(db).where('p.id', '=', proposalId).executeTakeFirstOrThrow()
export type VersionFacts = Awaited<ReturnType<typeof factsOfVersion>>

/** The newest version of any proposal to this kind of asker. */
export const newestOfKind = (db: Database, kind: TemplateKind) =>
  facts(db)
    .where(sql<boolean>`${kindOf} = ${kind}`)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What a version that is not sent yet was made of, and how that reads. */
export const keepWording = (
  db: Database,
  proposalId: number,
  made: { readonly templateId: number; readonly wording: InEachLanguage<string> } | null,
) =>
  db
    .updateTable('requests.proposal')
    .set({ template_id: made?.templateId ?? null, wording: json(made?.wording ?? {}) })
    .where('id', '=', proposalId)
    .execute()
