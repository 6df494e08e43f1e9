import '../sitting/words.ts'
import { useState } from 'react'
import { useParam } from '#platform/web/address.ts'
import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useSentence } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/QueryView.tsx'
import { attemptCalls as calls } from '../../contract/calls.ts'
import { ServerClock } from '../sitting/clock.ts'
import { Cover } from '../sitting/Cover.tsx'
import { Finished } from '../sitting/Finished.tsx'
import { PaperView, type Ending } from '../sitting/PaperView.tsx'
import { deviceKey } from '../sitting/store.ts'
import type { Paper } from '../sitting/useAnswers.ts'

/** Sitting an exam: the cover, the paper, the end. */
export default function ExamAnswerPage() {
  const t = useText('sitting')
  const sentence = useSentence('exams')
  const code = useParam('Code')
  const [clock] = useState(() => new ServerClock())
  const [paper, setPaper] = useState<Paper | null>(null)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [beginning, setBeginning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cover = useCall(calls.getExamCover, code && !paper ? { Code: code } : skip, { every: 30_000 })

  const begin = async () => {
    setBeginning(true)
    setProblem(null)
    try {
      const reply = await send(calls.startExam, { body: { Code: code ?? '', DeviceKey: deviceKey() } })
      clock.tell(reply)
      // the time ran out while the page was away: the server has handed the paper in
      if (reply.Questions.length === 0) setEnding({ kind: 'autoSubmitted' })
      else setPaper(reply)
    } catch (error) {
      setProblem(sentence(error))
    } finally {
      setBeginning(false)
    }
  }

  if (!code)
    return (
      <Page title={t('available.title')}>
        <EmptyState sentence={t('available.none')} action={{ label: t('finished.toExams'), href: '/AvailableExam' }} />
      </Page>
    )
  if (ending) return <Finished ending={ending} />
  if (paper) return <PaperView paper={paper} clock={clock} onEnd={setEnding} />
  return (
    <QueryView query={cover}>
      {(exam) => <Cover exam={exam} onBegin={() => void begin()} beginning={beginning} problem={problem} />}
    </QueryView>
  )
}
