import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { OnePaper } from '../marking/OnePaper.tsx'

/** One paper: what the machine marked, the text answers beside their model answers, and finishing it. */
export default function MarkTraineeExamPage() {
  const t = useText('sitting')
  return (
    <OnePaper
      at="marking"
      otherwise={
        <Page title={t('marking.title')}>
          <EmptyState
            sentence={t('marking.pick')}
            action={{ label: t('marking.title'), href: '/InstructorMarkExam' }}
          />
        </Page>
      }
    />
  )
}
