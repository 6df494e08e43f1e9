import type { ScheduleAsked } from '#platform/server/content/schedule.ts'
import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import type { ScheduleEntry, ScheduleKind } from '#platform/shared/record/schedule-entry.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { inOrder } from '../../rules/order.ts'

/** More than anybody reads at once; an organization's people take part in so much in a year. */
const most = 1000

type Wanted = Omit<ScheduleAsked, 'most' | 'timeZone'> & {
  /** Entries of these kinds alone. */
  readonly kinds?: readonly ScheduleKind[]
  readonly most?: number
}

/**
 * What all modules hand in to the schedule of this person, in order. `isCut`: it is the earliest alone, as there is more of some
 * kind than one source gives.
 */
export async function gatherSchedule(
  db: Database,
  modules: AllModules,
  wanted: Wanted,
): Promise<{ readonly entries: ScheduleEntry[]; readonly isCut: boolean }> {
  const { timeZone } = await settings(db, zoneSettings)
  const asked = { most, ...wanted, timeZone }
  const sources = modules().flatMap(({ schedule = [] }) => schedule)
  const { kinds } = wanted
  const found = await Promise.all(
    sources
      .filter((source) => !kinds || source.kinds.some((kind) => kinds.includes(kind)))
      .map((source) => source.entries(db, asked)),
  )
  return { entries: inOrder(found.flat()), isCut: found.some((each) => each.length >= asked.most) }
}
