import { useEffect } from 'react'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { boardTopic } from '../../../rules/sitting/board.ts'

/** The watch lasts three minutes on the server. */
const watchEvery = 120_000
/** How many answers there are nobody announces: they are asked for. */
const askEvery = 15_000

/** Everybody who may sit an exam as they stand now: asked anew at once when something happens to a paper. */
export function useBoard(examId: number) {
  const query = useCall(calls.getExamTrainees, { courseClassExamID: examId }, { every: askEvery, silent: true })
  const { refetch } = query
  useEffect(() => {
    const watch = () => void send(calls.watchExam, { body: { ExamID: examId } }).catch(() => undefined)
    watch()
    const timer = setInterval(watch, watchEvery)
    const stop = listenLive(boardTopic, (id) => {
      if (id === examId) void refetch()
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [examId, refetch])
  return query
}
