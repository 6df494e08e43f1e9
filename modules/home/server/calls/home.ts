import { addDays, dayOf, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { getHomeModel as declared } from '../../contract/home.ts'
import { calendarYearOn, holidaysBetween, nextHolidays } from '#modules/planning/server/public.ts'
import { classesBetween } from '../store/home-classes.ts'
import { sessionsOf } from '../store/home-sessions.ts'
import { tasksOf } from '../acts/home-tasks.ts'

/** How far ahead the home looks. */
const daysAhead = 14

export const getHomeModel: Handler<typeof declared> = async ({ db, actor, now }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const Today = dayOf(now, timeZone)
  const [Tasks, Sessions, Holidays, Calendar] = await Promise.all([
    tasksOf(db, actor, now),
    sessionsOf(db, actor, Today, addDays(Today, daysAhead)),
    nextHolidays(db, Today),
    calendarFor(db, actor, Today),
  ])
  return {
    Today,
    Tasks: Tasks.filter((task) => task.Count > 0).map((task) => ({ ...task, Only: task.Only ?? null })),
    Sessions,
    Holidays,
    Calendar,
  }
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
