import { useCallback, useEffect, useState } from 'react'
import { send } from '#platform/web/client.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import { ownPaperTopic } from '../../rules/sitting/board.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import type { ServerClock } from './clock.ts'

/** In case a message of the live stream is lost, or the page was opened while the clock stood still. */
const askEvery = 60_000
const whilePaused = 5_000
const answerWithin = 10_000

/**
 * Whether a proctor has stopped the clock of the paper. Time that was given reaches the page's clock by the way. Answers
 * that the server did not take meanwhile go once it runs again.
 */
export function usePause(attemptId: number, clock: ServerClock, queue: AnswerQueue): boolean {
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
    const stops = [
      listenLive(ownPaperTopic, (id) => {
        if (id === attemptId) void ask()
      }),
      queue.onPaused((id) => {
        if (id !== attemptId) return
        setPaused(true)
        void ask()
      }),
    ]
    return () => {
      clearInterval(timer)
      stops.forEach((stop) => stop())
    }
  }, [ask, attemptId, isPaused, queue])
  useEffect(() => {
    if (!isPaused) queue.wake()
  }, [isPaused, queue])
  return isPaused
}
