import { type RefObject, useEffect } from 'react'

/** On a phone the open one of a strip may lie beyond its edge: it is brought there whenever `key` changes; the page itself stays where it is. */
export function useOpenOnStrip(strip: RefObject<HTMLElement | null>, open: string, key: string | undefined): void {
  useEffect(() => {
    const shown = strip.current?.querySelector(open)?.getBoundingClientRect()
    const seen = strip.current?.getBoundingClientRect()
    if (!shown || !seen) return
    // Clear of an edge that is soft; none is 'auto'.
    const edge = Number.parseFloat(getComputedStyle(strip.current!).scrollPaddingInlineEnd) || 0
    const beyond = Math.max(0, shown.right - seen.right + edge) || Math.min(0, shown.left - seen.left - edge)
    if (beyond !== 0) strip.current?.scrollBy({ left: beyond })
  }, [strip, open, key])
}
