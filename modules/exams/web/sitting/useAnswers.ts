import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isBlank } from '../../rules/scoring.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import { newestOf, type GivenAnswer, type Paper } from '../answers/kept-answers.ts'
import { useDelivery, type Delivery } from '../answers/useDelivery.ts'
import type { ServerClock } from './clock.ts'

export type { Paper } from '../answers/kept-answers.ts'
/** Typing rests this long before the text is sent; kept in the browser it is with every key. */
const typingMs = 700
/** What is typed without a rest is sent this often. */
const atLatestMs = 2000

export interface Answers {
  readonly given: ReadonlyMap<number, GivenAnswer>
  readonly delivery: Delivery
  /** Keeps an answer at once and sends it, or sends it once the typing rests. False: the time is up. */
  readonly answer: (examQuestionId: number, answer: GivenAnswer, typing?: boolean) => boolean
  /** Sends what is still being typed. */
  readonly settle: () => void
}

export const isAnswered = (answer: GivenAnswer | undefined): boolean => !isBlank(answer)

/** What has been answered, from the server, from earlier pages and other tabs of this browser, and now. */
export function useAnswers(paper: Paper, queue: AnswerQueue, clock: ServerClock): Answers {
  const delivery = useDelivery(queue, paper.AttemptID)
  const { answers } = useSyncExternalStore(queue.subscribe, queue.facts)
  /** As it was typed, until it rests: what is kept of it may lack a character that cannot be kept. */
  const [typed, setTyped] = useState<ReadonlyMap<number, GivenAnswer>>(new Map())
  const rests = useRef(new Map<number, { since: number; timer: ReturnType<typeof setTimeout> }>())

  const given = useMemo(() => {
    const own = newestOf(answers.filter((answer) => answer.attemptId === paper.AttemptID))
    return new Map([
      ...paper.Given.map((each) => [each.ExamQuestionID, each.Answer] as const),
      // The server's word may be newer than what this browser knew to have arrived.
      ...[...own]
        .filter(
          ([id, each]) =>
            each.seq === 0 || each.seq >= (paper.Given.find((one) => one.ExamQuestionID === id)?.Seq ?? 0),
        )
        .map(([id, each]) => [id, each.answer] as const),
      ...typed,
    ])
  }, [answers, paper, typed])

  const settle = useCallback(() => {
    if (rests.current.size === 0) return
    for (const { timer } of rests.current.values()) clearTimeout(timer)
    rests.current.clear()
    setTyped(new Map())
    queue.wake()
  }, [queue])

  useEffect(() => {
    window.addEventListener('pagehide', settle)
    document.addEventListener('visibilitychange', settle)
    return () => {
      window.removeEventListener('pagehide', settle)
      document.removeEventListener('visibilitychange', settle)
    }
  }, [settle])

  const answer = useCallback(
    (id: number, value: GivenAnswer, typing = false): boolean => {
      const answeredAt = clock.now()
      // Never shown as taken what would not count.
      if (answeredAt > clock.deadline) return false
      const number = paper.Questions.find((question) => question.ExamQuestionID === id)?.Number ?? 0
      const kept = queue.give({ attemptId: paper.AttemptID, examQuestionId: id, number, answer: value, answeredAt })
      if (!typing) {
        void kept.then(queue.wake)
        return true
      }
      setTyped((before) => new Map(before).set(id, value))
      const now = performance.now()
      const before = rests.current.get(id)
      if (before) clearTimeout(before.timer)
      const since = before?.since ?? now
      const rest = Math.max(0, Math.min(typingMs, since + atLatestMs - now))
      rests.current.set(id, { since, timer: setTimeout(settle, rest) })
      return true
    },
    [queue, clock, paper, settle],
  )
  // What is still being typed has not been sent, although nobody tried yet.
  const state = typed.size > 0 && delivery.state === 'idle' ? 'typing' : delivery.state
  return { given, delivery: { ...delivery, state }, answer, settle }
}
