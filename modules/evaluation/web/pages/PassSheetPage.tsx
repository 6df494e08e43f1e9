import { OfClass } from '#modules/attendance/web/public.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { FinalResults } from '../parts/FinalResults.tsx'

/** The instructor's pass sheet of an own class. */
export default function PassSheetPage() {
  const t = useText('evaluation')
  return (
    <Page title={t('screens.passSheet')}>
      <OfClass hint={t('pickClass')} work={['results']}>
        {(classId) => <FinalResults key={classId} classId={classId} />}
      </OfClass>
    </Page>
  )
}
