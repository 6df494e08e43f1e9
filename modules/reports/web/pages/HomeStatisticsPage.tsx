import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { subjectKeys } from '../../rules/subjects.ts'
import { Overview } from '../parts/statistics/Overview.tsx'
import { StatisticsPage } from '../parts/statistics/StatisticsPage.tsx'

/** All subjects at a glance; `?subject=…` shows one. */
export default function HomeStatisticsPage() {
  const t = useText('reports')
  const { values } = useAddress({ subject: '' })
  if (!subjectKeys.some((each) => each === values.subject)) return <Overview path="/HomeStatistics" />
  return (
    <StatisticsPage
      path="/HomeStatistics"
      title={t('screens.statistics')}
      about={t('about.statistics')}
      choices={subjectKeys}
    />
  )
}
