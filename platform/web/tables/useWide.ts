import { type RefObject, useEffect, useState } from 'react'

/** Whether what is inside is wider than its frame. */
export function useWide(frame: RefObject<HTMLElement | null>, changes: readonly unknown[]): boolean {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table')
    if (!element || !table) {
      setWide(false)
      return
    }
    const measure = () => setWide(table.scrollWidth > element.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, changes)
  return wide
}
