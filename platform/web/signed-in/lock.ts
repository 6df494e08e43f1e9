import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '../session.ts'

/*
 * Whether the screen is locked: the page is hidden, and nothing is sent in this session until it is unlocked. Kept in
 * the tab, so that a reload does not open it.
 */
const name = 'screenLocked'
let locked = sessionStorage.getItem(name) !== null && currentSession() !== null
const listeners = new Set<() => void>()

function change(next: boolean): void {
  if (next === locked) return
  locked = next
  if (next) sessionStorage.setItem(name, 'true')
  else sessionStorage.removeItem(name)
  for (const listener of listeners) listener()
}

export const isLocked = (): boolean => locked
export const markLocked = (): void => change(currentSession() !== null)
export const markUnlocked = (): void => change(false)
// Without a session there is nothing to hide.
onSessionChange(() => {
  if (!currentSession()) markUnlocked()
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useLocked = (): boolean => useSyncExternalStore(subscribe, isLocked)

/** Waits until the screen is open; at once where it is. */
export function untilUnlocked(): Promise<void> {
  if (!locked) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (locked) return
      stop()
      resolve()
    })
  })
}
