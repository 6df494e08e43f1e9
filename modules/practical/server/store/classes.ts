import { sql, type NotNull } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { nearestFirst } from '#platform/server/reading/nearest-first.ts'
import { statesAhead } from '#modules/classes/rules/class-states.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import type { ExaminationState } from '../../rules/examination-states.ts'
import { assessesByPlace, reachesPractical, reachesPracticalMarks } from './reach.ts'

interface Reader {
  readonly actor: Actor
  readonly today: Day
}
interface Name {
  readonly ar: string
  readonly en: string
}

/** Classes with a practical part that are announced and were not called off. */
const lean = (db: Database) =>
  db
    .selectFrom('classes.class_facts as c')
    .innerJoin('practical.class_practical_facts as p', 'p.class_id', 'c.class_id')
    .leftJoin('practical.examination as x', 'x.class_id', 'c.class_id')
    .where('c.class_state', 'not in', ['draft', 'cancelled'])

const state = sql<ExaminationState>`coalesce(x.state, 'planned')`
const enrolled = sql`(select count(*)::integer from registration.place_facts r where r.class_id = c.class_id and r.is_enrolled)`

/** How many of those who take part have every sheet of the class signed that one assessor, or two, have to sign. */
const assessed = sql<number>`(select count(*)::integer from registration.place_facts r
  where r.class_id = c.class_id and r.is_enrolled and x.begun_at is not null and not exists (
    select from practical.edition e where e.id in (x.general_edition_id, x.course_edition_id)
      and (select count(*) from practical.marking m where m.registration_id = r.registration_id and m.edition_id = e.id
        and m.signed_at is not null) < case when e.asks_second then 2 else 1 end))`

/** Who assesses by their place: instructors of the class who may, and evaluators on its staff. */
export const assessorsOf = (classId: string) => sql<readonly Name[]>`(
  select coalesce(jsonb_agg(distinct jsonb_build_object('ar', n.ar, 'en', n.en)), '[]') from (
    select s.instructor_name_ar as ar, s.instructor_name_en as en from classes.class_instructor_facts s
    join people.instructor_name_facts i on i.instructor_id = s.instructor_id and i.is_practical_assessor
    where s.class_id = ${sql.ref(classId)}
    union all
    select a.account_name_ar, a.account_name_en from classes.class_staff_facts s
    join accounts.account_facts a on a.account_id = s.account_id
    where s.class_id = ${sql.ref(classId)} and s.instructor_id is null and s.staff_role in ('evaluator', 'practicalAssessor')) n)`

/** Ahead is what is to be assessed still. */
const nearest = nearestFirst(
  sql`c.class_state in (${anyOf([...statesAhead, 'ended'])}) and ${state} <> 'released'`,
  sql`c.starts_on`,
  'date',
)

export const practicalClasses = listOf<typeof practicalCalls.getPracticalCourseClasses, Reader>()({
  reach: ({ actor }) => reachesPractical(actor),
  rows: (db, { actor }) =>
    lean(db).select([
      'c.class_id as CourseClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      state.as('State'),
      'x.starts_on as StartsOn',
      'x.ends_on as EndsOn',
      'p.pass_percent as PassPercent',
      sql<number>`${enrolled}`.as('Trainees'),
      assessed.as('Assessed'),
      assessorsOf('c.class_id').as('Assessors'),
      assessesByPlace(actor, 'c.class_id').as('IsAssessor'),
    ]),
  lean,
  id: 'c.class_id',
  search: (text) => classMatches('c.class_id', text),
  filters: {
    State: (asked) => sql<boolean>`${state} = ${asked}`,
    CourseClassID: 'c.class_id',
    IsOwn: (isOwn, { actor }) => (isOwn ? assessesByPlace(actor, 'c.class_id') : null),
    IsOpen: (isOpen, { today }) =>
      isOpen ? sql<boolean>`${state} <> 'released' and coalesce(x.starts_on, c.starts_on) <= ${today}::date` : null,
  },
  orders: { Nearest: nearest, StartDate: { by: 'c.starts_on' }, ClassCode: { by: 'c.class_code', unique: true } },
})

/**
 * One class with a practical part that the actor reaches, with whether they assess in it by their place and read what is
 * assessed.
 */
export async function practicalClass(db: Database, actor: Actor, classId: number) {
  const found = await lean(db)
    .where('c.class_id', '=', classId)
    .where(reachesPractical(actor))
    .select([
      'c.class_id',
      'c.class_code',
      'c.course_id',
      'c.course_name',
      'c.class_state',
      'c.starts_on',
      'c.ends_on',
      'p.pass_percent',
      'x.id as examination_id',
      state.as('state'),
      'x.starts_on as examined_from',
      'x.ends_on as examined_to',
      'x.general_edition_id',
      'x.course_edition_id',
      'x.released_at',
      sql<number>`coalesce(x.version, 0)`.as('version'),
      assessorsOf('c.class_id').as('assessors'),
      assessesByPlace(actor, 'c.class_id').as('assesses_by_place'),
      sql<boolean>`${reachesPracticalMarks(actor)}`.as('shows_people'),
    ])
    .$narrowType<{ pass_percent: NotNull }>()
    .executeTakeFirst()
  return found ?? null
}
export type PracticalClass = NonNullable<Awaited<ReturnType<typeof practicalClass>>>

/** Whether a class that the actor reaches is there at all, with a practical part or without. */
export const classIsReached = async (db: Database, actor: Actor, classId: number): Promise<boolean> =>
  (await db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .where(reachesPractical(actor))
    .select('c.class_id')
    .executeTakeFirst()) !== undefined

const enrolledIn = (db: Database, classId: number) =>
  db
    .selectFrom('registration.registration_facts')
    .select(['registration_id', 'trainee_id', 'trainee_code', 'trainee_name_ar', 'trainee_name_en'])
    .where('class_id', '=', classId)
    .where('is_enrolled', '=', true)

/** One who takes part in the class. */
export const enrolledPerson = (
  db: Database,
  classId: number,
  who: { readonly traineeId: number } | { readonly registrationId: number },
) =>
  enrolledIn(db, classId)
    .where((eb) =>
      'traineeId' in who ? eb('trainee_id', '=', who.traineeId) : eb('registration_id', '=', who.registrationId),
    )
    .executeTakeFirst()

/** By their names as they are read in the language; who counts them alone need not say one. */
export const enrolledOf = (db: Database, classId: number, language: Language = 'ar') =>
  enrolledIn(db, classId).orderBy(nameRead(language, 'trainee_name')).orderBy('registration_id').execute()
export type EnrolledPerson = Awaited<ReturnType<typeof enrolledOf>>[number]
