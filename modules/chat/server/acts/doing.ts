import { byItself } from '#platform/server/audit/by.ts'
import type { Database } from '#platform/server/database.ts'
import { recordEvent, type NewEvent } from '#platform/server/event.ts'
import type { Asked } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { chatSettings } from '../../contract/settings.ts'

/** In which transaction something is done, and how the fact is written down. */
export interface Doing {
  readonly db: Database
  readonly record: (event: NewEvent) => Promise<void>
}

/** Who does it, and when. */
export type Actors = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'>

/** For what the clock does. */
export const byClock = (db: Database): Doing => ({ db, record: (event) => recordEvent(db, event, byItself) })

/** What the academy has set for its rooms, and which day it is there. */
export async function chatRules(db: Database, now: Date) {
  const { timeZone, chatDaysAfterEnd, chatDeleteMinutes, chatQuietFrom, chatQuietTo } = await settings(
    db,
    zoneSettings,
    chatSettings,
  )
  return { chatDaysAfterEnd, chatDeleteMinutes, chatQuietFrom, chatQuietTo, timeZone, today: dayOf(now, timeZone) }
}
