import { useEffect, useRef } from 'react'
import { listenLive } from '#platform/web/signed-in/live.ts'

/** Whoever did not send it is told nothing by the stream: an administrator who looks on asks. */
const askedEveryMs = 5000
/** However fast the steps follow each other, so often the page asks. */
const pauseMs = 700

/** Asks anew while something is being sent: when the stream says that it went on, and every few seconds. */
export function useGoingSends(goes: boolean, ask: () => unknown): void {
  const newest = useRef(ask)
  newest.current = ask
  useEffect(() => {
    if (!goes) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void newest.current()
      }, pauseMs)
    }
    const stop = listenLive('send', again)
    const timer = setInterval(() => void newest.current(), askedEveryMs)
    return () => {
      stop()
      clearInterval(timer)
      clearTimeout(waiting)
    }
  }, [goes])
}
