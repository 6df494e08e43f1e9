import { useSyncExternalStore } from 'react'
import { onSessionChange, currentSession } from '../session.ts'

/*
 * What pages of records called themselves when they were shown, by path: 'Aviation English' says more than 'Class' in
 * the browser's tabs and among the pages visited last. Kept as long as the tab and its session, no longer, as people's
 * names are among them.
 */
const kept = 'pageNames'
const limit = 40
const listeners = new Set<() => void>()
let names = read()

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function change(next: Readonly<Record<string, string>>): void {
  names = next
  sessionStorage.setItem(kept, JSON.stringify(names))
  for (const listener of listeners) listener()
}
onSessionChange(() => {
  if (!currentSession() && Object.keys(names).length > 0) change({})
})

/** The heading of the page at this path. */
export function namePage(path: string, name: string): void {
  if (!name || names[path] === name) return
  const { [path]: _former, ...rest } = names
  change(Object.fromEntries([...Object.entries(rest), [path, name] as const].slice(-limit)))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The names by path; none for pages not seen in this session. */
export const usePageNames = (): Readonly<Record<string, string>> => useSyncExternalStore(subscribe, () => names)
