import { addDays, dayOf, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { ReplicaStandings } from '#platform/server/replicas/replicas.ts'
import type { getHomeModel as declared } from '../../contract/home.ts'
import { calendarYearOn, holidaysBetween, nextHolidays } from '#modules/planning/server/public.ts'
import { countingOf } from '#modules/attendance/server/public.ts'
import { classesBetween } from '../store/home-classes.ts'
import { partsOf } from '../acts/home-parts.ts'
import { gatherSchedule } from '#modules/schedule/server/public.ts'
import { tasksOf } from '../acts/home-tasks.ts'

/** How far ahead the home looks, and how much of it is shown. */
const daysAhead = 14
const mostShown = 12

export interface HomeParts {
  /** Whether mails leave: a mail server is set, or the sample academy shows them. */
  readonly sendsMail: boolean
  /** None where everything is read from one database. */
  readonly replicas?: ReplicaStandings
}

export const getHomeModel =
  (modules: AllModules, { sendsMail, replicas = () => [] }: HomeParts): Handler<typeof declared> =>
  async ({ db, actor, now, files }) => {
    const counting = await countingOf(db)
    const { timeZone } = counting
    const Today = dayOf(now, timeZone)
    const [Tasks, Next, Holidays, Calendar, parts] = await Promise.all([
      tasksOf(db, actor, now),
      nextFor(db, modules, actor, Today),
      nextHolidays(db, Today),
      calendarFor(db, actor, Today),
      partsOf({ db, modules, actor, now, today: Today, timeZone, counting, files, sendsMail, replicas }),
    ])
    return {
      Today,
      Now: now.toISOString(),
      Tasks: Tasks.filter((task) => task.Count > 0).map(({ Key, Count, Only = null, oldest }) => ({
        Key,
        Count,
        Only,
        Oldest: oldest ? dayOf(new Date(oldest), timeZone) : null,
      })),
      Next: Next as never,
      Holidays,
      Calendar,
      ...parts,
    }
  }

/** What comes next in the person's schedule; of the academy's own people, in all of the academy. */
async function nextFor(db: Database, modules: AllModules, actor: Actor, today: Day) {
  const { entries } = await gatherSchedule(db, modules, {
    actor,
    from: today,
    to: addDays(today, daysAhead),
    kinds: ['session', 'exam', 'travel'],
    isWhole: true,
    // What is cancelled is left out of them.
    most: 4 * mostShown,
  })
  return entries.filter(({ State }) => State !== 'cancelled').slice(0, mostShown)
}

/** The academy's year that holds this day, with what happens in it to this person. */
async function calendarFor(db: Database, actor: Actor, today: Day) {
  const found = await calendarYearOn(db, today)
  if (!found) return null
  const { Version: _version, ...year } = found
  const [holidays, Classes] = await Promise.all([
    holidaysBetween(db, year.FirstDay, year.LastDay),
    classesBetween(db, actor, year.FirstDay, year.LastDay),
  ])
  const Holidays = holidays.map(({ id, name, firstDay, lastDay }) => ({
    ID: id,
    Name: name,
    FirstDay: firstDay,
    LastDay: lastDay,
  }))
  return { ...year, Holidays, Classes }
}
