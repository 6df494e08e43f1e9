let going = false
const cutting = new AbortController()
const listeners = new Set<() => void>()

/** Whether this page is on its way out: its session is being ended, and nobody asks anything in it any more. */
export const isGoing = (): boolean => going

/** From now on nothing but `last` requests leave this page, what still runs is cut off and answers nobody, and the end of its session leads nowhere else. */
export function goForGood(): void {
  going = true
  cutting.abort()
  for (const listener of listeners) listener()
}

/** Ends the requests that still run when the page goes. */
export const cutWhenGoing: AbortSignal = cutting.signal

export function onGoing(listener: () => void): void {
  listeners.add(listener)
}
