import { SimpleGrid } from '@mantine/core'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { CourseContent, OwnCourses } from '#modules/catalogue/web/public.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attemptCalls } from '../../contract/calls.ts'
import { ExamCard } from '../parts/ExamCard.tsx'
import { ExamsOfCourse } from '../parts/of-person/ExamsOfInstructor.tsx'

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
          {isTrainee ? <OwnExams courseId={content.ID} /> : <ExamsOfTaught courseId={content.ID} />}
          <CourseContent content={content} />
        </Page>
      )}
    </QueryView>
  )
}

function OwnExams({ courseId }: { courseId: number }) {
  const words = useText('exams')
  const t = useText('sitting')
  const query = useCall(attemptCalls.getAvailableExams, { CourseID: courseId }, { every: 30_000 })
  return (
    <Section title={words('classExams')}>
      <QueryView
        query={query}
        module="exams"
        empty={({ Items }) => Items.length === 0}
        emptyState={<EmptyState sentence={t('available.none')} />}
      >
        {({ Items }) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {Items.map((exam) => (
              <ExamCard key={exam.ExamID} exam={exam} />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
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
