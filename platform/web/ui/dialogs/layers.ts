import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

/* Dialogs and drawers that are open, the topmost last. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this dialog is the topmost of those that are open: Esc closes that one alone. For `closeOnEscape`. */
export function useTopLayer(opened: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!opened) return
    change([...open, id])
    return () => change(open.filter((each) => each !== id))
  }, [opened, id])
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) === id,
    () => false,
  )
}
