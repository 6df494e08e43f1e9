import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Output } from '#platform/shared/call.ts'
import type { attemptCalls } from '../../contract/calls.ts'
import { isBlank } from '../../rules/scoring.ts'
import { AnswerQueue, type QueueFacts } from './AnswerQueue.ts'
import type { ServerClock } from './clock.ts'
import type { GivenAnswer } from './store.ts'

export type Paper = Output<typeof attemptCalls.startExam>
/** Typing rests this long before the text is kept. */
const typingMs = 700
/** What is typed without a rest is kept this often. */
const atLatestMs = 1000

export interface Answers {
  readonly given: ReadonlyMap<number, GivenAnswer>
  readonly queue: AnswerQueue
  readonly facts: QueueFacts
  /** Keeps an answer at once, or once the typing rests. */
  readonly answer: (examQuestionId: number, answer: GivenAnswer, typing?: boolean) => void
  /** Keeps what is still being typed. */
  readonly settle: () => void
}

export const isAnswered = (answer: GivenAnswer | undefined): boolean => !isBlank(answer)

/** What has been answered, from the server, from an earlier page of this browser, and now. */
export function useAnswers(paper: Paper, clock: ServerClock, onClosed: (finishKind: string) => void): Answers {
  const queue = useMemo(
    () => new AnswerQueue({ id: paper.AttemptID, lastSeq: paper.LastSeq }, clock),
    [paper.AttemptID, paper.LastSeq, clock],
  )
  useEffect(() => {
    queue.whenClosed(onClosed)
  })
  const facts = useSyncExternalStore(queue.subscribe, queue.facts)
  const [given, setGiven] = useState<ReadonlyMap<number, GivenAnswer>>(
    () => new Map(paper.Given.map((each) => [each.ExamQuestionID, each.Answer])),
  )
  const typed = useRef(new Map<number, { answer: GivenAnswer; since: number; timer: ReturnType<typeof setTimeout> }>())
  const [isTyping, setTyping] = useState(false)

  useEffect(() => {
    void queue.restore().then((kept) => {
      if (kept.length > 0)
        setGiven((before) => new Map([...before, ...kept.map((each) => [each.examQuestionId, each.answer] as const)]))
    })
    return () => queue.stop()
  }, [queue])

  const settleOne = useCallback(
    (id: number) => {
      const waiting = typed.current.get(id)
      if (!waiting) return
      clearTimeout(waiting.timer)
      typed.current.delete(id)
      setTyping(typed.current.size > 0)
      void queue.give(id, waiting.answer)
    },
    [queue],
  )
  const settle = useCallback(() => {
    for (const id of typed.current.keys()) settleOne(id)
  }, [settleOne])

  useEffect(() => {
    // the page is left or hidden while something is being typed
    const keepNow = () => settle()
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [settle])

  const answer = useCallback(
    (id: number, value: GivenAnswer, typing = false) => {
      setGiven((before) => new Map(before).set(id, value))
      const before = typed.current.get(id)
      if (before) clearTimeout(before.timer)
      typed.current.delete(id)
      if (!typing) void queue.give(id, value)
      else {
        const now = performance.now()
        const since = before?.since ?? now
        const rest = Math.max(0, Math.min(typingMs, since + atLatestMs - now))
        typed.current.set(id, { answer: value, since, timer: setTimeout(() => settleOne(id), rest) })
      }
      setTyping(typed.current.size > 0)
    },
    [queue, settleOne],
  )
  // What is still being typed is not saved, although nothing waits in the queue.
  const state = isTyping && facts.state === 'saved' ? 'saving' : facts.state
  return { given, queue, facts: { ...facts, state }, answer, settle }
}
