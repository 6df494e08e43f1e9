import { useEffect, useRef, useState } from 'react'
import { isProblem, send } from '#platform/web/client.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import { latencyTolerance, secondsToReturn } from '../../rules/clock.ts'
import { deviceKey } from '../answers/device.ts'
import type { ServerClock } from './clock.ts'

/** A page that is being reloaded or closed is hidden too; only what lasts longer than this is leaving. */
const settleMs = 400
/** A report that the line swallows is given up and sent again. */
const answerWithin = 10_000

/**
 * Watches whether the trainee leaves exam mode (another tab, another window). Losing the network, a reload and a
 * closed page are not leaving. Gives the seconds left to return while away; the server decides about the close.
 */
export function useExamMode(options: {
  enabled: boolean
  attemptId: number
  clock: ServerClock
  onClosed: () => void
  onReturned: () => void
}): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { enabled, attemptId } = options
  const hasWatched = useRef(false)

  useEffect(() => {
    if (!enabled) return
    let leftAt: number | null = null
    let unloading = false
    let deciding = false
    let ticking: ReturnType<typeof setInterval> | undefined
    const body = { AttemptID: attemptId, DeviceKey: deviceKey() }

    const seconds = (since: number) => (performance.now() - since) / 1000
    const watch = { stopped: false }
    let reported: Promise<unknown> = Promise.resolve()
    /**
     * Reports until the server answers, one after the other: a leaving that arrived after its return would stand as one
     * that never ended. The delay is told, because the network's fault is nobody's leaving.
     */
    const report = <T>(what: (delay: number) => Promise<T>): Promise<T | null> => {
      const first = performance.now()
      const sent = reported.then(() => attempt(what, first))
      reported = sent
      return sent
    }
    const attempt = async <T>(what: (delay: number) => Promise<T>, first: number): Promise<T | null> => {
      while (!watch.stopped) {
        try {
          return await what(seconds(first))
        } catch (error) {
          const isFinal = isProblem(error) && error.status >= 400 && error.status < 500
          if (isFinal && ![401, 408, 429].includes(error.status)) {
            if (error.code === 'attemptClosed') latest.current.onClosed()
            return null
          }
          await new Promise((resolve) => setTimeout(resolve, 1000))
        }
      }
      return null
    }
    const finish = async (away: number) => {
      deciding = true
      const reply = await report((DelaySeconds) =>
        send(calls.returnToExamMode, { body: { ...body, AwaySeconds: away, DelaySeconds } }, { within: answerWithin }),
      )
      deciding = false
      if (!reply) return
      latest.current.clock.tell(reply)
      if (reply.InTime) latest.current.onReturned()
      else latest.current.onClosed()
    }
    const comeBack = () => {
      if (leftAt === null) return
      const away = seconds(leftAt)
      leftAt = null
      clearInterval(ticking)
      setSecondsLeft(null)
      if (away * 1000 >= settleMs) void finish(away)
    }
    const tick = () => {
      if (leftAt === null) return
      const away = seconds(leftAt)
      setSecondsLeft(Math.max(0, Math.ceil(secondsToReturn - away)))
      if (away > secondsToReturn + latencyTolerance && !deciding) {
        leftAt = null
        clearInterval(ticking)
        void finish(away)
      }
    }
    const leave = () => {
      if (leftAt !== null || unloading) return
      const since = (leftAt = performance.now())
      setTimeout(() => {
        if (leftAt !== since || unloading) return
        tick()
        ticking = setInterval(tick, 250)
        void report((DelaySeconds) =>
          send(calls.leaveExamMode, { body: { ...body, DelaySeconds } }, { within: answerWithin }),
        )
      }, settleMs)
    }
    const seen = () => (document.visibilityState === 'hidden' ? leave() : document.hasFocus() ? comeBack() : undefined)
    const goingAway = () => {
      unloading = true
      // a question 'leave this page?' that was answered with no
      setTimeout(() => (unloading = false), 3000)
    }

    document.addEventListener('visibilitychange', seen)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', comeBack)
    window.addEventListener('beforeunload', goingAway)
    window.addEventListener('pagehide', goingAway)
    // Whoever is away when the watch begins anew, as after a pause, is so without a further event.
    if (hasWatched.current && (document.visibilityState === 'hidden' || !document.hasFocus())) leave()
    hasWatched.current = true
    return () => {
      watch.stopped = true
      clearInterval(ticking)
      leftAt = null
      setSecondsLeft(null)
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', comeBack)
      window.removeEventListener('beforeunload', goingAway)
      window.removeEventListener('pagehide', goingAway)
    }
  }, [enabled, attemptId])

  return secondsLeft
}
