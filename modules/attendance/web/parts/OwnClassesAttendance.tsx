import { Badge } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { OwnAttendance } from './OwnAttendance.tsx'

/** The trainee's own sessions, class by class, with the attendance of each. */
export function OwnClassesAttendance() {
  const t = useText('attendance')
  const query = useCall(calls.getMyAttendance, {})
  return (
    <QueryView
      query={query}
      empty={(data) => data.length === 0}
      emptyState={<EmptyState sentence={t('noClasses')} action={{ label: t('upcoming'), href: '/UpcomingCourse' }} />}
    >
      {(classes) =>
        classes.map((course) => (
          <Section
            key={course.CourseClassID}
            title={
              <AppLink to="/CourseClassDetail/:ID?" params={{ ID: course.CourseClassID }}>
                <Localized text={course.CourseName} />
              </AppLink>
            }
            description={<Code>{course.ClassCode}</Code>}
            actions={
              course.IsAtRisk && (
                <Badge color="red" variant="light" title={t('atRiskHint')}>
                  {t('atRisk')}
                </Badge>
              )
            }
          >
            <OwnAttendance course={course} />
          </Section>
        ))
      }
    </QueryView>
  )
}
