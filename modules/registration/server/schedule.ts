import { sql } from 'kysely'
import { nothingMore } from '#platform/server/content/schedule.ts'
import { scheduleSource } from '#platform/server/content/schedule-source.ts'
import { anyOf } from '#platform/server/database.ts'
import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'
import { enrolledStates } from '../rules/main-track.ts'
import { reachesTravel } from './store/reach.ts'

/** As it was arranged; else a stay begins on the night before the class, and is as long as the nights that were wished for, or as the class. */
const first = sql<string>`coalesce(r.arrives_on, c.starts_on - 1)`
const last = sql<string>`coalesce(r.departs_on, ${first} + r.nights, greatest(c.ends_on, ${first}))`

/** Travel that is arranged, with where people stay: of the trainee, and of the organization that sent them. */
export const travelInSchedules = scheduleSource({
  kinds: ['travel'],
  reach: () => reachesTravel,
  rows: (db, { from, to, traineeId, classId, id, most, isGone = false }) => {
    let found = db
      .selectFrom('registration.registration as r')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
      .$if(!isGone, (q) =>
        q.where('r.travel', 'in', ['arranged', 'arrived']).where(sql<boolean>`r.main in (${anyOf(enrolledStates)})`),
      )
      .where(sql<boolean>`${first} <= ${to}::date and ${last} >= ${from}::date`)
      .select(['r.id', 'r.code', 'r.trainee_id', 'r.class_id', 'r.hotel', 'r.version', 'c.class_code', 'c.course_name'])
      .select([sql<string>`${first}::text`.as('first_day'), sql<string>`${last}::text`.as('last_day')])
      .orderBy('c.starts_on')
      .orderBy('r.id')
      .limit(most)
    if (traineeId !== undefined) found = found.where('r.trainee_id', '=', traineeId)
    if (classId !== undefined) found = found.where('r.class_id', '=', classId)
    if (id !== undefined) found = found.where('r.id', '=', id)
    return found
  },
  entry: (row, { actor }): ScheduleEntry => ({
    ...nothingMore,
    Kind: 'travel',
    ID: row.id,
    Version: row.version,
    State: 'planned',
    Title: row.course_name,
    // A name as somebody typed it, in whatever language.
    Detail: row.hotel === '' ? null : { ar: row.hotel, en: row.hotel },
    FirstDay: row.first_day,
    LastDay: row.last_day,
    CourseClassID: row.class_id,
    ClassCode: row.class_code,
    TraineeID: row.trainee_id,
    Href: `${actor.role === 'trainee' ? '/RegistrationStatus/' : '/RegisterConfirmation/'}${row.code}`,
  }),
})
