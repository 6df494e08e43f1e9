import { currentSession } from '#platform/web/session.ts'

/** A check-in that the server has not acknowledged: of whom, under which key, when. No name stands in the browser. */
export interface KeptArrival {
  readonly ID: number
  readonly Key: string
  readonly At: string
}

/* Kept for one account and event, so that a page that is closed while the line is cut loses nothing. */
const nameOf = (occasionId: number) => `eventDoor ${currentSession()?.user.uid ?? 0} ${occasionId}`

export function keptArrivals(occasionId: number): readonly KeptArrival[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(occasionId)) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptArrival[]) : []
  } catch {
    return []
  }
}

/** Changes what is kept, as another tab may have left it, and gives it. */
export function changeKept(
  occasionId: number,
  change: (kept: readonly KeptArrival[]) => readonly KeptArrival[],
): readonly KeptArrival[] {
  const kept = change(keptArrivals(occasionId))
  if (kept.length === 0) localStorage.removeItem(nameOf(occasionId))
  else localStorage.setItem(nameOf(occasionId), JSON.stringify(kept))
  return kept
}
