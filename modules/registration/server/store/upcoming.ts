import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import { matches, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { registrationCalls } from '../../contract/calls.ts'
import { leftStates } from '../../rules/main-track.ts'
import { takingClassStates, type Tracks } from '../../rules/standing.ts'
import { statusOf, type Status } from '../../rules/status.ts'

const visitColumns = [
  'c.class_id as classId',
  'c.class_code as code',
  'c.course_id as courseId',
  'c.class_state as state',
  'c.starts_on as startsOn',
  'c.ends_on as endsOn',
  'c.place',
  'c.organization_id as organizationId',
  'c.max_trainees as maxTrainees',
  'c.seats_taken as seatsTaken',
  'c.fee_minor as feeMinor',
  'c.currency',
] as const

export type ClassVisit = Awaited<ReturnType<typeof classVisit>>

/** The class, where it is open to everybody or made for the trainee's own organization. */
export const classToRegister = (db: Database, classId: number, traineeOrganizationId: number | null) =>
  db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .where('c.class_state', '<>', 'draft')
    .where((eb) =>
      eb.or([
        eb('c.organization_id', 'is', null),
        ...(traineeOrganizationId === null ? [] : [eb('c.organization_id', '=', traineeOrganizationId)]),
      ]),
    )
    .select(visitColumns)
    .executeTakeFirst()

/** The same of a class that somebody is registered to already. */
export const classVisit = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts as c')
    .where('c.class_id', '=', classId)
    .select(visitColumns)
    .executeTakeFirstOrThrow()

/** The organization of the actor: the own one, or the one the trainee belongs to. */
async function ownOrganization(db: Database, actor: Actor): Promise<number | null> {
  if (actor.organizationId !== null) return actor.organizationId
  if (actor.traineeId === null) return null
  const row = await db
    .selectFrom('people.trainee_facts')
    .where('trainee_id', '=', actor.traineeId)
    .select('organization_id')
    .executeTakeFirst()
  return row?.organization_id ?? null
}

/** Classes that take registrations, have not begun and are open to the actor. */
function open(db: Database, organizationId: number | null, today: string) {
  return db
    .selectFrom('classes.class_facts as c')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'c.course_id')
    .where('c.class_state', 'in', [...takingClassStates])
    .where('c.starts_on', '>', today)
    .where((eb) =>
      eb.or([
        eb('c.organization_id', 'is', null),
        ...(organizationId === null ? [] : [eb('c.organization_id', '=', organizationId)]),
      ]),
    )
}

/** Whom upcoming classes are listed for. */
export interface Visitor {
  readonly actor: Actor
  readonly organizationId: number | null
  readonly today: string
}
/** What the list hangs on beside its query. */
export const visitor = async (db: Database, actor: Actor, at: { today: string }): Promise<Visitor> => ({
  actor,
  organizationId: await ownOrganization(db, actor),
  ...at,
})

const lean = (db: Database, { organizationId, today }: Visitor) => open(db, organizationId, today)

