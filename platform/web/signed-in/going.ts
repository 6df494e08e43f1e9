let going = false
const listeners = new Set<() => void>()

/** Whether this page is on its way out: its session is being ended, and nobody asks anything in it any more. */
export const isGoing = (): boolean => going

/** From now on nothing but `last` requests leave this page, and the end of its session leads nowhere else. */
export function goForGood(): void {
  going = true
  for (const listener of listeners) listener()
}

export function onGoing(listener: () => void): void {
  listeners.add(listener)
}
