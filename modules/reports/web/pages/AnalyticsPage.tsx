import { useText } from '#platform/web/text.ts'
import { subjectKeys } from '../../rules/subjects.ts'
import { StatisticsPage } from '../parts/statistics/StatisticsPage.tsx'

/** Every subject, grouped as one likes. */
export default function AnalyticsPage() {
  const t = useText('reports')
  return (
    <StatisticsPage
      path="/dashboard/analytics"
      title={t('screens.analytics')}
      about={t('about.analytics')}
      choices={subjectKeys}
    />
  )
}
