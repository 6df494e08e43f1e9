import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { currentSession } from '../session.ts'
import { keptOf, openedWith } from './last-view-rules.ts'
import { remember, remembered } from './remembered.ts'

const nothing = () => () => undefined

/** Where it stands what the account that is signed in last looked at on a page. */
const placeOf = (page: string): string | null => {
  const account = currentSession()?.user.uid
  return account === undefined ? null : `diwan.view.${account}.${page}`
}

/**
 * A page whose address says nothing opens as this account left it in this browser: with the `kept` parameters of the last
 * visit over those of `first`. What is chosen on it later is remembered, and stands in the address as ever. `isOver` says
 * which remembered value holds no more. True while the address is still on its way: nothing need be asked yet.
 */
export function useLastView(
  page: string,
  {
    kept,
    first,
    isOver,
  }: {
    readonly kept: readonly string[]
    readonly first: Readonly<Record<string, string>>
    readonly isOver?: (name: string, value: string) => boolean
  },
): boolean {
  const router = useRouter()
  const search = useLocation({ select: (location) => location.searchStr })
  const inBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  // Once: who takes the last filter away wants to see everything.
  const isOpen = useRef(search.length > 1)
  const name = placeOf(page)
  const query =
    inBrowser && !isOpen.current
      ? openedWith(name === null ? '' : (remembered(name) ?? ''), { kept, first, isOver })
      : ''
  const isLeading = query !== ''
  useLayoutEffect(() => {
    isOpen.current = true
    if (!isLeading) return
    const { pathname } = router.history.location
    void router.navigate({ href: `${pathname}?${query}`, replace: true, resetScroll: false })
  }, [isLeading, query])
  useEffect(() => {
    if (name !== null && search.length > 1) remember(name, keptOf(search, kept))
  }, [name, search])
  return isLeading
}
