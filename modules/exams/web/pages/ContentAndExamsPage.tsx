import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { CourseContent, OwnCourses } from '#modules/catalogue/web/public.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ExamsOfCourse } from '../parts/of-person/ExamsOfInstructor.tsx'
import { OwnExams } from '../parts/of-person/OwnExams.tsx'

/** What a course teaches, with its materials, and its exams: the own ones of a trainee, those of the own classes of an instructor. */
export default function ContentAndExamsPage() {
  const t = useText('catalogue')
  const pick = usePick()
  const id = useIdParam()
  const isTrainee = useMayPass('trainee')
  const query = useCall(catalogueCalls.getCourseContent, id === null ? skip : { courseID: id }, { keep: false })
  if (id === null)
    return (
      <Page title={t('screens.contentAndExams')}>
        <OwnCourses to="/CourseContentDetailAndExams/:ID?" />
      </Page>
    )
  return (
    <QueryView query={query} module="catalogue">
      {(content) => (
        <Page title={pick(content.Name)}>
          {isTrainee ? <ExamsOfTrainee courseId={content.ID} /> : <ExamsOfTaught courseId={content.ID} />}
          <CourseContent content={content} />
        </Page>
      )}
    </QueryView>
  )
}

function ExamsOfTrainee({ courseId }: { courseId: number }) {
  const words = useText('exams')
  const t = useText('sitting')
  return (
    <Section title={words('classExams')}>
      <OwnExams of={{ CourseID: courseId }} none={t('available.none')} />
    </Section>
  )
}

function ExamsOfTaught({ courseId }: { courseId: number }) {
  const words = useText('exams')
  return (
    <Section title={words('classExams')}>
      <ExamsOfCourse courseId={courseId} />
    </Section>
  )
}
