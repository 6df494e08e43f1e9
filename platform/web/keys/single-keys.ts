import { useSyncExternalStore } from 'react'

const kept = 'diwan.keys'
const listeners = new Set<() => void>()

/**
 * Whether single letters mean something in this browser. They can be switched off (WCAG 2.1.4): who speaks to the computer or
 * types with one finger presses them unawares.
 */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off'
  } catch {
    return true
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(kept, on ? 'on' : 'off')
  } catch {
    // A full or forbidden storage costs the memory only.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSingleKeys = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, singleKeysOn),
  keep,
]
