import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, dayOf, timeOf, type Day } from '#platform/shared/values/dates.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import { countList, listOf } from '#platform/server/reading/list.ts'
import { classMatches, isOwnClass } from '#modules/classes/server/public.ts'
import type { attendanceCalls } from '../../contract/calls.ts'
import { statesOf, type ClassShow } from '../../rules/class-shows.ts'
import { reachesAttendanceOf } from './reach.ts'

/** The academy's own clock, as days and local times stand in the timetable. */
export interface AcademyTime {
  readonly today: Day
  /** Local date and time, `YYYY-MM-DD HH:MM`. */
  readonly local: string
}

export const academyTime = (now: Date, timeZone: string): AcademyTime => ({
  today: dayOf(now, timeZone),
  local: `${dayOf(now, timeZone)} ${timeOf(now, timeZone)}`,
})

const sessionsWhere = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from classes.session_facts s where s.class_id = c.class_id
    and s.session_state <> 'cancelled' and ${condition})`

/** Somebody who takes part has no mark in the session `s`. */
export const hasUnmarked = sql<boolean>`exists (select from registration.place_facts r
  where r.class_id = s.class_id and r.is_enrolled
    and not exists (select from attendance.mark m where m.session_id = s.session_id and m.registration_id = r.registration_id))`

/** The session `s` has begun, and somebody who takes part has no mark in it. */
const begunUnmarked = (at: AcademyTime) =>
  sql<boolean>`s.day + s.starts_at <= ${at.local}::timestamp and ${hasUnmarked}`

/** How many sessions of a class have begun and have somebody unmarked. */
export async function countUnmarkedSessions(db: Database, classId: number, at: AcademyTime): Promise<number> {
  const { count } = await db
    .selectFrom('classes.session_facts as s')
    .where('s.class_id', '=', classId)
    .where('s.session_state', '<>', 'cancelled')
    .where(begunUnmarked(at))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** On what the rows hang beside the query. */
interface Reader {
  readonly actor: Actor
  readonly at: AcademyTime
  /** How many the page can reach at most, from the first on. */
  readonly rows: number
}

const found = (db: Database) =>
  db.selectFrom('classes.class_facts as c').where('c.class_state', 'not in', ['draft', 'cancelled'])

function shownAs(show: ClassShow, { actor, at }: Reader): RawBuilder<boolean> {
  if (show === 'mine') return isOwnClass(actor, 'c.class_id')
  const isInState = sql<boolean>`c.class_state in (${anyOf(statesOf[show])})`
  if (show === 'certificates') return owesCertificates(isInState, at)
  if (show === 'today') return sql<boolean>`${isInState} and ${sessionsWhere(sql`s.day = ${at.today}::date`)}`
  if (show !== 'attendance') return isInState
  return sql<boolean>`${isInState} and ${sessionsWhere(begunUnmarked(at))}`
}

// Over how many days back certificates are looked up one by one: of all years that takes too long for a list.
const lookedUp = 183

/**
 * Somebody has earned a certificate of the class and has none. Once the class is closed that is whoever passed and
 * holds none at all: whose result was corrected, or who paid late. A class of long ago stands by its state alone.
 */
const owesCertificates = (isInState: RawBuilder<boolean>, { today }: AcademyTime) =>
  sql<boolean>`(${isInState} and c.ends_on < ${addDays(today, -lookedUp)}::date
    or c.ends_on >= ${addDays(today, -lookedUp)}::date and (${isInState} or c.class_state = 'closed')
      and coalesce((select true from attendance.certificate_owed_facts o
        where o.class_id = c.class_id and (${isInState} or o.is_without) limit 1), false))`

const awayFrom = (today: Day) => sql<number>`greatest(c.starts_on - ${today}::date, ${today}::date - c.ends_on, 0)`

/**
 * Those that run now, then the nearest before and after today: two walks along an index, as far as the page can reach
 * on either side, put together.
 */
function nearest(lean: SelectQueryBuilder<any, any, any>, { at: { today }, rows }: Reader) {
  const walk = lean.select(['c.class_id', 'c.starts_on', 'c.ends_on']).limit(sql.lit(rows))
  const ahead = walk
    .where('c.ends_on', '>=', today)
    // No class is longer than a year: the walk begins there.
    .where('c.starts_on', '>=', addDays(today, -366))
    .orderBy('c.starts_on')
    .orderBy('c.class_id', 'desc')
  const behind = walk
    .where('c.ends_on', '<', today)
    .orderBy('c.ends_on', 'desc')
    .orderBy('c.starts_on')
    .orderBy('c.class_id', 'desc')
  return sql`((${ahead}) union all (${behind}))`
}

/** The classes a page lets choose from: those nearest to today, or by their first day. */
export const readableClasses = listOf<typeof attendanceCalls.getReadableClasses, Reader>()({
  reach: ({ actor }) => reachesAttendanceOf(actor),
  rows: (db) =>
    found(db).select([
      'c.class_id as ID',
      'c.class_code as Code',
      'c.course_name as CourseName',
      'c.starts_on as StartsOn',
      'c.ends_on as EndsOn',
      'c.class_state as State',
      'c.seats_taken as SeatsTaken',
      'c.max_trainees as MaxTrainees',
    ]),
  lean: found,
  id: 'c.class_id',
  search: (text) => classMatches('c.class_id', text),
  filters: { courseClassID: 'c.class_id', Show: (show, reader) => shownAs(show, reader) },
  orders: {
    Nearest: (reader) => ({
      by: sql`row(${awayFrom(reader.at.today)}, c.starts_on, -c.class_id)`,
      unique: true,
      joined: (lean, db) => db.selectFrom(nearest(lean, reader).as('c')),
    }),
  },
})

/** How many classes there are to choose from that `Show` shows. */
export const countReadableClasses = (db: Database, actor: Actor, Show: ClassShow, at: AcademyTime): Promise<number> =>
  countList(db, readableClasses, { Show }, { actor, at, rows: 0 })
