import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { RequestsTable } from '../parts/RequestsTable.tsx'

/** The requests under costing, each leading to where its proposal is written. */
export default function CostingPage() {
  const t = useText('requests')
  return (
    <Page title={t('screens.costing')}>
      <RequestsTable
        id="course-requests-costing"
        input={{ State: 'underCosting' }}
        emptySentence={t('noneUnderCosting')}
        emptyAction={{ label: t('screens.requests'), href: '/CourseRequest' }}
      />
    </Page>
  )
}
