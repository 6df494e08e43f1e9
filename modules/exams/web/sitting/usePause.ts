import { useCallback, useEffect, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import { ownPaperTopic } from '../../rules/sitting/board.ts'
import type { ServerClock } from './clock.ts'

/** In case a message of the live stream is lost, or the page was opened while the clock stood still. */
const askEvery = 60_000
const whilePaused = 5_000
const answerWithin = 10_000

/** Whether a proctor has stopped the clock of the paper. Time that was given reaches the page's clock by the way. */
export function usePause(attemptId: number, clock: ServerClock): boolean {
  const [isPaused, setPaused] = useState(false)
  const ask = useCallback(async () => {
    try {
      const told = await send(calls.getAttemptClock, { AttemptID: attemptId }, { within: answerWithin })
      clock.tell(told)
      setPaused(told.PausedAt !== null)
    } catch {
      // without a network the paper stays as it is
    }
  }, [attemptId, clock])
  useEffect(() => {
    void ask()
    const timer = setInterval(() => void ask(), isPaused ? whilePaused : askEvery)
    const stop = listenLive(ownPaperTopic, (id) => {
      if (id === attemptId) void ask()
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [ask, attemptId, isPaused])
  return isPaused
}
