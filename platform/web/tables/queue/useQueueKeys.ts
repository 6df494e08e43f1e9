import { type RefObject, useEffect } from 'react'
import { isForPage } from '../../keys/letters.ts'
import { useSingleKeys } from '../../keys/single-keys.ts'
import { dismissToast, shownToasts } from '../../ui/toast.ts'
import { keyOf, type QueueKey } from './queue-rules.ts'

/**
 * Single keys on a page with a queue, and whether they are on, which is remembered in this browser. Nothing while somebody
 * writes or something is open over the page; the arrows from within the list alone, as elsewhere they scroll.
 */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  onKey: (key: QueueKey) => void,
): readonly [boolean, (on: boolean) => void] {
  const [on, keep] = useSingleKeys()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = keyOf(event)
      if (!key || !isForPage(event)) return
      if (event.key.startsWith('Arrow') ? !list.current?.contains(event.target as Node) : !on) return
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
