import type { Dates } from '#platform/server/notices/notice.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ScheduleEntry } from '#platform/shared/record/schedule-entry.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inLanguage, textLanguageOf } from '#platform/shared/text.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { methodOf } from '../../rules/method.ts'
import { calendarText } from '../ics/calendar-text.ts'
import { academyMark } from '../store/feeds.ts'
import type { Making } from './feed-text.ts'
import { gatherOfMany } from './gather.ts'

/** One entry is told of whenever it is or was, those of a class while they are to come. Classes are planned no further ahead. */
const daysBack = 366
const daysAhead = 800
/** No letter brings more of one kind. */
const most = 300

/**
 * What of the dates of an event stands in whose schedule, as files for letters: by the account, for those of these people for whom
 * there is something. A few statements for any number of people; who has the same entries in the same language has the same file.
 */
export async function mailedDates(
  { db, modules, publicUrl, now }: Omit<Making, 'own'>,
  actors: readonly Actor[],
  dates: Dates,
): Promise<ReadonlyMap<number, string>> {
  return filesFor({ db, modules, publicUrl, now }, actors, [dates], (alike, asked) =>
    gatherOfMany(db, modules, alike, asked),
  )
}

/**
 * The same of what has left their schedules: it is taken out of their calendars, but for what stands in a schedule still, as
 * an organization may have sent others to the class.
 */
export async function mailedGone(
  making: Omit<Making, 'own'>,
  actors: readonly Actor[],
  dates: readonly Dates[],
): Promise<ReadonlyMap<number, string>> {
  const { db, modules } = making
  return filesFor(making, actors, dates, async (alike, of) => {
    const left = await gatherOfMany(db, modules, alike, { ...of, isGone: true })
    const stands = await gatherOfMany(db, modules, alike, of)
    const named = ({ Kind, ID }: ScheduleEntry) => `${Kind}-${ID}`
    const gone = [...left].map(([accountId, entries]) => {
      const still = new Set((stands.get(accountId) ?? []).filter(({ State }) => State !== 'cancelled').map(named))
      const out = entries.filter((entry) => entry.State !== 'held' && !still.has(named(entry)))
      return [
        accountId,
        out.map((entry): ScheduleEntry => ({ ...entry, State: 'cancelled', MovedFrom: null })),
      ] as const
    })
    return new Map(gone.filter(([, entries]) => entries.length > 0))
  })
}

type Gathering = (
  actors: readonly Actor[],
  asked: Parameters<typeof gatherOfMany>[3],
) => Promise<ReadonlyMap<number, readonly ScheduleEntry[]>>

async function filesFor(
  { db, publicUrl, now }: Omit<Making, 'own'>,
  actors: readonly Actor[],
  dates: readonly Dates[],
  gather: Gathering,
): Promise<ReadonlyMap<number, string>> {
  const { timeZone, academyName } = await settings(db, zoneSettings, academySettings)
  const today = dayOf(now, timeZone)
  const mark = await academyMark(db)
  const asked = dates.map((each) => ({
    ...each,
    from: each.id === undefined ? today : addDays(today, -daysBack),
    to: addDays(today, daysAhead),
    most,
    timeZone,
  }))
  const fileOf = (entries: readonly ScheduleEntry[], language: string) =>
    calendarText({
      entries,
      mark,
      timeZone,
      publicUrl,
      language,
      name: inLanguage(academyName, language).text,
      stamp: now,
      method: methodOf(entries),
    })
  const files = new Map<number, string>()
  for (const alike of Map.groupBy(actors, ({ role, permissions }) => [role, ...permissions].join()).values()) {
    const found = []
    for (const each of asked) found.push(await gather(alike, each))
    const made = new Map<string, string>()
    for (const { userId, language } of alike) {
      const entries = found.flatMap((each) => each.get(userId) ?? [])
      if (entries.length === 0) continue
      const same = [textLanguageOf(language), ...entries.map(({ Kind, ID }) => `${Kind}-${ID}`)].join()
      const file = made.get(same) ?? fileOf(entries, language)
      made.set(same, file)
      files.set(userId, file)
    }
  }
  return files
}
