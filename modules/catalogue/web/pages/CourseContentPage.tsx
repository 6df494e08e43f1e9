import { Button } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls } from '../../contract/calls.ts'
import { CourseContent } from '../parts/materials/CourseContent.tsx'
import { OwnCourses } from '../parts/materials/OwnCourses.tsx'

/** What a course teaches, with its materials, for those who take part in it or teach it. */
export default function CourseContentPage() {
  const t = useText('catalogue')
  const pick = usePick()
  const id = useIdParam()
  const query = useCall(catalogueCalls.getCourseContent, id === null ? skip : { courseID: id }, { keep: false })
  if (id === null)
    return (
      <Page title={t('screens.content')}>
        <OwnCourses to="/CourseContentDetail/:ID?" />
      </Page>
    )
  return (
    <QueryView query={query} module="catalogue">
      {(content) => (
        <Page
          title={pick(content.Name)}
          width="form"
          actions={
            <Button
              component={AppLink}
              variant="default"
              to="/CourseContentDetailAndExams/:ID?"
              params={{ ID: content.ID }}
            >
              {t('materials.withExams')}
            </Button>
          }
        >
          <CourseContent content={content} />
        </Page>
      )}
    </QueryView>
  )
}
