import { useCallback, useEffect, useState } from 'react'
import { isProblem, keepPageAtSessionEnd, send } from '#platform/web/client.ts'
import { useUser } from '#platform/web/session.ts'
import { attemptCalls as calls } from '../../contract/calls.ts'
import { isLive } from '../../rules/attempt-states.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import { deviceKey } from '../answers/device.ts'
import type { Paper } from '../answers/kept-answers.ts'
import { useDelivery } from '../answers/useDelivery.ts'
import { dropExamWorker } from '../worker/registration.ts'
import type { ServerClock } from './clock.ts'
import { endingOf, Finished, type Ending } from './Finished.tsx'
import { PaperView } from './PaperView.tsx'
import { SignInAgain } from './away/SignInAgain.tsx'
import { useHandIn } from './useHandIn.ts'

const pauseMs = 3000
const answerWithin = 10_000

/** Asks until the server has answered, whatever becomes of the line; `ask` says whether that was it. */
function useAskedUntil(wanted: boolean, ask: () => Promise<boolean>): void {
  useEffect(() => {
    if (!wanted) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const once = async () => {
      const done = await ask().catch(() => false)
      if (!done && !stopped) timer = setTimeout(() => void once(), pauseMs)
    }
    void once()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [wanted, ask])
}

/** The paper from its first question until its last answer is safe: it is left only when nothing of it waits. */
export function Desk(props: {
  paper: Paper
  /** Handing in was begun on an earlier page. */
  handingIn: boolean
  /** Shown out of this browser, as the server was not reached. */
  isCopy: boolean
  queue: AnswerQueue
  clock: ServerClock
  onPaper: (paper: Paper) => void
  /** The server says that this browser may not go on. */
  onRefused: (problem: unknown) => void
}) {
  const { paper, queue, clock, onPaper, onRefused } = props
  const user = useUser()
  const [email] = useState(user?.email ?? '')
  const [ending, setEnding] = useState<Ending | null>(() =>
    paper.Questions.length === 0 || clock.remaining() === 0 ? { kind: 'autoSubmitted' } : null,
  )
  /** The server has said how it ended. */
  const [confirmed, setConfirmed] = useState(paper.Questions.length === 0)
  const [sessionEnded, setSessionEnded] = useState(false)
  const delivery = useDelivery(queue, paper.AttemptID)
  const isHeld = ending === null || delivery.waiting > 0
  const signedOut = isHeld && (sessionEnded || user === null)

  const end = useCallback((how: Ending) => {
    setEnding(how)
    setConfirmed(true)
  }, [])
  const timeUp = useCallback(() => {
    setEnding((before) => before ?? { kind: 'autoSubmitted' })
    queue.wake()
  }, [queue])

  useEffect(() => (isHeld ? keepPageAtSessionEnd(() => setSessionEnded(true)) : undefined), [isHeld])
  useEffect(() => {
    const stops = [
      queue.onReply((attemptId, reply) => attemptId === paper.AttemptID && clock.tell(reply)),
      queue.onClosed((attemptId, kind) => {
        if (attemptId === paper.AttemptID) setEnding((before) => before ?? { kind: endingOf(kind) })
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queue, paper.AttemptID, clock])

  useAskedUntil(
    props.isCopy && ending === null,
    useCallback(async () => {
      try {
        const body = { Code: paper.Code, DeviceKey: deviceKey() }
        onPaper(await send(calls.startExam, { body }, { within: answerWithin }))
      } catch (error) {
        if (!isProblem(error) || error.status === 0 || error.status === 401 || error.status >= 500) return false
        onRefused(error)
      }
      return true
    }, [paper.Code, onPaper, onRefused]),
  )
  // A proctor may have given time that this page never heard of.
  useAskedUntil(
    ending?.kind === 'autoSubmitted' && !confirmed,
    useCallback(async () => {
      const told = await send(calls.getAttemptClock, { AttemptID: paper.AttemptID }, { within: answerWithin })
      clock.tell(told)
      if (isLive(told.State) && clock.remaining() > 0) setEnding(null)
      else if (told.State === 'closedViolation') end({ kind: 'closedViolation' })
      else setConfirmed(true)
      return true
    }, [paper.AttemptID, clock, end]),
  )

  const isDone = ending !== null && confirmed && delivery.waiting === 0 && delivery.state !== 'loading'
  useEffect(() => {
    if (isDone) void queue.over(paper.AttemptID).then(async () => (await queue.holdsPaper()) || dropExamWorker())
  }, [isDone, queue, paper.AttemptID])

  const handing = useHandIn({
    queue,
    attemptId: paper.AttemptID,
    begun: props.handingIn && ending === null,
    note: (handingIn) => queue.keepPaper(keptPaper(paper, clock, handingIn)),
    onDone: (reply) => end({ kind: endingOf(reply.State), answered: reply.Answered, questions: reply.Questions }),
    onClosed: (kind) => end({ kind: endingOf(kind) }),
  })
  const countsUntil = new Date(clock.deadline.getTime() + paper.GraceMinutes * 60_000)

  return (
    <>
      {ending ? (
        <Finished ending={ending} delivery={delivery} countsUntil={countsUntil} />
      ) : (
        <PaperView
          paper={paper}
          queue={queue}
          clock={clock}
          handing={handing}
          signedOut={signedOut}
          onTimeUp={timeUp}
          onClosedByViolation={() => end({ kind: 'closedViolation' })}
        />
      )}
      {signedOut && <SignInAgain email={email} onDone={() => setSessionEnded(false)} />}
    </>
  )
}

/** The paper as this browser keeps it, with the clock as it stands. */
export const keptPaper = (paper: Paper, clock: ServerClock, handingIn: boolean) => ({
  attemptId: paper.AttemptID,
  code: paper.Code,
  lastSeq: paper.LastSeq,
  deadline: clock.deadline.toISOString(),
  now: clock.now().toISOString(),
  wall: Date.now(),
  paper,
  handingIn,
})
