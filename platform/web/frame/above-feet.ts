import { useLayoutEffect, useState } from 'react'
import { drawerWidth } from '../ui/dialogs/beside-drawers.ts'
import { footHeight } from '../ui/dialogs/feet.ts'

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
