import { useEffect, useRef } from 'react'

/*
 * A log-out and the return to the own account end more than the page. They ask before they begin, as afterwards it is
 * too late to stay: the session is over, and what stood on the page was somebody's.
 */
type AskToLeave = () => Promise<boolean>
const guards = new Set<AskToLeave>()
let free = false

/** Asks every guard of the page; true where all let go. From then on none holds the page. */
export async function mayLeavePage(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false
  leavePageFreely()
  return true
}

/** Nothing of this page may stay, whatever was typed: no guard holds it any more, and none asks. */
export function leavePageFreely(): void {
  free = true
}

/** Whether the page is on its way out with all that was typed in it. */
export const leavesFreely = (): boolean => free

export function useLeavingGuard(ask: AskToLeave): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const guard = () => latest.current()
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
}
