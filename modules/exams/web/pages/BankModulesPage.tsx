import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'
import { BankModules } from '../parts/of-course/BankOfCourse.tsx'
import { BankActions } from './BankCoursesPage.tsx'

/** The modules of one course with how many questions each has of each type. */
export default function BankModulesPage() {
  const t = useText('exams')
  const courseId = useIdParam('ID')
  const query = useCall(calls.getQuestionModules, courseId === null ? skip : { CourseID: courseId })
  if (courseId === null) {
    return (
      <Page title={t('screens.bankModules')}>
        <EmptyState
          sentence={t('bank.noCourses')}
          action={{ label: t('screens.bankCourses'), href: '/Question/QuestionBank/ListOfCourses' }}
        />
      </Page>
    )
  }
  return (
    <QueryView query={query} module="exams">
      {(course) => (
        <Page
          title={<Localized text={course.CourseName} />}
          description={<Code>{course.CourseCode}</Code>}
          actions={<BankActions courseId={courseId} />}
        >
          <BankModules bank={course} />
        </Page>
      )}
    </QueryView>
  )
}
