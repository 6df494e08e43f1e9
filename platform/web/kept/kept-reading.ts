/*
 * What a page showed when it was read last: with it the page goes on after a reload without a network. One reading of one
 * person under a name; it goes with a log-out (`apps/web/shell/log-out.ts` knows the names) and after three days.
 */

interface Kept<Shown> {
  readonly uid: number
  readonly of: number
  readonly at: string
  readonly shown: Shown
}

export interface KeptReading<Shown> {
  readonly keep: (uid: number, of: number, shown: Shown, now?: Date) => void
  /** As this person read it last, and when; null where this device keeps none that can be read. */
  readonly read: (uid: number, of: number, now?: Date) => { readonly at: string; readonly shown: Shown } | null
  /** Of which record it is; null as above. */
  readonly of: (uid: number, now?: Date) => number | null
}

const staysMs = 3 * 24 * 3_600_000

export function keptReading<Shown>(name: string): KeptReading<Shown> {
  const own = (uid: number, now: Date): Kept<Shown> | null => {
    try {
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Kept<Shown> | null
      return kept !== null && kept.uid === uid && now.getTime() - Date.parse(kept.at) < staysMs ? kept : null
    } catch {
      return null
    }
  }
  return {
    keep(uid, of, shown, now = new Date()) {
      try {
        localStorage.setItem(name, JSON.stringify({ uid, of, at: now.toISOString(), shown } satisfies Kept<Shown>))
      } catch {
        // A full or closed storage: without a network the page says that it is not reached.
        localStorage.removeItem(name)
      }
    },
    read(uid, of, now = new Date()) {
      const kept = own(uid, now)
      return kept?.of === of ? kept : null
    },
    of: (uid, now = new Date()) => own(uid, now)?.of ?? null,
  }
}
