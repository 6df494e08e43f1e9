import { useSyncExternalStore } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import type { ApiProblem } from '../problem.ts'
import { currentSession, onSessionChange } from '../session.ts'

/** What the server said when it kept this person out. */
export interface MaintenanceNotice {
  readonly message: Trilingual
  /** Null: no end is set. */
  readonly until: string | null
}

let notice: MaintenanceNotice | null = null
const listeners = new Set<() => void>()

function change(next: MaintenanceNotice | null): void {
  notice = next
  for (const listener of listeners) listener()
}

/** A call was refused with `maintenance`. */
export function noticeMaintenance({ data }: ApiProblem): void {
  const text = (key: string) => (typeof data[key] === 'string' ? data[key] : '')
  change({ message: { ar: text('ar'), en: text('en'), fr: text('fr') }, until: text('until') || null })
}
export const maintenanceOver = (): void => change(null)

// An administrator who has just come in is kept out of nothing.
let shownTo = currentSession()?.user.uid
onSessionChange(() => {
  const now = currentSession()?.user.uid
  if (now !== shownTo && notice) maintenanceOver()
  shownTo = now
})

const current = () => notice
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useMaintenance = (): MaintenanceNotice | null => useSyncExternalStore(subscribe, current, current)
