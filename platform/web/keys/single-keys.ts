import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../start/remembered.ts'

const kept = 'diwan.keys'
const listeners = new Set<() => void>()

/**
 * Whether single letters mean something in this browser. They can be switched off (WCAG 2.1.4): who speaks to the computer or
 * types with one finger presses them unawares.
 */
export const singleKeysOn = (): boolean => remembered(kept) !== 'off'

function keep(on: boolean): void {
  remember(kept, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSingleKeys = (): readonly [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, singleKeysOn, () => true),
  keep,
]
