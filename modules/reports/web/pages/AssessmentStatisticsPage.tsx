import { useText } from '#platform/web/text.ts'
import { StatisticsPage } from '../parts/statistics/StatisticsPage.tsx'

/** How courses and instructors were rated. */
export default function AssessmentStatisticsPage() {
  const t = useText('reports')
  return (
    <StatisticsPage
      path="/Statistics/Assessment"
      title={t('screens.assessment')}
      about={t('about.assessment')}
      choices={['feedback']}
    />
  )
}
