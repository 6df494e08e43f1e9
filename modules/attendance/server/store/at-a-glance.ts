import { sql } from 'kysely'
import { shownSessions, soldName } from '#modules/classes/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { rowsOf } from '#platform/server/reading/list.ts'
import { rowsAsOne } from '#platform/server/reading/together.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { addDays, type Day, type TimeOfDay } from '#platform/shared/values/dates.ts'
import type { SessionMark, TimetableSession } from '../percentages.ts'
import { reachesAttendance } from './reach.ts'
import { readableClasses, type AcademyTime } from './readable-classes.ts'

/* What homes show of attendance, each a part of a larger statement. */

const time = (column: string) => sql<TimeOfDay>`to_char(${sql.ref(column)}, 'HH24:MI')`

/** The sessions of today of the classes that the page of attendance lists under Today, with how far each sheet is. */
export const sessionsToday = (db: Database, actor: Actor, at: AcademyTime, most: number) =>
  rowsAsOne(
    shownSessions(db)
      .where('s.day', '=', at.today)
      .where('s.state', '<>', 'cancelled')
      .where(
        's.class_id',
        'in',
        rowsOf(db, readableClasses, { Show: 'today' }, { actor, at, rows: 0 }).select('c.class_id'),
      )
      .select(['s.id as SessionID', 's.number as SessionNumber', 's.class_id as CourseClassID', 'c.code as ClassCode'])
      .select([soldName.as('CourseName'), time('s.starts_at').as('StartsAt'), time('s.ends_at').as('EndsAt')])
      .select(['c.place as Place', 'r.class_room_code as ClassRoomCode'])
      .select(sql<Trilingual | null>`r.class_room_name`.as('ClassRoomName'))
      .select([
        sql<Trilingual | null>`(select ${bothNames('i.instructor_name')} from classes.class_instructor_facts i
          where i.class_id = s.class_id and i.instructor_role = 'lead' limit 1)`.as('InstructorName'),
        sql<number>`(select count(*)::integer from registration.place_facts p
          where p.class_id = s.class_id and p.is_enrolled)`.as('Enrolled'),
        sql<number>`(select count(*)::integer from registration.place_facts p
          join attendance.mark m on m.registration_id = p.registration_id and m.session_id = s.id
          where p.class_id = s.class_id and p.is_enrolled)`.as('Marked'),
      ])
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .limit(sql.lit(most)),
  )

/** How long a class that is over stays in sight. */
const daysAfter = 30

/** The trainee's classes that are under way, come or have just ended, with how many sessions there are, are over and were attended. */
export const ownProgress = (db: Database, actor: Actor, today: Day, now: Date, most: number) =>
  rowsAsOne(
    db
      .selectFrom('registration.registration_facts as r')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .where('r.trainee_id', '=', actor.traineeId)
      .where('r.is_enrolled', '=', true)
      .where(reachesAttendance(actor))
      .where('c.class_state', 'in', ['confirmed', 'running', 'ended', 'resultsPublished', 'closed'])
      .where('c.ends_on', '>=', addDays(today, -daysAfter))
      .select(['c.class_id as CourseClassID', 'c.class_code as ClassCode', 'c.course_name as CourseName'])
      .select(['c.starts_on as StartDate', 'c.ends_on as EndDate', 'c.attendance_percent as ThresholdPercent'])
      .select(
        sql<{ All: number; Over: number; Attended: number }>`(select jsonb_build_object('All', count(*)::integer,
            'Over', count(*) filter (where upper(s.period) <= ${now})::integer,
            'Attended', count(*) filter (where m.state in ('present', 'late', 'leftEarly'))::integer)
          from classes.session_facts s
          left join attendance.mark m on m.session_id = s.session_id and m.registration_id = r.registration_id
          where s.class_id = c.class_id and s.session_state <> 'cancelled')`.as('Sessions'),
      )
      .orderBy('c.starts_on')
      .orderBy('c.class_id')
      .limit(sql.lit(most)),
  )

interface OwnPeople {
  readonly CourseClassID: number
  readonly ClassCode: string
  readonly CourseName: Trilingual
  readonly StartDate: Day
  readonly EndDate: Day
  readonly state: string
  readonly threshold: number
  readonly sessions: readonly TimetableSession[]
  readonly people: readonly { readonly id: number; readonly marks: readonly SessionMark[] }[]
}

/** The classes, come or under way, in which an organization has people, with what their attendance is reckoned from. */
export const ownPeopleInClasses = (db: Database, actor: Actor, today: Day, most: number) =>
  rowsAsOne<OwnPeople>(
    db
      .selectFrom('classes.class_facts as c')
      .where(
        sql<boolean>`c.class_id = any(array(select class_id from classes.taking_part_facts
          where organization_id = ${actor.organizationId}))`,
      )
      .where('c.class_state', 'in', ['open', 'tentative', 'confirmed', 'running'])
      .where('c.ends_on', '>=', today)
      .select(['c.class_id as CourseClassID', 'c.class_code as ClassCode', 'c.course_name as CourseName'])
      .select(['c.starts_on as StartDate', 'c.ends_on as EndDate', 'c.class_state as state'])
      .select([
        'c.attendance_percent as threshold',
        sql<
          OwnPeople['sessions']
        >`(select coalesce(jsonb_agg(jsonb_build_object('session_id', s.session_id, 'day', s.day,
            'starts_at', ${time('s.starts_at')}, 'ends_at', ${time('s.ends_at')}, 'session_state', s.session_state)), '[]'::jsonb)
          from classes.session_facts s where s.class_id = c.class_id)`.as('sessions'),
        sql<OwnPeople['people']>`(select coalesce(jsonb_agg(jsonb_build_object('id', r.registration_id, 'marks',
            (select coalesce(jsonb_agg(jsonb_build_object('session_id', m.session_id, 'state', m.state, 'minutes', m.minutes)),
              '[]'::jsonb) from attendance.mark m where m.registration_id = r.registration_id))), '[]'::jsonb)
          from registration.registration_facts r
          where r.class_id = c.class_id and r.is_enrolled and ${reachesAttendance(actor)})`.as('people'),
      ])
      .orderBy('c.starts_on')
      .orderBy('c.class_id')
      .limit(sql.lit(most)),
  )
