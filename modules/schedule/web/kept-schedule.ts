import { addDays } from '#platform/shared/values/dates.ts'
import { send } from '#platform/web/client.ts'
import { today } from '#platform/web/start/zone.ts'
import { getSchedule } from '../contract/schedule.ts'
import type { ScheduleData } from './parts/schedule.ts'

/** A page that somebody has opened last, as it is called in their language. */
export interface KeptPage {
  readonly path: string
  readonly title: string
}

/** What a device shows of its person without a network. */
export interface Kept {
  readonly uid: number
  readonly at: string
  readonly from: string
  readonly to: string
  readonly data: ScheduleData
  readonly pages: readonly KeptPage[]
}

const name = 'keptSchedule'
const keptDays = 14
/** Asked again after an hour at the earliest. */
const freshMs = 3_600_000

/** Null where this device keeps nothing, or nothing that can be read. */
export function keptHere(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** Keeps the schedule of the next two weeks and the pages opened last, for this person alone. */
export async function keepForOffline(uid: number, pages: readonly KeptPage[]): Promise<void> {
  const before = keptHere()
  const isOwn = before?.uid === uid
  if (isOwn && Date.now() - Date.parse(before.at) < freshMs) return put({ ...before, pages })
  // What another person of this device has left is gone, whether or not the line holds.
  if (!isOwn) forgetKept()
  const [from, to] = [today(), addDays(today(), keptDays - 1)]
  const data = await send(getSchedule, { From: from, To: to })
  put({ uid, at: new Date().toISOString(), from, to, data, pages })
}

export const forgetKept = (): void => localStorage.removeItem(name)

function put(kept: Kept): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // A full or closed storage: the page without a network says that nothing is kept.
    forgetKept()
  }
}
