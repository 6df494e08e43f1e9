import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { plannerOf } from '#modules/planning/rules/planner.ts'
import { mayChange } from '../../rules/class-states.ts'
import { reaches, reachesOwn } from './reach.ts'
import { soldName } from './revision.ts'

const iso = (bound: 'lower' | 'upper') =>
  sql<string>`to_char(${sql.raw(bound)}(s.period) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const columns = (db: Database) =>
  db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .leftJoin('planning.class_room_facts as r', 'r.class_room_id', 's.class_room_id')
    .leftJoin('catalogue.module_facts as m', 'm.module_id', 's.module_id')
    .select([
      's.id as ID',
      's.class_id as CourseClassID',
      's.number as Number',
      's.day as Date',
      's.starts_at as StartTime',
      's.ends_at as EndTime',
      iso('lower').as('From'),
      iso('upper').as('To'),
      's.class_room_id as ClassRoomID',
      'r.class_room_code as ClassRoomCode',
      'r.class_room_name as ClassRoomName',
      's.module_id as ModuleID',
      'm.module_name as ModuleName',
      's.state as State',
      's.version as Version',
      'c.state as classState',
    ])
    .orderBy('s.day')
    .orderBy('s.starts_at')
    .orderBy('s.id')

type SessionColumns = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>

async function complete<Row extends SessionColumns>(db: Database, actor: Actor, rows: Row[]) {
  const teaching = rows.length
    ? await db
        .selectFrom('classes.session_instructor as t')
        .innerJoin('people.instructor_name_facts as f', 'f.instructor_id', 't.instructor_id')
        .where(
          't.session_id',
          'in',
          rows.map((row) => row.ID),
        )
        .select([
          't.session_id as sessionId',
          't.instructor_id as InstructorID',
          bothNames('f.instructor_name').as('Name'),
        ])
        .orderBy('t.instructor_id')
        .execute()
    : []
  const who = plannerOf(actor)
  const bySession = new Map<number, { InstructorID: number; Name: Trilingual }[]>()
  for (const { sessionId, ...person } of teaching)
    bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), person])
  return rows.map(({ classState, ...row }) => ({
    ...row,
    Instructors: bySession.get(row.ID) ?? [],
    Actions:
      row.State === 'scheduled' && mayChange(classState, who) ? (['move', 'cancel'] as ('move' | 'cancel')[]) : [],
  }))
}

/** The class's sessions; none of a class that the actor does not reach. */
export async function sessionsOfClass(db: Database, actor: Actor, classId: number, day?: Day) {
  const rows = await columns(db)
    .where('s.class_id', '=', classId)
    .where(reaches(actor))
    .$if(day !== undefined, (q) => q.where('s.day', '=', day!))
    .execute()
  return complete(db, actor, rows)
}

/** The sessions of one of the actor's own classes; none of another one. */
export async function sessionsOfOwnClass(db: Database, actor: Actor, classId: number) {
  const rows = await columns(db).where('s.class_id', '=', classId).where(reachesOwn(actor)).execute()
  return complete(db, actor, rows)
}

/** Sessions of the day in classes that the actor reaches. */
export async function sessionsOnDay(db: Database, actor: Actor, day: Day) {
  const rows = await columns(db).where('s.day', '=', day).where(reaches(actor)).limit(2000).execute()
  return complete(db, actor, rows)
}

/** The first session that is not over. */
export async function nextSession(db: Database, actor: Actor, classId: number, now: Date) {
  const rows = await columns(db)
    .where('s.class_id', '=', classId)
    .where('s.state', '=', 'scheduled')
    .where(sql<boolean>`upper(s.period) > ${now}`)
    .where(reaches(actor))
    .limit(1)
    .execute()
  const [session] = await complete(db, actor, rows)
  return session ?? null
}

/** What the instructor teaches between the days, with the classes; also what they taught of one that somebody else has now. */
export async function scheduleOf(db: Database, actor: Actor, instructorId: number, from: Day, to: Day) {
  const rows = await columns(db)
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
    .innerJoin('classes.session_instructor as own', 'own.session_id', 's.id')
    .where('own.instructor_id', '=', instructorId)
    .where('s.day', '>=', from)
    .where('s.day', '<=', to)
    .select([
      'c.code as ClassCode',
      'c.state as ClassState',
      'f.course_code as CourseCode',
      soldName.as('CourseName'),
      'c.seats_taken as SeatsTaken',
    ])
    .limit(1000)
    .execute()
  return complete(db, actor, rows)
}

/** The session and its class, where the actor reaches it. */
export const sessionSeen = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('classes.class_session as s')
    .innerJoin('classes.course_class as c', 'c.id', 's.class_id')
    .where('s.id', '=', id)
    .where(reaches(actor))
    .select(['s.id', 's.class_id as classId'])
    .executeTakeFirst()
