import { SimpleGrid } from '@mantine/core'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
import { ExamCard } from '../parts/ExamCard.tsx'
import { attemptCalls as calls } from '../../contract/calls.ts'

/** The trainee's exams: to come, open now, done. */
export default function AvailableExamPage() {
  const t = useText('sitting')
  const { values, change } = useAddress({ open: false })
  const query = useCall(calls.getAvailableExams, values.open ? { Open: true } : {}, { every: 30_000 })
  return (
    <Page title={t('available.title')}>
      {values.open && (
        <ShownOnly all={t('available.all')} onAll={() => change({ open: false })}>
          {t('available.onlyOpen')}
        </ShownOnly>
      )}
      <QueryView
        query={query}
        empty={(data) => data.Items.length === 0}
        emptyState={<EmptyState sentence={t(values.open ? 'available.noneOpen' : 'available.none')} />}
      >
        {(data) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {data.Items.map((exam) => (
              <ExamCard key={exam.ExamID} exam={exam} />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </Page>
  )
}
