import type { PracticalClass } from '../parts/class.ts'

/*
 * The class that somebody gives degrees in, as it was read last: with it the page goes on after a reload without a
 * network. One class of one person; it goes with a log-out and after three days.
 */

interface Kept {
  readonly uid: number
  readonly classId: number
  readonly at: string
  readonly shown: PracticalClass
}

/** `apps/web/shell/log-out.ts` takes it away. */
const name = 'keptPracticalClass'
const staysMs = 3 * 24 * 3_600_000

export function keepClass(uid: number, classId: number, shown: PracticalClass, now = new Date()): void {
  try {
    localStorage.setItem(name, JSON.stringify({ uid, classId, at: now.toISOString(), shown } satisfies Kept))
  } catch {
    // A full or closed storage: without a network the page says that it is not reached.
    localStorage.removeItem(name)
  }
}

/** The class as this person read it last, and when; null where this device keeps none that can be read. */
export function keptClass(uid: number, classId: number, now = new Date()): Pick<Kept, 'at' | 'shown'> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept | null
    const isOwn = kept !== null && kept.uid === uid && kept.classId === classId
    return isOwn && now.getTime() - Date.parse(kept.at) < staysMs ? kept : null
  } catch {
    return null
  }
}
