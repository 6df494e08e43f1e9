import { OfClass } from '#modules/attendance/web/public.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { ResultChanges } from '../parts/ResultChanges.tsx'
import { MarksAndResults } from '../parts/ResultsOfClass.tsx'

/** Instructors give degrees here; the coordinator publishes the final results. */
export default function ParticipationPage() {
  const t = useText('evaluation')
  const publishes = useMayPass('resultPublishers')
  return (
    <Page title={t('screens.participation')}>
      <OfClass hint={t('pickClass')} work={['marks', 'results']} before={publishes && <ResultChanges />}>
        {(classId) => <MarksAndResults classId={classId} />}
      </OfClass>
    </Page>
  )
}
