import { sql, type RawBuilder } from 'kysely'
import { daysNew, kindsLeft, type AudienceKind, type Conditions } from '../../rules/audience.ts'

export interface Chosen {
  readonly conditions: Conditions
  readonly byHand: {
    readonly TraineeIDs: readonly number[]
    readonly InstructorIDs: readonly number[]
    readonly OrganizationIDs: readonly number[]
  }
  /** 'trainee:12' */
  readonly leftOut: readonly string[]
}

type Condition = RawBuilder<boolean>
const among = (column: string, ids: readonly unknown[], type: 'integer' | 'text'): Condition[] =>
  ids.length === 0 ? [] : [sql<boolean>`${sql.ref(column)} = any(${ids}::${sql.raw(type)}[])`]
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** What a class must be, where anything is asked of classes. */
const ofClass = ({ CourseIDs, ClassIDs, CategoryIDs }: Conditions): Condition[] => [
  ...among('c.course_id', CourseIDs, 'integer'),
  ...among('c.class_id', ClassIDs, 'integer'),
  ...(CategoryIDs.length === 0
    ? []
    : [
        sql<boolean>`c.course_id in (select f.course_id from catalogue.course_facts f
          where f.category_id = any(${CategoryIDs}::integer[]))`,
      ]),
]

/** Of whom a registration is, or who pays it. */
function byRegistration(conditions: Conditions, column: 'trainee_id' | 'organization_id'): Condition[] {
  const asked = [...ofClass(conditions), ...among('r.main', conditions.States, 'text')]
  if (asked.length === 0) return []
  const own = sql.ref(column === 'trainee_id' ? 'a.addressee_id' : 'a.organization_id')
  return [
    sql<boolean>`${own} in (select r.${sql.ref(column)} from registration.registration_facts r
      join classes.class_facts c on c.class_id = r.class_id where r.main <> 'draft' and ${all(asked)})`,
  ]
}

const ofKind: Readonly<Record<AudienceKind, (conditions: Conditions) => Condition[]>> = {
  trainee: (conditions) => [
    ...byRegistration(conditions, 'trainee_id'),
    ...(conditions.DiplomaIDs.length === 0
      ? []
      : [
          sql<boolean>`a.addressee_id in (select d.trainee_id from diplomas.track_completion_facts d
            where d.diploma_id = any(${conditions.DiplomaIDs}::integer[]))`,
        ]),
  ],
  instructor: (conditions) => {
    const asked = ofClass(conditions)
    return [
      ...(asked.length === 0
        ? []
        : [
            sql<boolean>`a.addressee_id in (select i.instructor_id from classes.class_instructor_facts i
              join classes.class_facts c on c.class_id = i.class_id where ${all(asked)})`,
          ]),
      ...(conditions.SectorIDs.length === 0
        ? []
        : [
            sql<boolean>`a.addressee_id in (select s.instructor_id from people.instructor_sector_facts s
              where s.sector_id = any(${conditions.SectorIDs}::integer[]))`,
          ]),
    ]
  },
  contact: (conditions) => byRegistration(conditions, 'organization_id'),
}

const ofAnybody = ({ NationalityIDs, OrganizationIDs, Languages, Activity, ActivityDays }: Conditions): Condition[] => [
  ...among('a.nationality_id', NationalityIDs, 'integer'),
  ...among('a.organization_id', OrganizationIDs, 'integer'),
  ...among('a.addressee_language', Languages, 'text'),
  ...(Activity === null
    ? []
    : [
        Activity === 'within'
          ? sql<boolean>`a.last_login_at >= now() - make_interval(days => ${ActivityDays})`
          : sql<boolean>`coalesce(a.last_login_at < now() - make_interval(days => ${ActivityDays}), true)`,
      ]),
]

/**
 * Everybody in an audience, each once, with how they stand in it: `kind, person_id, standing, code, name_ar, name_en,
 * address`. Of several records at one address the first that is written to bears it: a trainee's before an instructor's
 * before a contact's, the older before the newer.
 */
export function judged({ conditions, byHand, leftOut }: Chosen): RawBuilder<unknown> {
  const kinds = kindsLeft(conditions).map((kind) =>
    all([sql<boolean>`a.addressee_kind = ${kind}`, ...ofKind[kind](conditions), ...ofAnybody(conditions)]),
  )
  const chosen = [
    ...kinds,
    sql<boolean>`(a.addressee_kind = 'trainee' and a.addressee_id = any(${byHand.TraineeIDs}::integer[]))`,
    sql<boolean>`(a.addressee_kind = 'instructor' and a.addressee_id = any(${byHand.InstructorIDs}::integer[]))`,
    sql<boolean>`(a.addressee_kind = 'contact' and a.organization_id = any(${byHand.OrganizationIDs}::integer[]))`,
  ]
  return sql`
    select a.addressee_kind as kind, a.addressee_id as person_id, a.addressee_code as code,
      a.addressee_name_ar as name_ar, a.addressee_name_en as name_en, a.address, a.account_id, a.addressee_language as language,
      case when a.address = '' then 'noAddress'
        when row_number() over (partition by a.address
          order by array_position(array['trainee', 'instructor', 'contact'], a.addressee_kind), a.addressee_id) > 1 then 'twice'
        when exists (select from campaigns.mail_refusal r where r.address = a.address
          or (r.account_id = a.account_id and a.addressee_kind <> 'contact')) then 'refused'
        else 'written' end as standing
    from people.addressee_facts a
    where (${sql.join(chosen, sql` or `)})
      and not (a.addressee_kind || ':' || a.addressee_id) = any(${leftOut}::text[])`
}

/** Since when somebody counts as having come. */
export const newSince = sql<string>`now() - make_interval(days => ${sql.lit(daysNew)})`
