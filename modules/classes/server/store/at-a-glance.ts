import { monthOf } from '#platform/shared/values/months.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { rowsOf } from '#platform/server/reading/list.ts'
import { rowsAsOne } from '#platform/server/reading/together.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { classes, enrolled } from './classes.ts'
import { soldName } from './revision.ts'

/* What homes show of classes, each a part of a larger statement. */

interface Short {
  readonly CourseClassID: number
  readonly ClassCode: string
  readonly CourseName: Trilingual
  readonly StartDate: Day
  readonly Enrolled: number
  readonly MinTrainees: number
}

/** Of the classes that are under their minimum those that begin first, as their list finds them. */
export const shortClasses = (db: Database, actor: Actor, most: number) =>
  rowsAsOne<Short>(
    rowsOf(db, classes, { UnderMinimum: true }, { actor })
      .innerJoin('catalogue.course_facts as f', 'f.course_id', 'c.course_id')
      .select(['c.id as CourseClassID', 'c.code as ClassCode', soldName.as('CourseName')])
      .select(['c.starts_on as StartDate', enrolled.as('Enrolled'), 'c.min_trainees as MinTrainees'])
      .orderBy('c.starts_on')
      .orderBy('c.id')
      .limit(sql.lit(most)),
  )

/** How many classes one can register for, how many seats they have, and how many of those are taken. */
export const seatsOnSale = (db: Database, actor: Actor) =>
  sql<{ readonly Classes: number; readonly Seats: number; readonly Taken: number }>`(${rowsOf(
    db,
    classes,
    { OnSale: true },
    { actor },
  ).select(
    sql`jsonb_build_object('Classes', count(*)::integer, 'Seats', coalesce(sum(c.max_trainees), 0)::integer,
      'Taken', coalesce(sum(least(c.seats_taken, c.max_trainees)), 0)::integer)`.as('n'),
  )})`

/** Minutes that the instructor teaches, in the week and the month of the day and in the three months before. */
export function teachingLoad({ instructorId }: Actor, today: Day, week: readonly [Day, Day]) {
  const months = [-3, -2, -1, 0].map((after) => monthOf(today, after))
  const first = months[0]![0] < week[0] ? months[0]![0] : week[0]
  const last = months[3]![1] > week[1] ? months[3]![1] : week[1]
  const sum = ([from, to]: readonly [Day, Day]) =>
    sql`coalesce(sum(minutes) filter (where day between ${from} and ${to}), 0)::integer`
  return sql<{ readonly Week: number; readonly Month: number; readonly Before: number[] }>`(
    select jsonb_build_object('Week', ${sum(week)}, 'Month', ${sum(months[3]!)},
      'Before', jsonb_build_array(${sql.join(months.slice(0, 3).map(sum))}))
    from (select s.day, extract(epoch from s.ends_at - s.starts_at) / 60 as minutes
      from classes.session_instructor i
      join classes.class_session s on s.id = i.session_id
      join classes.course_class c on c.id = s.class_id
      where i.instructor_id = ${instructorId} and not i.is_cancelled and s.state <> 'cancelled'
        and c.state not in ('draft', 'cancelled', 'postponed')
        -- a day more on either side: the days are the academy's, the period is not
        and i.period && tstzrange(${addDays(first, -1)}::date, ${addDays(last, 2)}::date)) taught)`
}
