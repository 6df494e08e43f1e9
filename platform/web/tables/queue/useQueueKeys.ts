import { type RefObject, useEffect, useState } from 'react'
import { dismissToast, shownToasts } from '../../ui/toast.ts'
import { isWriting, keyOf, type QueueKey } from './queue-rules.ts'

const kept = 'diwan.queue.keys'
/** What is open over the page has its own keys. */
const layers = '[role="dialog"][aria-modal="true"], [role="menu"], [role="listbox"]'

/**
 * Single keys on a page with a queue, and whether they are on, which is remembered in this browser. Nothing while somebody
 * writes or something is open over the page; the arrows from within the list alone, as elsewhere they scroll.
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  onKey: (key: QueueKey) => void,
): readonly [boolean, (on: boolean) => void] {
  const [on, keep] = useKept()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = keyOf(event)
      const target = event.target as HTMLElement & { type?: string }
      if (!key || event.defaultPrevented || isWriting(target) || document.querySelector(layers)) return
      if (event.key.startsWith('Arrow') ? !list.current?.contains(target) : !on) return
      event.preventDefault()
      onKey(key)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
  return [on, keep]
}

/** Takes back what the newest message offers to. */
export function undoLast(): void {
  const last = shownToasts().findLast((each) => each.undo)
  if (!last) return
  dismissToast(last.id)
  void last.undo!.run()
}

function useKept(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(kept) !== 'off'
    } catch {
      return true
    }
  })
  const keep = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(kept, next ? 'on' : 'off')
    } catch {
      // A full or forbidden storage costs the memory only.
    }
  }
  return [on, keep]
}
