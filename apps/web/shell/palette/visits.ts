import { useSyncExternalStore } from 'react'

/* The pages visited last, newest first, for each account of this browser: so many that some of them show a record. */
const limit = 20
const listeners = new Set<() => void>()
const nameFor = (uid: number) => `recentPages.${uid}`

let cached: { uid: number; text: string; paths: readonly string[] } | null = null

function read(uid: number): readonly string[] {
  const text = localStorage.getItem(nameFor(uid)) ?? ''
  if (cached?.uid !== uid || cached.text !== text) cached = { uid, text, paths: text.split('\n').filter(Boolean) }
  return cached.paths
}

export function visited(uid: number, path: string): void {
  const rest = read(uid).filter((each) => each.toLowerCase() !== path.toLowerCase())
  localStorage.setItem(nameFor(uid), [path, ...rest].slice(0, limit).join('\n'))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useVisits = (uid: number): readonly string[] => useSyncExternalStore(subscribe, () => read(uid))