export const upcoming = listOf<typeof registrationCalls.getUpcoming, Visitor>()({
  reach: () => everybody('the rows are the classes open to the visitor'),
  rows: (db, { actor, ...visitor }) =>
    lean(db, { actor, ...visitor })
      .leftJoin('lookups.course_category as g', 'g.id', 'k.category_id')
      .leftJoin('lookups.course_level as l', 'l.id', 'k.level_id')
      .leftJoin('lookups.language as s', 's.code', 'c.class_language')
      .leftJoin('registration.registration as r', (join) =>
        join
          .onRef('r.class_id', '=', 'c.class_id')
          .on('r.trainee_id', '=', actor.traineeId ?? 0)
          .on('r.main', 'not in', leftStates),
      )
      .select([
        'c.class_id as ClassID',
        'c.class_code as ClassCode',
        'c.course_id as CourseID',
        'c.course_code as CourseCode',
        'c.course_name as CourseName',
        'k.category_id as CategoryID',
        'g.name as CategoryName',
        'l.name as LevelName',
        'c.class_language as Language',
        's.name as LanguageName',
        'c.place as Place',
        sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'),
        'c.starts_on as StartDate',
        'c.ends_on as EndDate',
        'c.hours as Hours',
        'c.days as Days',
        sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as(
          'Fee',
        ),
        'c.max_trainees as MaxTrainees',
        sql<number>`greatest(0, c.max_trainees - c.seats_taken)`.as('SeatsLeft'),
        sql<number>`(select count(*)::integer from registration.registration w
            where w.class_id = c.class_id and w.main = 'waitlisted' and not w.has_seat)`.as('Waiting'),
        sql<boolean>`c.organization_id is not null`.as('IsOwn'),
        'r.id as RegistrationID',
        'r.code as RegistrationCode',
        'r.main',
        'r.visa',
        'r.money',
        'r.travel',
        'r.has_seat as hasSeat',
        sql<number>`(select count(*)::integer from registration.registration p
            where p.class_id = c.class_id and p.organization_id = ${actor.organizationId}
              and p.main not in ('draft', 'rejected', 'withdrawn', 'cancelled', 'transferred'))`.as('Registered'),
      ]),
  lean,
  id: 'c.class_id',
  search: (text) =>
    sql`(${matches('c.course_search', text)} or c.class_code ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`,
  filters: {
    ClassID: 'c.class_id',
    CourseID: 'c.course_id',
    CategoryID: 'k.category_id',
    Language: 'c.class_language',
    Place: 'c.place',
    Month: (month) => {
      const first = `${month}-01`
      return sql`c.starts_on >= ${first} and c.starts_on < (${first}::date + interval '1 month')::date`
    },
    WithSeats: (isOnly) => (isOnly ? sql`c.seats_taken < c.max_trainees` : null),
  },
  orders: {
    StartDate: 'c.starts_on',
    Fee: 'c.fee_minor',
    CourseName: byText('c.course_name'),
  },
})

type OwnTracks = { [Track in keyof Tracks]: Tracks[Track] | null }

/** The caller's own status in place of the tracks, and whether there is anything left to register. */
export function withStatus<Row extends OwnTracks>({ main, visa, money, travel, hasSeat, ...row }: Row) {
  const tracks = { main, visa, money, travel, hasSeat } as Tracks
  const status: Status | null = main === null ? null : statusOf(tracks)
  return { ...row, RegistrationStatus: status, Actions: main === null ? ['register'] : [] }
}

/** What occurs among the upcoming classes, so that no filter leads to an empty list. */
export async function upcomingFilters(db: Database, actor: Actor, today: string) {
  const organizationId = await ownOrganization(db, actor)
  const count = sql<number>`count(*)::integer`.as('Count')
  const categories = await open(db, organizationId, today)
    .innerJoin('lookups.course_category as g', 'g.id', 'k.category_id')
    .groupBy(['g.id', 'g.name', 'g.position'])
    .orderBy('g.position')
    .select(['g.id as ID', 'g.name as Name', count])
    .execute()
  const languages = await open(db, organizationId, today)
    .leftJoin('lookups.language as g', 'g.code', 'c.class_language')
    .groupBy(['c.class_language', 'g.name', 'g.position'])
    .orderBy('g.position')
    .select([
      'c.class_language as Code',
      sql<Trilingual>`coalesce(g.name, jsonb_build_object('en', c.class_language))`.as('Name'),
      count,
    ])
    .execute()
  const month = sql<string>`to_char(c.starts_on, 'YYYY-MM')`
  const months = await open(db, organizationId, today)
    .groupBy(month)
    .orderBy(month)
    .select([month.as('Month'), count])
    .execute()
  return { Categories: categories, Languages: languages, Months: months }
}

/** The next class of a course that somebody could register to. */
export interface NextClass {
  readonly courseId: number
  readonly ClassID: number
  readonly ClassCode: string
  readonly StartDate: Day
  readonly EndDate: Day
  readonly FreeSeats: number
}

/** Of each of these courses the next class with a free seat that is open to the actor, if there is one. */
export async function nextClasses(
  db: Database,
  actor: Actor,
  courseIds: readonly number[],
  today: Day,
): Promise<NextClass[]> {
  if (courseIds.length === 0) return []
  return open(db, await ownOrganization(db, actor), today)
    .where('c.course_id', 'in', courseIds)
    .where((eb) => eb('c.seats_taken', '<', eb.ref('c.max_trainees')))
    .distinctOn('c.course_id')
    .select(['c.course_id as courseId', 'c.class_id as ClassID', 'c.class_code as ClassCode'])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate'])
    .select(sql<number>`c.max_trainees - c.seats_taken`.as('FreeSeats'))
    .orderBy('c.course_id')
    .orderBy('c.starts_on')
    .orderBy('c.class_id')
    .execute()
}
