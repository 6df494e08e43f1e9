import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { addDays, dayOf, instantOf } from '#platform/shared/values/dates.ts'
import { calendarText } from '../ics/calendar-text.ts'
import { academyMark } from '../store/feeds.ts'
import { gatherSchedule } from './gather.ts'

/** How far back and ahead a feed goes, and how much of one kind it holds. */
const daysBack = 60
const daysAhead = 366
const most = 2000

/** What a calendar file is made with. */
export interface Making {
  readonly db: Database
  /** The database as this person sees it. */
  readonly own: Database
  readonly modules: AllModules
  readonly publicUrl: string
  readonly now: Date
}

/** The person's schedule for calendar programs, in their language. The same within a day, as long as nothing changes. */
export async function feedText({ db, own, modules, publicUrl, now }: Making, actor: Actor): Promise<string> {
  const { timeZone, academyName } = await settings(db, zoneSettings, academySettings)
  const today = dayOf(now, timeZone)
  const [{ entries }, mark] = await Promise.all([
    gatherSchedule(own, modules, { actor, from: addDays(today, -daysBack), to: addDays(today, daysAhead), most }),
    academyMark(db),
  ])
  return calendarText({
    entries,
    mark,
    timeZone,
    publicUrl,
    language: actor.language,
    name: inLanguage(academyName, actor.language).text,
    stamp: instantOf(today, '00:00', timeZone),
  })
}
