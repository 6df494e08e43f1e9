import { Badge, Group, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'

const tones = { present: 'green', late: 'yellow', leftEarly: 'yellow', excused: 'blue', absent: 'red' } as const

/** The trainee's own sessions, class by class, with the attendance of each. */
export default function MySchedulePage() {
  const t = useText('attendance')
  const format = useFormat()
  const query = useCall(calls.getMyAttendance, {})
  return (
    <Page title={t('screens.mySchedule')}>
      <QueryView
        query={query}
        empty={(data) => data.length === 0}
        emptyState={<EmptyState sentence={t('noClasses')} action={{ label: t('upcoming'), href: '/UpcomingCourse' }} />}
      >
        {(classes) =>
          classes.map((course) => (
            <Section
              key={course.CourseClassID}
              title={<Localized text={course.CourseName} />}
              description={<Code>{course.ClassCode}</Code>}
              actions={
                course.IsAtRisk && (
                  <Badge color="red" variant="light" title={t('atRiskHint')}>
                    {t('atRisk')}
                  </Badge>
                )
              }
            >
              <KeyValues
                columns={4}
                items={[
                  { label: t('taken'), value: format.percent(course.TakenPercent) },
                  { label: t('final'), value: format.percent(course.FinalPercent) },
                  { label: t('reachable'), value: format.percent(course.ReachablePercent) },
                  { label: t('mark'), value: t('threshold', { percent: format.percent(course.ThresholdPercent) }) },
                ]}
              />
              <SimpleTable
                caption={t('sessions')}
                rows={course.Sessions}
                rowKey={(session) => session.SessionID}
                emptySentence={t('noSessions')}
                columns={[
                  {
                    key: 'number',
                    label: t('session'),
                    card: 'title',
                    cell: (session) => t('sessionNumber', { number: format.number(session.SessionNumber) }),
                  },
                  { key: 'day', label: t('day'), cell: (session) => format.day(session.Day) },
                  {
                    key: 'time',
                    label: t('time'),
                    cell: (session) => `${format.time(session.StartsAt)} – ${format.time(session.EndsAt)}`,
                  },
                  {
                    key: 'mark',
                    label: t('mark'),
                    card: 'badge',
                    cell: (session) =>
                      session.SessionState === 'cancelled' ? (
                        <Text size="sm" c="dimmed">
                          {t('sessionStates.cancelled')}
                        </Text>
                      ) : session.State ? (
                        <Group gap={4}>
                          <Badge variant="light" color={tones[session.State]}>
                            {t(`marks.${session.State}`)}
                          </Badge>
                          {session.Minutes > 0 && <Text size="xs">{format.minutes(session.Minutes)}</Text>}
                        </Group>
                      ) : (
                        <Text size="sm" c="dimmed">
                          {t('notMarked')}
                        </Text>
                      ),
                  },
                ]}
              />
            </Section>
          ))
        }
      </QueryView>
    </Page>
  )
}
