import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import { PaperToMark } from '../marking/PaperToMark.tsx'

/** One paper: what the machine marked, the text answers beside their model answers, and finishing it. */
export default function MarkTraineeExamPage() {
  const t = useText('sitting')
  const ExamID = useIdParam('ExamID')
  const TraineeID = useIdParam('TraineeID')
  // the newest attempt, or the one that a change is about
  const { attempt } = useAddress({ attempt: 0 }).values
  const query = useCall(
    calls.getPaper,
    ExamID === null || TraineeID === null ? skip : { ExamID, TraineeID, ...(attempt > 0 && { Number: attempt }) },
  )
  if (ExamID === null || TraineeID === null)
    return (
      <Page title={t('marking.title')}>
        <EmptyState sentence={t('marking.pick')} action={{ label: t('marking.title'), href: '/InstructorMarkExam' }} />
      </Page>
    )
  return <QueryView query={query}>{(paper) => <PaperToMark key={paper.AttemptID} paper={paper} />}</QueryView>
}
