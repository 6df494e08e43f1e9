import { sql } from 'kysely'
import { isWholeAcademy, type ScheduleAsked } from '#platform/server/content/schedule.ts'
import { scheduleSource } from '#platform/server/content/schedule-source.ts'
import type { Database } from '#platform/server/database.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ScheduleEntry, ScheduleState } from '#platform/shared/record/schedule-entry.ts'
import { sessionScheduleReach } from '../rules/reach.ts'
import { isOwnClass } from './store/reach.ts'
import { soldName } from './store/revision.ts'

type TakingPart = 'trainee_id' | 'organization_id'
const takingPart = (column: TakingPart, id: number | null, traineeId?: number) => sql<boolean>`s.class_id = any(array(
  select class_id from classes.taking_part_facts where ${sql.ref(column)} = ${id}
    and ${traineeId === undefined ? sql`true` : sql`trainee_id = ${traineeId}`}))`

/** Sessions that stand in the schedule of a trainee, of `classes.class_session` as `s`. */
export const inScheduleOf = (traineeId: number | null) => takingPart('trainee_id', traineeId)

/** Sessions in the actor's schedule, of `classes.class_session` as `s`. */
const reaches = (traineeId: number | undefined) =>
  reachInSql(
    sessionScheduleReach,
    {
      appointed: (actor) => isOwnClass(actor, 's.class_id'),
      teaches: (actor) => sql<boolean>`s.id = any(array(
        select session_id from classes.session_instructor where instructor_id = ${actor.instructorId}))`,
      enrolled: (actor) => inScheduleOf(actor.traineeId),
      sent: (actor) => takingPart('organization_id', actor.organizationId, traineeId),
    },
    's',
  )

const time = (column: 'starts_at' | 'ends_at' | 'moved_from_time') =>
  sql<string>`to_char(${sql.ref(`s.${column}`)}, 'HH24:MI')`

/** Whatever stands in anybody's schedule: `classes.class_session` as `s` of classes as `c`. Nobody is told of a draft. */
export const scheduledSessions = (db: Database) =>
  db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .where('c.state', '<>', 'draft')

/** The same with what is shown beside them: the course as `f` (`soldName`), the class room as `r`, the module as `m`. */
export const shownSessions = (db: Database) =>
  scheduledSessions(db)
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 's.class_room_id')
    .leftJoin('catalogue.module_facts as m', 'm.module_id', 's.module_id')

const rows = (db: Database, { from, to, classId, id, most }: Omit<ScheduleAsked, 'actor'>) => {
  let found = shownSessions(db)
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .select(['s.id', 's.state', 's.day', 's.number', 's.class_id', 'c.code', 'c.place'])
    .select([time('starts_at').as('starts_at'), time('ends_at').as('ends_at'), soldName.as('name')])
    .select(['m.module_name', 'r.class_room_code', 'r.class_room_name'])
    // What is said of the class, its place among others, changes with the class.
    .select(sql<number>`s.version + c.version`.as('version'))
    .select(['s.moved_from_day', time('moved_from_time').as('moved_from_time')])
    .orderBy('s.day')
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(most)
  if (classId !== undefined) found = found.where('s.class_id', '=', classId)
  if (id !== undefined) found = found.where('s.id', '=', id)
  return found
}

const stateOf = (state: 'scheduled' | 'held' | 'cancelled', isMoved: boolean): ScheduleState =>
  state === 'scheduled' ? (isMoved ? 'moved' : 'planned') : state

/** Where each role finds a session. */
function pageOf({ role }: Actor, classId: number): string {
  if (role === 'trainee' || role === 'instructor' || role === 'evaluator') return `/CourseClassDetail/${classId}`
  return role === 'customer' ? `/AttendanceTrainee?class=${classId}` : `/Setting/CourseClass-Edit/${classId}`
}

/** The sessions of whoever teaches, coordinates, takes part or has sent somebody. */
export const sessionsInSchedules = scheduleSource({
  kinds: ['session'],
  rows,
  reach: (_, asked) => (actor) => (isWholeAcademy(asked, actor) ? sql<boolean>`true` : reaches(asked.traineeId)(actor)),
  entry: (row, asked): ScheduleEntry => ({
    Kind: 'session',
    ID: row.id,
    Version: row.version,
    State: stateOf(row.state, row.moved_from_day !== null),
    Title: row.name,
    Detail: row.module_name,
    FirstDay: row.day,
    LastDay: row.day,
    StartsAt: row.starts_at,
    EndsAt: row.ends_at,
    MovedFrom: row.moved_from_day === null ? null : { Day: row.moved_from_day, StartsAt: row.moved_from_time },
    CourseClassID: row.class_id,
    ClassCode: row.code,
    // Of one that is cancelled the next one has the number.
    SessionNumber: row.state === 'cancelled' ? null : row.number,
    Place: row.place,
    ClassRoomCode: row.class_room_code,
    ClassRoomName: row.class_room_name,
    Link: null,
    TraineeID: null,
    Href: pageOf(asked.actor, row.class_id),
  }),
})
