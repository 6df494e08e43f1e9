import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls } from '../../contract/calls.ts'
import { CourseStory } from '../parts/CourseStory.tsx'

/** A course as trainees and organizations read it. */
export default function CourseDetailPage() {
  const t = useText('catalogue')
  const id = useIdParam()
  const query = useCall(catalogueCalls.getCourse, id === null ? skip : { ID: id }, { keep: false })
  if (id === null)
    return (
      <Page title={t('screens.courseDetail')}>
        <EmptyState sentence={t('catalogueIntro')} action={{ label: t('backToList'), href: '/CourseList' }} />
      </Page>
    )
  return (
    <QueryView query={query} module="catalogue">
      {(course) => <CourseStory course={course} />}
    </QueryView>
  )
}
