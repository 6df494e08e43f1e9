import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf, type Day } from '#platform/shared/values/dates.ts'
import type { Database } from './database.ts'
import { settings } from './settings.ts'

/** The day that it is at the academy, by its own clock. */
export const todayOf = async (db: Database, now: Date): Promise<Day> =>
  dayOf(now, (await settings(db, zoneSettings)).timeZone)
