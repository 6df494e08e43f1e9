import { useEffect, useRef } from 'react'

/**
 * For the heading of what takes the place of a page without another address, as a paper does of its cover: the keyboard
 * and who listens begin there. Spread what it answers on the heading.
 */
export function useKeyboardHere<T extends HTMLElement = HTMLHeadingElement>() {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return { ref, tabIndex: -1 }
}
