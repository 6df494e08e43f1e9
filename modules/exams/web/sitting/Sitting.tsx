import { useCallback, useEffect, useState } from 'react'
import { isProblem, send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attemptCalls as calls } from '../../contract/calls.ts'
import type { AnswerQueue } from '../answers/AnswerQueue.ts'
import { deviceKey } from '../answers/device.ts'
import type { KeptPaper, Paper } from '../answers/kept-answers.ts'
import { keepExamWorker } from '../worker/registration.ts'
import { ServerClock } from './clock.ts'
import { Cover } from './Cover.tsx'
import { Desk, keptPaper } from './Desk.tsx'

interface Open {
  readonly paper: Paper
  readonly handingIn: boolean
  readonly isCopy: boolean
}

/** A server that has not said anything for so long is taken as not reached, where there is a copy to show. */
const patienceMs = 4000
const isUnreached = (error: unknown) => isProblem(error) && (error.status === 0 || error.status >= 500)

/** One person's way through one exam: the cover, the paper, the end. */
export function Sitting({ queue, code }: { queue: AnswerQueue; code: string }) {
  const sentence = useSentence('exams')
  const [clock] = useState(() => new ServerClock())
  const [kept, setKept] = useState<KeptPaper | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const [beginning, setBeginning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSilent, setSilent] = useState(false)
  const cover = useCall(calls.getExamCover, open ? skip : { Code: code }, { every: 30_000 })

  useEffect(() => {
    keepExamWorker()
    void queue.paperOf(code).then(setKept)
    const timer = setTimeout(() => setSilent(true), patienceMs)
    return () => clearTimeout(timer)
  }, [queue, code])

  const take = useCallback(
    async (paper: Paper, handingIn: boolean) => {
      clock.tell(paper)
      // Without questions the time ran out meanwhile and the server has handed the paper in.
      if (paper.Questions.length > 0) await queue.keepPaper(keptPaper(paper, clock, handingIn))
      setOpen({ paper, handingIn, isCopy: false })
    },
    [clock, queue],
  )
  const begin = async () => {
    setBeginning(true)
    setProblem(null)
    try {
      const paper = await send(calls.startExam, { body: { Code: code, DeviceKey: deviceKey() } })
      await take(paper, (await queue.paperOf(code))?.handingIn ?? false)
    } catch (error) {
      setProblem(sentence(error))
    } finally {
      setBeginning(false)
    }
  }

  const isAway =
    cover.data === undefined && (isSilent || !navigator.onLine || isUnreached(cover.failureReason ?? cover.error))
  if (!open && kept?.paper && isAway && problem === null) {
    clock.restore(kept)
    setOpen({ paper: kept.paper, handingIn: kept.handingIn, isCopy: true })
  }

  if (open)
    return (
      <Desk
        {...open}
        key={open.paper.AttemptID}
        queue={queue}
        clock={clock}
        onPaper={(paper) => void take(paper, open.handingIn)}
        onRefused={(error) => {
          setProblem(sentence(error))
          setOpen(null)
        }}
      />
    )
  return (
    <QueryView query={cover}>
      {(exam) => (
        <Cover exam={exam} queue={queue} onBegin={() => void begin()} beginning={beginning} problem={problem} />
      )}
    </QueryView>
  )
}
