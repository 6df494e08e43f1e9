import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { Moment } from '../store/materials/reach.ts'

/** When materials are asked for. */
export const momentOf = async (db: Database, now: Date): Promise<Moment> => ({
  now,
  today: dayOf(now, (await settings(db, zoneSettings)).timeZone),
})
