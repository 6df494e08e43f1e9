import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { OnePaper } from '../marking/OnePaper.tsx'

/** One paper from the pages of correction: its answers and marks, what happened, and what is held against it. */
export default function TraineeExamWithAnswerPage() {
  const t = useText('correction')
  const words = useText('exams')
  return (
    <OnePaper
      at="correction"
      otherwise={
        <Page title={words('screens.correctedPaper')}>
          <EmptyState
            sentence={t('pick')}
            action={{ label: words('screens.correction'), href: '/TraineeExamsAnswers' }}
          />
        </Page>
      }
    />
  )
}
