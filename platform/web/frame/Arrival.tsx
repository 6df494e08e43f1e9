import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePageNames } from '../words/page-names.ts'
import { useText } from '../text.ts'
import { useTitle } from '../titles.ts'
import { useShownScreen } from './shown.ts'

/**
 * What happens on arriving at a page: the document's title, and, after a move within the application, the focus on
 * the content and the title said to screen readers.
 */
export function Arrival() {
  const t = useText('platform')
  const screen = useShownScreen()
  const own = useTitle(screen?.title)
  const title = screen ? own : t('pages.notFound.title')
  const product = t('product')
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  // A page of one record is known by the record's name: five tabs named 'Class' help nobody.
  const record = usePageNames()[screen?.path.includes(':') ? (pathname ?? '') : '']
  useEffect(() => {
    document.title = [...new Set([record, title, product])].filter(Boolean).join(' · ')
  }, [record, title, product])

  const former = useRef<string | undefined>(undefined)
  const [said, say] = useState('')
  useEffect(() => {
    const isMove = former.current !== undefined && former.current !== pathname
    if (pathname !== undefined) former.current = pathname
    if (!isMove) return
    const main = document.getElementById('content')
    zoomOut(main)
    say(title)
    return focusOn(main)
  }, [pathname, title])
  return (
    // The path tells a browser test that the page below is the new one.
    <div aria-live="polite" data-arrived={pathname} style={hidden}>
      {said}
    </div>
  )
}

/**
 * A page that put the focus itself (a form's first field) keeps it; so does a dialog that was opened before the page came,
 * until it is gone: what is typed in the palette on a slow line is not lost. Gives what ends the waiting.
 */
function focusOn(main: HTMLElement | null): (() => void) | undefined {
  const focused = document.activeElement
  if (!main || main.contains(focused)) return
  const dialog = focused?.closest('[role=dialog]')
  if (!dialog) {
    main.focus({ preventScroll: true })
    return
  }
  const waiting = new MutationObserver(() => {
    if (dialog.isConnected) return
    waiting.disconnect()
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true })
  })
  waiting.observe(document.body, { childList: true, subtree: true })
  return () => waiting.disconnect()
}

/** The new page settles from a little nearer; not for those who asked for less motion. */
function zoomOut(main: HTMLElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  main?.animate(
    [
      { opacity: 0.4, transform: 'scale(1.008)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 140, easing: 'ease-out' },
  )
}

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
