import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { matchesName, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import type { SheetKind } from '../../rules/sheets.ts'
import { assessesByPlace, reachesPracticalMarks } from './reach.ts'

interface Name {
  readonly ar: string
  readonly en: string
}
interface Reader {
  readonly actor: Actor
  /** The actor gives degrees in every class, whatever their place. */
  readonly assessesAll: boolean
}

const lean = (db: Database) =>
  db
    .selectFrom('practical.marking as m')
    .innerJoin('practical.examination as x', 'x.id', 'm.examination_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'x.class_id')
    .innerJoin('registration.registration_facts as r', 'r.registration_id', 'm.registration_id')
    .innerJoin('practical.edition as e', 'e.id', 'm.edition_id')

const kind = sql<SheetKind>`case when m.edition_id = x.general_edition_id then 'general' else 'course' end`
const sum = sql`(select coalesce(sum(d.degree), 0) from practical.degree d where d.marking_id = m.id)`
const given = sql<number>`(select count(*)::integer from practical.degree d where d.marking_id = m.id)`
const asked = sql<number>`(select count(*)::integer from practical.edition_item i where i.edition_id = m.edition_id)`
const maximum = sql`(select sum(i.max_degree) from practical.edition_item i where i.edition_id = m.edition_id)`
/* Whose sheet it is; where all share one, whoever gave its degrees. */
const assessors = sql<
  readonly Name[]
>`(select coalesce(jsonb_agg(distinct jsonb_build_object('ar', a.account_name_ar, 'en', a.account_name_en)), '[]')
  from accounts.account_facts a where a.account_id = coalesce(m.signed_by, m.assessor_id)
    or (m.signed_by is null and m.assessor_id is null and a.account_id in (select d.given_by from practical.degree d where d.marking_id = m.id)))`

/** Whether the reader is shown what the sheet `m` gives, as `showsDegrees` says; what is out is nobody's secret. */
const isShown = ({
  actor,
  assessesAll,
}: Reader) => sql<boolean>`(not e.asks_second or x.state = 'released' or m.assessor_id = ${actor.userId}
  or not (${assessesAll}::boolean or ${assessesByPlace(actor, 'c.class_id')})
  or exists (select from practical.marking own where own.registration_id = m.registration_id
    and own.edition_id = m.edition_id and own.assessor_id = ${actor.userId} and own.signed_at is not null))`

export const practicalAnswers = listOf<typeof practicalCalls.getPracticalAnswers, Reader>()({
  reach: ({ actor }) => reachesPracticalMarks(actor),
  rows: (db, reader) =>
    lean(db).select([
      'm.id as ID',
      'c.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      kind.as('Kind'),
      'r.trainee_id as TraineeID',
      'r.trainee_code as TraineeCode',
      bothNames('r.trainee_name').as('TraineeName'),
      assessors.as('Assessors'),
      given.as('Given'),
      asked.as('Questions'),
      sql<number | null>`case when m.signed_at is null or not ${isShown(reader)} then null when m.is_absent then 0
        else round(${sum} * 100 / ${maximum}, 2)::float8 end`.as('Percent'),
      sql<boolean>`m.signed_at is not null`.as('IsSigned'),
      sql<boolean>`m.is_absent and ${isShown(reader)}`.as('IsAbsent'),
      'm.signed_at as SignedAt',
    ]),
  lean,
  id: 'm.id',
  search: (text) => sql<boolean>`(c.class_code = upper(${text}) or ${matchesName('r.trainee_search', text)})`,
  filters: {
    Kind: (wanted) => sql<boolean>`${kind} = ${wanted}`,
    CourseClassID: 'c.class_id',
    TraineeID: 'r.trainee_id',
    IsSigned: (isSigned) => (isSigned ? sql<boolean>`m.signed_at is not null` : sql<boolean>`m.signed_at is null`),
  },
  orders: { SignedAt: { by: 'm.signed_at', nulls: 'last' } },
})
