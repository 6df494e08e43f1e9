import type { ScheduleAsked } from '#platform/server/content/schedule.ts'
import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import { settings } from '#platform/server/settings.ts'
import type { ScheduleEntry, ScheduleKind } from '#platform/shared/record/schedule-entry.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { Actor } from '#platform/shared/actor.ts'
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
  const found = await Promise.all(sourcesOf(modules, wanted.kinds).map((source) => source.entries(db, asked)))
  return { entries: inOrder(found.flat()), isCut: found.some((each) => each.length >= asked.most) }
}

const sourcesOf = (modules: AllModules, kinds?: readonly ScheduleKind[]) =>
  modules()
    .flatMap(({ schedule = [] }) => schedule)
    .filter((source) => !kinds || source.kinds.some((kind) => kinds.includes(kind)))

/**
 * The same for many people, all of one role and with the same rights, by their accounts; nobody stands there who has none of it. One
 * statement a kind, also for thousands.
 */
export async function gatherOfMany(
  db: Database,
  modules: AllModules,
  actors: readonly Actor[],
  asked: Omit<ScheduleAsked, 'actor'> & { readonly kinds: readonly ScheduleKind[] },
): Promise<ReadonlyMap<number, readonly ScheduleEntry[]>> {
  const found = []
  for (const { entriesOfMany } of sourcesOf(modules, asked.kinds))
    found.push(...((await entriesOfMany?.(db, actors, asked)) ?? []))
  const of = new Map<number, ScheduleEntry[]>()
  for (const { entry, accountIds } of found)
    for (const accountId of accountIds) of.set(accountId, [...(of.get(accountId) ?? []), entry])
  return new Map([...of].map(([accountId, entries]) => [accountId, inOrder(entries)]))
}
