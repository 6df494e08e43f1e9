import { isPageKept } from '#platform/web/client.ts'

/* When somebody last touched a page of the academy in this browser, in whichever tab. */
const name = 'lastTouch'
const noted = 5_000
const looked = 10_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Calls `onIdle` after so long without a touch, but not on a page that must not be left. Answers how to stop. */
export function watchIdle(minutes: number, onIdle: () => void): () => void {
  let last = 0
  const touch = () => {
    const now = Date.now()
    if (now - last < noted) return
    last = now
    localStorage.setItem(name, String(now))
  }
  const look = () => {
    const at = Math.max(last, Number(localStorage.getItem(name)))
    if (Date.now() - at >= minutes * 60_000 && !isPageKept()) onIdle()
  }
  touch()
  for (const each of touches) addEventListener(each, touch, { passive: true, capture: true })
  const timer = setInterval(look, looked)
  return () => {
    clearInterval(timer)
    for (const each of touches) removeEventListener(each, touch, { capture: true })
  }
}
