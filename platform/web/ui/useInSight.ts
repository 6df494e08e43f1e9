import { useEffect, useRef } from 'react'

/**
 * For what is said above a form whose button stands far below it: comes into view and gets the keyboard with every new
 * `cause`; null where there is nothing to be said. Spread what it answers on the element.
 */
export function useInSight(cause: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!cause) return
    ref.current?.scrollIntoView({ block: 'nearest' })
    ref.current?.focus({ preventScroll: true })
  }, [cause])
  return { ref, tabIndex: -1 }
}
