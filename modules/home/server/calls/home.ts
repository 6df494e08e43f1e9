import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { getHomeModel as declared } from '../../contract/home.ts'
import { nextHolidays } from '#modules/planning/server/public.ts'
import { sessionsOf } from '../store/home-sessions.ts'
import { tasksOf } from '../acts/home-tasks.ts'

/** How far ahead the home looks. */
const daysAhead = 14

export const getHomeModel: Handler<typeof declared> = async ({ db, actor, now }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const Today = dayOf(now, timeZone)
  const [Tasks, Sessions, Holidays] = await Promise.all([
    tasksOf(db, actor, now),
    sessionsOf(db, actor, Today, addDays(Today, daysAhead)),
    nextHolidays(db, Today),
  ])
  return {
    Today,
    Tasks: Tasks.filter((task) => task.Count > 0).map((task) => ({ ...task, Only: task.Only ?? null })),
    Sessions,
    Holidays,
  }
}
