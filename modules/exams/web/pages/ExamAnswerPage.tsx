import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { OwnSitting } from '../sitting/OwnSitting.tsx'

/** Sitting an exam. */
export default function ExamAnswerPage() {
  const t = useText('sitting')
  const code = useParam('Code')
  if (!code)
    return (
      <Page title={t('available.title')}>
        <EmptyState sentence={t('available.none')} action={{ label: t('finished.toExams'), href: '/AvailableExam' }} />
      </Page>
    )
  return <OwnSitting code={code} />
}
