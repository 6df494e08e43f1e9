import { useCallback, useEffect, useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { isProblem, send } from '#platform/web/client.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import { deviceKey } from '../answers/device.ts'
import { deliveryOf } from '../answers/kept-answers.ts'

/** `unsent`: nothing has left yet, as answers wait. `unknown`: it has left and nobody knows yet whether it arrived. */
export type HandingIn = 'no' | 'asking' | 'unsent' | 'unknown'
const pauseMs = 2000
const answerWithin = 15_000

/**
 * Handing in, once and for good. Its request may be lost on the way back as well: until the server has answered, the
 * paper is neither open nor done, so it is asked again until it is known, also after a reload.
 */
export function useHandIn(options: {
  queue: AnswerQueue
  attemptId: number
  /** An earlier page was told to hand in and never heard of it. */
  begun: boolean
  /** Keeps in the browser that handing in has begun, or that it has not after all. */
  note: (begun: boolean) => Promise<void>
  onDone: (reply: Output<typeof calls.submitExam>) => void
  onClosed: (finishKind: string) => void
}): { state: HandingIn; problem: unknown; handIn: () => Promise<void> } {
  const { queue, attemptId } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [state, setState] = useState<HandingIn>(options.begun ? 'unknown' : 'no')
  const [problem, setProblem] = useState<unknown>(null)
  const [asked, setAsked] = useState(options.begun)

  const handIn = useCallback(async () => {
    setProblem(null)
    setState('asking')
    await queue.flush()
    if (deliveryOf(queue.facts().answers, attemptId).waiting > 0) return setState('unsent')
    await latest.current.note(true)
    setAsked(true)
  }, [queue, attemptId])

  useEffect(() => {
    if (!asked) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const ask = async () => {
      try {
        const body = { AttemptID: attemptId, DeviceKey: deviceKey() }
        const reply = await send(calls.submitExam, { body }, { within: answerWithin })
        if (!stopped) latest.current.onDone(reply)
      } catch (error) {
        if (stopped) return
        if (isProblem(error, 'attemptClosed')) return latest.current.onClosed(String(error.data['finishKind'] ?? ''))
        if (isProblem(error) && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)) {
          await latest.current.note(false)
          setAsked(false)
          setProblem(error)
          return setState('no')
        }
        setState('unknown')
        timer = setTimeout(() => void ask(), pauseMs)
      }
    }
    void ask()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [asked, attemptId])

  return { state, problem, handIn }
}
