import { type RawBuilder, sql } from 'kysely'
import { anyOf, moneyOf, type Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { countList, listOf, readList, rowsOf } from '#platform/server/reading/list.ts'
import { nearestFirst } from '#platform/server/reading/nearest-first.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { classActions, liveStates, statesAhead, statesBeforeTeaching, statesOnSale } from '../../rules/class-states.ts'
import { instructorsOfClasses } from './staff/class-instructors.ts'
import { isOwnClass, reaches } from './reach.ts'
import { soldName } from './revision.ts'
import { classMatches } from './search.ts'

/** Who takes part in the class `c`, counted. */
export const enrolled = sql<number>`coalesce((select e.enrolled from classes.enrolled_facts e where e.class_id = c.id), 0)`
const isOnSale = sql`c.state in (${anyOf(statesOnSale)})`

const columns = (db: Database) =>
  db
    .selectFrom('classes.course_class as c')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 'c.class_room_id')
    .leftJoin('lookups.training_strategy as d', 'd.id', 'c.training_strategy_id')
    .leftJoin('lookups.request_location as l', 'l.id', 'c.request_location_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'c.organization_id')
    .select([
      'c.id as ID',
      'c.code as Code',
      'c.course_id as CourseID',
      'f.course_code as CourseCode',
      soldName.as('CourseName'),
      'c.starts_on as StartDate',
      'c.ends_on as EndDate',
      'c.place as Place',
      'c.class_room_id as ClassRoomID',
      'r.class_room_code as ClassRoomCode',
      'r.class_room_name as ClassRoomName',
      'c.language as Language',
      'c.training_strategy_id as TrainingStrategyID',
      'd.name as TrainingStrategyName',
      'c.request_location_id as RequestLocationID',
      'l.name as RequestLocationName',
      'c.min_trainees as MinTrainees',
      'c.max_trainees as MaxTrainees',
      'c.seats_taken as SeatsTaken',
      // One look into the index for each row of the page; joined, the view would count everybody first.
      enrolled.as('Enrolled'),
      moneyOf('c.fee_minor', 'c.currency').as('Fee'),
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

/** On which the rows hang beside the query. */
export interface Reader {
  readonly actor: Actor
}

const lean = (db: Database) => db.selectFrom('classes.course_class as c')

const when = (isSo: boolean, condition: RawBuilder<unknown>) =>
  isSo ? sql<boolean>`(${condition})` : sql<boolean>`(${condition}) is not true`

/** Word for word as the index `course_class_nearest` has it. */
export const nearest = nearestFirst(sql`c.state in (${anyOf(statesAhead)})`, sql`c.starts_on`, 'date')

export const classes = listOf<typeof classesCalls.getCourseClasses, Reader>()({
  reach: ({ actor }) => reaches(actor),
  rows: columns,
  lean,
  id: 'c.id',
  search: (text) => classMatches('c.id', text),
  filters: {
    CourseRevision: 'c.course_revision',
    Live: (isLive) => sql`c.state ${sql.raw(isLive ? 'in' : 'not in')} (${anyOf(liveStates)})`,
    HasSeats: (has) => when(has, sql`${isOnSale} and c.seats_taken < c.max_trainees`),
    OnSale: (is) => when(is, isOnSale),
    UnderMinimum: (is) => when(is, sql`${isOnSale} and ${enrolled} < c.min_trainees`),
    OlderRevision: (isOlder) =>
      when(
        isOlder,
        sql`c.state in (${anyOf(statesBeforeTeaching)}) and exists (select from catalogue.revision_facts n
          where n.course_id = c.course_id and n.revision_number > c.course_revision)`,
      ),
    Mine: (isMine, { actor }) => (isMine ? isOwnClass(actor, 'c.id') : null),
    // No class is longer than a year: the second condition is for the index.
    From: (day) => sql`c.ends_on >= ${day} and c.starts_on >= ${addDays(day, -366)}`,
    To: (day) => sql`c.starts_on <= ${day}`,
    // Not `exists`: with that the planner may walk all classes and look up the instructors of each.
    InstructorID: (id) => sql`c.id = any(array(
      select class_id from classes.class_staff where instructor_id = ${id} and state <> 'rejected'))`,
  },
  orders: { Nearest: nearest },
})
type Filters = Partial<Argument<typeof classesCalls.getCourseClasses>['query']>

export async function listClasses(
  db: Database,
  actor: Actor,
  query: Argument<typeof classesCalls.getCourseClasses>['query'],
) {
  const { rows, total } = await readList(db, classes, query, { actor })
  return { Items: await complete(db, actor, rows), Total: total }
}

interface ClassRoomsReader extends Reader {
  readonly asked: ClassRoomsQuery
}
type ClassRoomsQuery = Argument<typeof classesCalls.searchCourseClassForRoom>['body']

/** Whether class `c` has a session in the class room, or in any, between the days. */
function meetsIn({ ClassRoomID, startDate, endDate }: ClassRoomsQuery) {
  const sessions = sql`from classes.class_session s where s.state <> 'cancelled' and s.class_room_id is not null
    ${startDate === undefined ? sql`` : sql`and s.day >= ${startDate}`}
    ${endDate === undefined ? sql`` : sql`and s.day <= ${endDate}`}`
  if (ClassRoomID === undefined) return sql<boolean>`exists (select ${sessions} and s.class_id = c.id)`
  // Not `exists`: one class room has few of all sessions, and the planner may walk all classes to find them.
  return sql<boolean>`c.id = any(array(select s.class_id ${sessions} and s.class_room_id = ${ClassRoomID}))`
}

/** Classes that meet in a class room. Class room and days narrow the same sessions, so they are one condition of all rows. */
const classesInClassRooms = listOf<typeof classesCalls.searchCourseClassForRoom, ClassRoomsReader>()({
  reach: ({ actor }) => reaches(actor),
  rows: columns,
  lean: (db, { asked }) => lean(db).where(meetsIn(asked)),
  id: 'c.id',
  search: (text) => classMatches('c.id', text),
  filters: { ClassRoomID: () => null, startDate: () => null, endDate: () => null },
  orders: {},
})

export async function listClassesInClassRoom(db: Database, actor: Actor, asked: ClassRoomsQuery) {
  const { rows, total } = await readList(db, classesInClassRooms, asked, { actor, asked })
  return { Items: await complete(db, actor, rows), Total: total }
}

/** Those of these classes that the actor reaches, in the given order. */
export async function classesByIds(db: Database, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await columns(db)
    .where('c.id', 'in', ids)
    .where(reaches(actor))
    .orderBy(sql`array_position(${ids}::integer[], c.id)`)
    .execute()
  return complete(db, actor, rows)
}

/** All classes that the actor reaches and the filter admits, the newest first, at most 500. */
export async function someClasses(db: Database, actor: Actor, filters: Filters, direction: 'asc' | 'desc' = 'desc') {
  const found = await rowsOf(db, classes, filters, { actor })
    .select('c.id')
    .orderBy('c.starts_on', direction)
    .orderBy('c.id', direction)
    .limit(500)
    .execute()
  // Apart: of ids that it sees the planner knows how many they are, and joins hundreds of classes as such.
  return classesByIds(
    db,
    actor,
    found.map(({ id }) => id as number),
  )
}

const most = 5000
/** All in short, the newest first. */
export async function allClasses(db: Database, actor: Actor) {
  const Items = await lean(db)
    .where(reaches(actor))
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .select(['c.id as ID', 'c.code as Code', soldName.as('CourseName')])
    .select(['c.starts_on as StartDate', 'c.ends_on as EndDate', 'c.state as State'])
    .orderBy('c.starts_on', 'desc')
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute()
  return { Items, Total: Items.length < most ? Items.length : await countList(db, classes, {}, { actor }) }
}

/** One class with what its page shows; undefined where the actor does not reach it. */
export async function classSeen(db: Database, actor: Actor, id: number) {
  const found = await columns(db)
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'c.coordinator_id')
    .where('c.id', '=', id)
    .where(reaches(actor))
    .select([
      sql<number>`coalesce(c.agreed_hours, f.hours)`.as('CourseHours'),
      bothNamesIfAny('a.account_name', 'a.account_id').as('CoordinatorName'),
      'c.notes as Notes',
      'c.online_link as OnlineLink',
      'c.state_reason as StateReason',
    ])
    .executeTakeFirst()
  if (!found) return undefined
  const [row] = await complete(db, actor, [found])
  return row
}
