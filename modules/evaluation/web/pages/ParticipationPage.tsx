import { OfClass } from '#modules/attendance/web/public.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { Degrees } from '../parts/Degrees.tsx'
import { FinalResults } from '../parts/FinalResults.tsx'
import { ResultChanges } from '../parts/ResultChanges.tsx'

/** Instructors give degrees here; the coordinator publishes the final results. */
export default function ParticipationPage() {
  const t = useText('evaluation')
  const publishes = useMayPass('resultPublishers')
  return (
    <Page title={t('screens.participation')}>
      <OfClass hint={t('pickClass')} work={['marks', 'results']} before={publishes && <ResultChanges />}>
        {(classId) => (
          <AddressTabs
            label={t('course')}
            tabs={[
              { key: 'degrees', label: t('degrees'), content: () => <Degrees key={classId} classId={classId} /> },
              {
                key: 'results',
                label: t('finalResults'),
                content: () => <FinalResults key={classId} classId={classId} />,
              },
            ]}
          />
        )}
      </OfClass>
    </Page>
  )
}
