import { type KeyboardEvent, type RefObject } from 'react'

/** A toolbar is one stop of the Tab key; arrow keys go through its `data-stop` parts in the direction that is seen. */
export const toolbarKeys = (bar: RefObject<HTMLElement | null>) => (event: KeyboardEvent) => {
  const target = event.target as HTMLElement
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step && event.key !== 'Home' && event.key !== 'End') return
  if (target instanceof HTMLInputElement) return
  event.preventDefault()
  const stops = [...(bar.current?.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)') ?? [])]
  const rtl = document.documentElement.dir === 'rtl'
  const at = stops.indexOf(target)
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? stops.length - 1
        : (at + (rtl ? -step! : step!) + stops.length) % stops.length
  for (const stop of stops) stop.tabIndex = -1
  const found = stops[next]
  if (found) {
    found.tabIndex = 0
    found.focus()
  }
}
