import { useLayoutEffect, useState } from 'react'
import { drawerWidth } from '../ui/dialogs/beside-drawers.ts'

/**
 * How much of the window's lower edge is taken, in CSS pixels, by what sticks to it: the bars of actions marked
 * `data-foot`, as far as they are there now.
 */
export function footHeight(): number {
  const lower = window.innerHeight
  const tops = [...document.querySelectorAll<HTMLElement>('[data-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // one that has scrolled on to its own place in the page sticks no more, and may lie anywhere
    .filter(({ top, bottom, height }) => height > 0 && top < lower && bottom > lower - height / 2)
    .map(({ top }) => top)
  return tops.length === 0 ? 0 : Math.max(0, lower - Math.min(...tops))
}

/** What the lower edge has no room for, kept up to date while `isShown`: the height of its feet, the width of a drawer. */
export function useTakenBelow(isShown: boolean): { readonly feet: number; readonly drawer: number } {
  const [feet, setFeet] = useState(0)
  const [drawer, setDrawer] = useState(0)
  useLayoutEffect(() => {
    if (!isShown) return
    const measure = () => {
      setFeet(footHeight())
      setDrawer(drawerWidth())
    }
    measure()
    // feet come and go with what is saved: their own changes are no scroll and no resize
    const watch = new MutationObserver(measure)
    watch.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [isShown])
  return { feet, drawer }
}
