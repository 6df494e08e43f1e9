import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { IssuedTable } from '../parts/IssuedTable.tsx'

/** Attendance certificates: all for the academy, the own for a trainee. */
export default function AttendedPage() {
  const t = useText('certificates')
  return (
    <Page title={t('screens.attended')}>
      <IssuedTable kind="attendance" />
    </Page>
  )
}
