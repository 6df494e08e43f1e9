import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { paged } from '#platform/server/paged.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { classActions } from '../../rules/class-states.ts'
import { instructorsOfClasses } from './class-instructors.ts'
import { reaches } from './reach.ts'
import { classMatches } from './search.ts'

type Query = Argument<typeof classesCalls.getCourseClasses>['query']

const columns = (db: Database) =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .leftJoin('planning.room_facts as r', 'r.room_id', 'c.room_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'c.organization_id')
    .select([
      'c.id as ID',
      'c.code as Code',
      'c.course_id as CourseID',
      'f.course_code as CourseCode',
      'f.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'c.place as Place',
      'c.room_id as RoomID',
      'r.room_code as RoomCode',
      'r.room_name as RoomName',
      'c.language as Language',
      'c.min_trainees as MinTrainees',
      'c.max_trainees as MaxTrainees',
      'c.seats_taken as SeatsTaken',
      // One look into the index for each row of the page; joined, the view would count everybody first.
      sql<number>`coalesce((select e.enrolled from classes.enrolled_facts e where e.class_id = c.id), 0)`.as(
        'Enrolled',
      ),
      sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as(
        'Fee',
      ),
      'c.organization_id as OrganizationID',
      'o.organization_name as OrganizationName',
      'c.state as State',
      'c.plan_row_id as PlanRowID',
      'c.version as Version',
    ])

type ClassColumns = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

/** The classes as replies: with their instructors and what the actor may do with each. */
async function complete<Row extends ClassColumns>(db: Database, actor: Actor, rows: Row[]) {
  const who = plannerOf(actor)
  const instructors = await instructorsOfClasses(
    db,
    rows.map((row) => row.ID),
    who !== null,
  )
  return rows.map((row) => {
    const own = instructors.get(row.ID) ?? []
    return Object.assign({}, row, {
      CourseClassInstructors: own,
      NeedsInstructor: !own.some((each) => each.Role === 'lead' && each.State !== 'rejected'),
      Actions: classActions(row.State, who, row.PlanRowID !== null) as string[],
    })
  })
}

export const liveStates = ['draft', 'open', 'tentative', 'confirmed', 'running', 'postponed'] as const

const filtered = (db: Database, actor: Actor, query: Partial<Query>) =>
  db
    .selectFrom('classes.course_class as c')
    .where(reaches(actor))
    .$if(Boolean(query.search), (q) => q.where(classMatches('c.id', query.search!)))
    .$if(query.State !== undefined, (q) => q.where('c.state', '=', query.State!))
    .$if(query.Live === true, (q) => q.where('c.state', 'in', liveStates))
    .$if(query.Live === false, (q) => q.where('c.state', 'not in', liveStates))
    .$if(query.CourseID !== undefined, (q) => q.where('c.course_id', '=', query.CourseID!))
    .$if(query.RoomID !== undefined, (q) => q.where('c.room_id', '=', query.RoomID!))
    .$if(query.OrganizationID !== undefined, (q) => q.where('c.organization_id', '=', query.OrganizationID!))
    .$if(query.From !== undefined, (q) =>
      // No class is longer than a year: the second condition is for the index.
      q.where('c.ends_on', '>=', query.From!).where('c.starts_on', '>=', addDays(query.From!, -366)),
    )
    .$if(query.To !== undefined, (q) => q.where('c.starts_on', '<=', query.To!))
    .$if(query.InstructorID !== undefined, (q) =>
      // Not `exists`: with that the planner may walk all classes and look up the instructors of each.
      q.where(
        sql<boolean>`c.id = any(array(select class_id from classes.class_instructor
          where instructor_id = ${query.InstructorID} and state <> 'rejected'))`,
      ),
    )
type Filtered = ReturnType<typeof filtered>

const sortColumns = {
  Code: 'c.code',
  StartDate: 'c.starts_on',
  EndDate: 'c.ends_on',
  State: 'c.state',
  SeatsTaken: 'c.seats_taken',
} as const
type Sort = keyof typeof sortColumns | `-${keyof typeof sortColumns}`

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
  readonly sort?: Sort | undefined
}

async function pageOf(db: Database, actor: Actor, found: Filtered, paging: Paging) {
  const sort = paging.sort ?? '-StartDate'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const ordered = found
    .select('c.id')
    .orderBy(sortColumns[sort.replace('-', '') as keyof typeof sortColumns], direction)
    .orderBy('c.id', direction)
  const { rows: ids, total } = await paged(ordered, found, paging)
  const Items = await classesByIds(
    db,
    actor,
    ids.map((row) => row.id),
  )
  return { Items, Total: total }
}

export const listClasses = (db: Database, actor: Actor, query: Query) =>
  pageOf(db, actor, filtered(db, actor, query), query)

/** Classes that have a session in the room, or in any room, between the days. */
export const listClassesInRoom = (
  db: Database,
  actor: Actor,
  query: Argument<typeof classesCalls.searchCourseClassForRoom>['body'],
) =>
  pageOf(
    db,
    actor,
    filtered(db, actor, { search: query.search }).where((eb) => {
      const sessions = eb
        .selectFrom('classes.class_session as s')
        .where('s.state', '<>', 'cancelled')
        .where('s.room_id', 'is not', null)
        .$if(query.startDate !== undefined, (q) => q.where('s.day', '>=', query.startDate!))
        .$if(query.endDate !== undefined, (q) => q.where('s.day', '<=', query.endDate!))
        .select('s.class_id')
      if (query.RoomID === undefined) return eb.exists(sessions.whereRef('s.class_id', '=', 'c.id'))
      // Not `exists`: one room has few of all sessions, and the planner may walk all classes to find them.
      return sql<boolean>`c.id = any(array(${sessions.where('s.room_id', '=', query.RoomID)}))`
    }),
    query,
  )

/** These classes in the given order. The ids must have been reached through the actor. */
export async function classesByIds(db: Database, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await columns(db).where('c.id', 'in', ids).execute()
  const order = new Map(ids.map((id, index) => [id, index]))
  return complete(
    db,
    actor,
    rows.sort((a, b) => order.get(a.ID)! - order.get(b.ID)!),
  )
}

/** All classes that the actor reaches and the filter admits, the newest first, at most 500. */
export async function someClasses(db: Database, actor: Actor, query: Partial<Query>, sort: 'asc' | 'desc' = 'desc') {
  const ids = await filtered(db, actor, query)
    .select('c.id')
    .orderBy('c.starts_on', sort)
    .orderBy('c.id', sort)
    .limit(500)
    .execute()
  return classesByIds(
    db,
    actor,
    ids.map((row) => row.id),
  )
}

const most = 5000
/** All in short, the newest first. */
export async function allClasses(db: Database, actor: Actor) {
  const all = filtered(db, actor, {})
  const Items = await all
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .select([
      'c.id as ID',
      'c.code as Code',
      'f.course_name as CourseName',
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'c.state as State',
    ])
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute()
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { Items, Total: total }
}

/** One class with what its page shows; one that the actor does not reach is `notFound`. */
export async function findClass(db: Database, actor: Actor, id: number) {
  const found = await columns(db)
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'c.coordinator_id')
    .where('c.id', '=', id)
    .where(reaches(actor))
    .select([
      'f.hours as CourseHours',
      sql<Trilingual | null>`case when a.account_id is null then null
        else jsonb_build_object('ar', a.account_name_ar, 'en', a.account_name_en) end`.as('CoordinatorName'),
      'c.notes as Notes',
      'c.state_reason as StateReason',
    ])
    .executeTakeFirst()
  if (!found) refuse(notFound)
  const [row] = await complete(db, actor, [found])
  return row!
}
