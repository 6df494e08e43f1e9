import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PersonCoursesTable } from '../parts/PersonCoursesTable.tsx'

/** Who sat in the classes on whose staff the instructor stands, with what came of it. */
export default function CoursesOfMyTraineesPage() {
  const t = useText('certificates')
  return (
    <Page title={t('screens.coursesOfMyTrainees')}>
      <PersonCoursesTable />
    </Page>
  )
}
