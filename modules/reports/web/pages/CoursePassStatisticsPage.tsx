import { useText } from '#platform/web/text.ts'
import { StatisticsPage } from '../parts/statistics/StatisticsPage.tsx'

/** Who passed: of classes as a whole, and of single exams. */
export default function CoursePassStatisticsPage() {
  const t = useText('reports')
  return (
    <StatisticsPage
      path="/Statistics/CoursePassStatistics"
      title={t('screens.coursePass')}
      about={t('about.coursePass')}
      choices={['results', 'exams']}
    />
  )
}
